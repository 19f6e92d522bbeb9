import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { cachedSettings } from '@/lib/settings/queries'
import type { PageDetails } from './page-metadata'
import { STORE_PAGES, type StorePath } from './store-pages'

/**
 * What one of the store's own pages tells of itself.
 *
 * @param figures what its description names besides the store
 */
export async function storePageDetails(
  path: StorePath,
  figures: Record<string, number> = {},
): Promise<PageDetails & { title: string }> {
  const page = STORE_PAGES.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is no page of the store`)
  const [t, locale, { storeName }] = await Promise.all([
    getTranslations(),
    getLocale(),
    cachedSettings(),
  ])
  return {
    locale,
    path,
    title: t(page.title),
    description: t(page.description, { storeName, ...figures }),
  }
}
