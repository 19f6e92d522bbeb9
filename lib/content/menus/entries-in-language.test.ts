import { expect, it } from '@jest/globals'
import type { Locale } from '@/lib/i18n/locales'
import type { MenuTarget } from '@/lib/settings/menu-pages'
import { menusInLanguage } from './entries-in-language'

const targets = {
  pages: [{ id: 3, slug: 'press', titles: { en: 'Press', de: 'Presse' } }],
  categories: [{ id: 7, slug: 'office', name: 'Office' }],
  collections: [{ id: 5, slug: 'for-macs', name: 'For Macs' }],
  defaultLanguage: 'en',
}
const entry = <T extends MenuTarget>(target: T, names = {}, isHidden = false) => ({
  ...target,
  names,
  isHidden,
})
const header = (locale: Locale, ...entries: ReturnType<typeof entry>[]) =>
  menusInLanguage({ header: entries }, locale, targets).header

it('menus that the owner did not change are not among them', () => {
  expect(menusInLanguage({}, 'en', targets)).toEqual({})
  expect(menusInLanguage({ shop: [] }, 'en', targets)).toEqual({ shop: [] })
})

it('entries have the names of what they lead to, or those that the owner gave them in a language', () => {
  const entries = [
    entry({ to: 'store', page: 'help' }, { de: 'Fragen' }),
    entry({ to: 'page', id: 3 }),
    entry({ to: 'category', id: 7 }, { de: 'Büro' }),
    entry({ to: 'collection', id: 5 }),
    entry({ to: 'web', url: 'https://blog.example/' }, { en: 'Our blog' }),
  ]
  expect(header('de', ...entries)).toEqual([
    { page: 'help', name: 'Fragen' },
    { href: '/pages/press', name: 'Presse' },
    { href: '/category/office', name: 'Büro' },
    { href: '/collection/for-macs', name: 'For Macs' },
    { href: 'https://blog.example/', name: 'Our blog' },
  ])
  // A language in which nothing has a name takes those of the default one.
  expect(header('pt', ...entries)?.slice(0, 3)).toEqual([
    { page: 'help' },
    { href: '/pages/press', name: 'Press' },
    { href: '/category/office', name: 'Office' },
  ])
})

it('what is hidden or not in the store is left out', () => {
  expect(
    header(
      'en',
      entry({ to: 'store', page: 'help' }, {}, true),
      entry({ to: 'page', id: 4 }),
      entry({ to: 'category', id: 8 }),
      entry({ to: 'collection', id: 8 }),
    ),
  ).toEqual([])
})

it('columns of the footer have the names that the owner gave them, where he named them', () => {
  const menus = { headings: { shop: { en: 'Our shelves' }, support: { de: 'Hilfe' } } }
  expect(menusInLanguage(menus, 'en', targets)).toEqual({ headings: { shop: 'Our shelves' } })
  expect(menusInLanguage(menus, 'de', targets)).toEqual({ headings: { support: 'Hilfe' } })
  expect(menusInLanguage(menus, 'ja', targets)).toEqual({})
})
