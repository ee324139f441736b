import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { cloudFrontTemplate } from './cloudfront.ts'
import { headersFile, redirectsFile } from './netlify-cloudflare.ts'
import { nginxMaps, nginxSite } from './nginx.ts'
import type { HostRules } from './rules.ts'
import { s3Upload } from './s3-upload.ts'
import { vercelConfig } from './vercel.ts'

/** Files two hosts look for in the published folder; they keep them to themselves. */
export function publishedHostFiles({ headers, redirects }: HostRules): Record<string, string> {
  return { _headers: headersFile(headers), _redirects: redirectsFile(redirects) }
}

/** Files for the other hosts, which would show them to every visitor if they lay in the published folder. */
export function hostFiles(rules: HostRules): Record<string, string> {
  return {
    'nginx/maps.conf': nginxMaps(rules),
    'nginx/site.conf': nginxSite(rules),
    Caddyfile: caddyfile(rules),
    'apache/.htaccess': htaccess(rules),
    'vercel/vercel.json': vercelConfig(rules),
    'github-pages/.nojekyll': '',
    'cloudfront/template.json': cloudFrontTemplate(rules),
    'cloudfront/upload.sh': s3Upload(rules),
  }
}

/** Writes the files for the other hosts beside the published folder. */
export async function writeHostFiles(folder: string, rules: HostRules): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(hostFiles(rules))) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
