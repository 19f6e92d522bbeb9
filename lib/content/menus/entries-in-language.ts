import { inLanguage, ownPagePath } from '@/lib/content/pages/page-rules'
import { type Locale, type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import {
  FOOTER_COLUMNS,
  MENUS,
  type MenuEntry,
  type Menus,
  type ShownEntry,
  type ShownMenus,
} from '@/lib/settings/menu-pages'

/** What the store has that menus may lead to. */
export type Targets = {
  pages: readonly { id: number; slug: string; titles: Partial<Record<TranslatedLocale, string>> }[]
  categories: readonly { id: number; slug: string; name: string }[]
  collections: readonly { id: number; slug: string; name: string }[]
  defaultLanguage: string
}

/**
 * Menus as pages in a language show them: without what is hidden, and without pages, categories and collections that are
 * not there any more.
 */
export function menusInLanguage(menus: Menus, locale: Locale, targets: Targets): ShownMenus {
  const shown: ShownMenus = {}
  for (const menu of MENUS)
    if (menus[menu])
      shown[menu] = menus[menu].flatMap((entry) =>
        entry.isHidden ? [] : (entryInLanguage(entry, locale, targets) ?? []),
      )
  const headings = headingsInLanguage(menus, locale)
  return Object.keys(headings).length > 0 ? { ...shown, headings } : shown
}

/** What the owner calls the columns of the footer in a language; those that he did not name there are left out. */
function headingsInLanguage({ headings = {} }: Menus, locale: Locale) {
  const named: NonNullable<ShownMenus['headings']> = {}
  for (const column of FOOTER_COLUMNS) {
    const name = headings[column]?.[textLocaleOf(locale)]
    if (name) named[column] = name
  }
  return named
}

function entryInLanguage(entry: MenuEntry, locale: Locale, targets: Targets): ShownEntry | null {
  const { pages, categories, collections, defaultLanguage } = targets
  const name = entry.names[textLocaleOf(locale)]
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
    case 'collection': {
      const collection = collections.find(({ id }) => id === entry.id)
      return collection
        ? { href: `/collection/${collection.slug}`, name: name ?? collection.name }
        : null
    }
    case 'web': {
      const called = inLanguage(entry.names, locale, defaultLanguage)
      return called ? { href: entry.url, name: called } : null
    }
  }
}
