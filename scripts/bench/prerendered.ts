import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { distDir, projectRoot } from '../lib/data-dir'

/** Whether the build rendered a product's page. */
export const isPrerendered = (slug: string) =>
  existsSync(join(projectRoot, distDir(), 'server/app', DEFAULT_LOCALE, 'products', `${slug}.html`))
