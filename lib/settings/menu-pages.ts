import type { TranslatedLocale } from '@/lib/i18n/locales'
// What menus hold, without schemas, so that every page of the store may load it.

/**
 * The pages of the store that menus may link to, in the order in which they are offered: where each is, and its name among
 * the texts of `shell`.
 */
export const MENU_PAGES = {
  home: { path: '/', name: 'home' },
  deals: { path: '/deals', name: 'deals' },
  mainCategories: { path: '/categories', name: 'categories' },
  allCategories: { path: '/categories', name: 'allCategories' },
  brands: { path: '/brands', name: 'footer.brands' },
  giftCards: { path: '/gift-cards', name: 'giftCards' },
  business: { path: '/business', name: 'business' },
  knowledge: { path: '/knowledge', name: 'knowledge' },
  wishlist: { path: '/wishlist', name: 'footer.wishlist' },
  library: { path: '/library', name: 'library' },
  trackOrder: { path: '/orders/track', name: 'trackOrder' },
  help: { path: '/help', name: 'footer.help' },
  contact: { path: '/contact', name: 'footer.contact' },
  returns: { path: '/returns', name: 'footer.returns' },
  requirements: { path: '/requirements', name: 'footer.requirements' },
  aboutUs: { path: '/about', name: 'footer.aboutUs' },
  careers: { path: '/careers', name: 'footer.careers' },
  legalNotice: { path: '/legal-notice', name: 'footer.legalNotice' },
  terms: { path: '/terms', name: 'footer.terms' },
  privacy: { path: '/privacy', name: 'footer.privacy' },
  cookies: { path: '/cookies', name: 'footer.cookies' },
  disclaimer: { path: '/disclaimer', name: 'footer.disclaimer' },
  accessibility: { path: '/accessibility', name: 'footer.accessibility' },
  cookieSettings: { path: '/cookies', name: 'footer.cookieSettings' },
} as const satisfies Record<string, { path: string; name: string }>
export type MenuPage = keyof typeof MENU_PAGES
export const MENU_PAGE_NAMES = Object.keys(MENU_PAGES) as [MenuPage, ...MenuPage[]]

/** The menus: of the header, beside it those of buyers, of small screens, and the columns of the footer. */
export const MENUS = ['header', 'buyers', 'side', 'shop', 'support', 'company'] as const
export type MenuName = (typeof MENUS)[number]

/** The columns of the footer, which have a heading each. */
export const FOOTER_COLUMNS = ['shop', 'support', 'company'] as const
export type FooterColumn = (typeof FOOTER_COLUMNS)[number]

const FOOTER: readonly MenuName[] = FOOTER_COLUMNS

/** What each menu holds until the owner changes it. */
const DEFAULT_MENUS: Record<MenuName, readonly MenuPage[]> = {
  header: ['home', 'deals', 'giftCards', 'knowledge'],
  buyers: ['library', 'trackOrder'],
  side: [
    'home',
    'deals',
    'giftCards',
    'business',
    'knowledge',
    'wishlist',
    'library',
    'trackOrder',
  ],
  shop: ['mainCategories', 'brands', 'giftCards', 'business'],
  support: ['help', 'knowledge', 'library', 'trackOrder', 'contact', 'returns', 'requirements'],
  company: [
    'aboutUs',
    'careers',
    'legalNotice',
    'terms',
    'privacy',
    'cookies',
    'disclaimer',
    'accessibility',
    'cookieSettings',
  ],
}

/** Whether a menu may hold a page: what is no link stands only where it is drawn. */
export const mayHold = (menu: MenuName, page: MenuPage): boolean =>
  page === 'mainCategories' || page === 'cookieSettings' ? FOOTER.includes(menu) : true

/** What laws want to be one click away from every page, and as easy to withdraw as it was given. */
const ALWAYS_IN_FOOTER = ['legalNotice', 'terms', 'privacy', 'cookieSettings'] as const

/** What something is called in the languages in which the owner named it. */
export type Names = Partial<Record<TranslatedLocale, string>>

/** Where an entry leads: to a page of the store, one that the owner added, a category, a collection or another site. */
export type MenuTarget =
  | { to: 'store'; page: MenuPage }
  | { to: 'page'; id: number }
  | { to: 'category'; id: number }
  | { to: 'collection'; id: number }
  | { to: 'web'; url: string }

/** An entry of a menu; without a name in a language it has that of what it leads to. */
export type MenuEntry = MenuTarget & { names: Names; isHidden: boolean }
/** The menus that the owner changed, and what he calls the columns of the footer. */
export type Menus = Partial<Record<MenuName, MenuEntry[]>> & {
  headings?: Partial<Record<FooterColumn, Names>>
}

/** The entries of a menu, as the owner has them or as they are by default. */
export const entriesOf = (menus: Menus, menu: MenuName): readonly MenuEntry[] =>
  menus[menu] ??
  DEFAULT_MENUS[menu].map((page) => ({ to: 'store', page, names: {}, isHidden: false }))

/** How often a page is shown in the footer. */
const timesInFooter = (menus: Menus, page: MenuPage): number =>
  FOOTER.flatMap((menu) => entriesOf(menus, menu)).filter(
    (entry) => entry.to === 'store' && entry.page === page && !entry.isHidden,
  ).length

/** Which pages are missing in the footer that must be there. */
export const missingInFooter = (menus: Menus): MenuPage[] =>
  ALWAYS_IN_FOOTER.filter((page) => timesInFooter(menus, page) === 0)

/** Whether an entry can't be hidden or removed, because it is the last one that leads to what the footer must lead to. */
export const mustStay = (menus: Menus, menu: MenuName, entry: MenuEntry): boolean =>
  FOOTER.includes(menu) &&
  entry.to === 'store' &&
  !entry.isHidden &&
  ALWAYS_IN_FOOTER.some((page) => page === entry.page) &&
  timesInFooter(menus, entry.page) === 1

/** An entry as a page of the store shows it: a page by its own name or another one, or any other link. */
export type ShownEntry = { page: MenuPage; name?: string } | { href: string; name: string }
/** The menus that differ from the default, as pages in a language show them. */
export type ShownMenus = Partial<Record<MenuName, ShownEntry[]>> & {
  headings?: Partial<Record<FooterColumn, string>>
}

/** What a menu shows. */
export const shownEntries = (menus: ShownMenus, menu: MenuName): readonly ShownEntry[] =>
  menus[menu] ?? DEFAULT_MENUS[menu].map((page) => ({ page }))
