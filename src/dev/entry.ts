/** The script of a page in development: one that follows the content, and the code of the site too. */
import './follow.ts'
import { registerGallery } from './gallery/register.ts'
import { tellProblems } from './live-content.ts'

registerGallery()

import.meta.hot?.on('vite:error', ({ err }) => tellProblems('code', `${err.message}\n\n${err.frame || err.stack}`))
import.meta.hot?.on('vite:afterUpdate', () => tellProblems('code', ''))
