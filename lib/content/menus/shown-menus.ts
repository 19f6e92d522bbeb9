import 'server-only'
import { visibleCollections } from '@/lib/catalog/collections'
import { allCategories } from '@/lib/catalog/queries'
import { ownPages } from '@/lib/content/pages/queries'
import type { Locale } from '@/lib/i18n/locales'
import { MENUS, type ShownMenus } from '@/lib/settings/menu-pages'
import { cachedSettings } from '@/lib/settings/queries'
import { menusInLanguage } from './entries-in-language'

/** The menus that the owner changed, as pages in a language show them. */
export async function shownMenus(locale: Locale): Promise<ShownMenus> {
  const { menus, defaultLanguage } = await cachedSettings()
  if (MENUS.every((menu) => menus[menu] === undefined) && !menus.headings) return {}
  const [pages, categories, collections] = await Promise.all([
    ownPages(),
    allCategories(),
    visibleCollections(),
  ])
  return menusInLanguage(menus, locale, { pages, categories, collections, defaultLanguage })
}
