import 'server-only'
import { allCategories } from '@/lib/catalog/queries'
import { inLanguage, ownPagePath } from '@/lib/content/pages/page-rules'
import { ownPages } from '@/lib/content/pages/queries'
import { type Locale, textLocaleOf } from '@/lib/i18n/locales'
import { MENUS, type MenuEntry, type ShownEntry, type ShownMenus } from '@/lib/settings/menu-pages'
import { cachedSettings } from '@/lib/settings/queries'

/**
 * The menus that the owner changed, as pages in a language show them: without what is hidden, and without pages and
 * categories that are not there any more.
 */
export async function shownMenus(locale: Locale): Promise<ShownMenus> {
  const { menus, defaultLanguage } = await cachedSettings()
  const changed = MENUS.filter((menu) => menus[menu] !== undefined)
  if (changed.length === 0) return {}
  const [pages, categories] = await Promise.all([ownPages(), allCategories()])
  const language = textLocaleOf(locale)

  function shown(entry: MenuEntry): ShownEntry | null {
    const name = entry.names[language]
    switch (entry.to) {
      case 'store':
        return { page: entry.page, ...(name && { name }) }
      case 'page': {
        const page = pages.find(({ id }) => id === entry.id)
        const title = page && inLanguage(page.titles, locale, defaultLanguage)
        return page && title ? { href: ownPagePath(page.slug), name: name ?? title } : null
      }
      case 'category': {
        const category = categories.find(({ id }) => id === entry.id)
        return category ? { href: `/category/${category.slug}`, name: name ?? category.name } : null
      }
      case 'web': {
        const called = inLanguage(entry.names, locale, defaultLanguage)
        return called ? { href: entry.url, name: called } : null
      }
    }
  }

  const menusShown: ShownMenus = {}
  for (const menu of changed)
    menusShown[menu] = (menus[menu] ?? []).flatMap((entry) =>
      entry.isHidden ? [] : (shown(entry) ?? []),
    )
  return menusShown
}
