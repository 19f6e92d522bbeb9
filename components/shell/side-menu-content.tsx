import { useTranslations } from 'next-intl'
import { SearchBox } from '@/components/catalog/search/search-box'
import { WishlistLink } from '@/components/catalog/wishlist/wishlist-link'
import { CurrencyPicker } from '@/components/storefront/currency/currency-picker'
import { LanguagePicker } from '@/components/storefront/language/language-picker'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import type { MenuPage, ShownMenus } from '@/lib/settings/menu-pages'
import { CategoryList } from './category-links'
import { MenuLink } from './menu-link'
import { type MenuItem, useMenu } from './use-menu'

/** Of pages that have one of their own; others have that of a page. */
const ICONS: Partial<Record<MenuPage, IconName>> = {
  home: 'house',
  deals: 'tag',
  allCategories: 'layout-grid',
  giftCards: 'gift',
  business: 'calculator',
  knowledge: 'book-open',
  library: 'key-round',
  trackOrder: 'package',
  help: 'circle-question-mark',
  contact: 'messages-square',
}

type Props = { categories: readonly MenuCategory[]; menus: ShownMenus }

export function SideMenuContent({ categories, menus }: Props) {
  const t = useTranslations('shell')
  const items = useMenu(menus, 'side')
  return (
    <>
      <SearchBox />
      <nav aria-label={t('mainNavigation')} className="mt-4">
        <ul>
          {items.map(({ key, ...item }) => (
            <li key={key}>
              {item.page === 'wishlist' ? (
                <WishlistLink layout="row" />
              ) : (
                <SideMenuLink {...item} />
              )}
            </li>
          ))}
        </ul>
        <h2 className="mt-4 mb-1.5 border-t border-line px-2 pt-4 text-sm font-bold text-muted">
          {t('categories')}
        </h2>
        <CategoryList categories={categories} />
        <Link
          href="/categories"
          className="mt-1 flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-primary-strong hover:underline"
        >
          {t('allCategories')}
        </Link>
      </nav>
      <div className="mt-3 space-y-2 border-t border-line pt-4 lg:hidden">
        <LanguagePicker layout="inline" />
        <CurrencyPicker layout="inline" />
      </div>
    </>
  )
}

function SideMenuLink({ page, href, name }: Omit<MenuItem, 'key'>) {
  const highlight = page === 'deals' ? 'text-primary-strong' : ''
  return (
    <MenuLink
      href={href}
      className={`flex min-h-12 items-center gap-3 rounded-control px-2 font-semibold hover:bg-sunken ${highlight}`}
    >
      <Icon name={(page && ICONS[page]) ?? 'file-text'} className="mx-2 size-5" />
      {name}
    </MenuLink>
  )
}
