import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { storeText } from '@/lib/content/store-texts/queries'
import { promisesOf, promiseValues } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import { storeTextPageAt } from '@/lib/settings/store-texts/pages'
import type { PageDetails } from './page-metadata'
import { STORE_PAGES, type StorePath } from './store-pages'

/**
 * The metadata of one of the store's own pages, with what the store promises, or as its owner's text has it.
 *
 * @param figures what else its description says
 */
export async function storePageDetails(
  path: StorePath,
  figures: Record<string, string | number> = {},
): Promise<PageDetails & { title: string }> {
  const page = STORE_PAGES.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is not a page of the store`)
  const [t, locale, settings] = await Promise.all([
    getTranslations(),
    getLocale(),
    cachedSettings(),
  ])
  const said = promiseValues(promisesOf(settings))
  const written = storeTextPageAt(path)
  const own = written && (await storeText(written, locale))
  return {
    locale,
    path,
    title: own?.metaTitle || own?.title || t(page.title, said),
    description:
      own?.metaDescription ||
      t(page.description, { storeName: settings.storeName, ...said, ...figures }),
  }
}
