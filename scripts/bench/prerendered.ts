import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { distDir, projectRoot } from '../lib/data-dir'

const folder = () => join(projectRoot, distDir(), 'server/app', DEFAULT_LOCALE)

const metaSchema = z.object({ status: z.number().default(200), postponed: z.string().optional() })

export type StaticPage = { path: string; bytes: number }

function isWhole(html: string): boolean {
  const meta = html.replace(/html$/, 'meta')
  if (!existsSync(meta)) return false
  const { status, postponed } = metaSchema.parse(JSON.parse(readFileSync(meta, 'utf8')))
  return status === 200 && postponed === undefined
}

/** The smallest page that the build rendered completely: the upper bound of the server's throughput. */
export function smallestPage(): StaticPage {
  const pages = readdirSync(folder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.includes('['))
    .filter((file) => isWhole(join(folder(), file)))
    .map((file) => ({
      path: `/${file.slice(0, -'.html'.length)}`,
      bytes: statSync(join(folder(), file)).size,
    }))
    .sort((a, b) => a.bytes - b.bytes)
  if (!pages[0]) throw new Error('The build has no prerendered page')
  return pages[0]
}

/** Whether the build rendered a product's page. */
export const isPrerendered = (slug: string) =>
  existsSync(join(folder(), 'products', `${slug}.html`))
