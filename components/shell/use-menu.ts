import { useTranslations } from 'next-intl'
import { useStoreProps } from '@/components/storefront/store-props'
import {
  MENU_PAGES,
  type MenuName,
  type MenuPage,
  type ShownMenus,
  shownEntries,
} from '@/lib/settings/menu-pages'

/** A link of a menu. */
export type MenuItem = { key: string; href: string; name: string; page?: MenuPage }

/** What a menu of the store shows: pages that were switched off are left out. */
export function useMenu(menus: ShownMenus, menu: MenuName): MenuItem[] {
  const t = useTranslations('shell')
  const { hasGiftCards, hasBusinessPage, hasAccessibility, hasCareers, hasAboutPage } =
    useStoreProps()
  const isOff: Partial<Record<MenuPage, boolean>> = {
    giftCards: !hasGiftCards,
    business: !hasBusinessPage,
    accessibility: !hasAccessibility,
    careers: !hasCareers,
    aboutUs: !hasAboutPage,
  }
  return shownEntries(menus, menu).flatMap((entry, index): MenuItem[] => {
    if ('href' in entry) return [{ ...entry, key: `${index} ${entry.href}` }]
    const { page, name } = entry
    if (isOff[page]) return []
    const { path, name: own } = MENU_PAGES[page]
    return [{ key: `${index} ${page}`, page, href: path, name: name ?? t(own) }]
  })
}
