import path from 'node:path'
import { takePictures } from './desk/take-pictures.ts'

// `npm run desk:pictures`
await takePictures(path.resolve(import.meta.dirname, '..'))
