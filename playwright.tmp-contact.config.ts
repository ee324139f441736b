import base from './playwright.config.ts'
const { webServer: _, ...rest } = base
export default { ...rest, outputDir: '/tmp/cpw', reporter: [['list']], use: { ...rest.use, baseURL: 'http://localhost:4471' } }
