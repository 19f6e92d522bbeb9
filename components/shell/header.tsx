'use client'

import { useTranslations } from 'next-intl'
import { CartButton } from '@/components/cart/cart-button'
import { SearchBox } from '@/components/catalog/search/search-box'
import { WishlistLink } from '@/components/catalog/wishlist/wishlist-link'
import { expressInCart } from '@/components/checkout/express/express-in-cart'
import { CurrencyPicker } from '@/components/storefront/currency/currency-picker'
import { LanguagePicker } from '@/components/storefront/language/language-picker'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { StorePromises } from '@/components/storefront/store-promises'
import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { MenuPage, ShownMenus } from '@/lib/settings/menu-pages'
import { CategoriesMenu } from './categories-menu'
import { CategoryPanel } from './category-links'
import { Logo } from './logo'
import { MenuLink } from './menu-link'
import { PhoneSearch } from './phone-search'
import { SideMenu } from './side-menu'
import { type MenuItem, useMenu } from './use-menu'

type MenuProps = {
  categories: readonly MenuCategory[]
  /** The menus that the owner changed. */
  menus: ShownMenus
}
type HeaderProps = MenuProps & {
  storeName: string
  logo: string
  /** The logo of dark pages, where it is another one. */
  logoOnDark: string | null
}

export function Header({ categories, menus, storeName, logo, logoOnDark }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="page-width flex h-16 items-center gap-1.5 md:gap-4">
        <div className="contents lg:hidden">
          <SideMenu categories={categories} menus={menus} />
          <PhoneSearch />
        </div>
        <Logo storeName={storeName} image={logo} imageOnDark={logoOnDark} />
        <SearchBox className="ms-2 hidden max-w-2xl flex-1 md:block lg:mx-auto" />
        <div className="hidden items-center lg:flex">
          <LanguagePicker layout="popover" />
          <CurrencyPicker layout="popover" />
        </div>
        <div className="order-last flex items-center md:ms-auto lg:ms-0">
          <WishlistLink layout="icon" />
          <CartButton payNow={expressInCart} />
        </div>
      </div>
      <NavigationRow categories={categories} menus={menus} />
    </header>
  )
}

/** Pages that stand out by an icon. */
const ICONS: Partial<Record<MenuPage, IconName>> = {
  deals: 'tag',
  library: 'key-round',
  trackOrder: 'package',
}

function NavigationRow({ categories, menus }: MenuProps) {
  const t = useTranslations('shell')
  const pages = useMenu(menus, 'header')
  const ofBuyers = useMenu(menus, 'buyers')
  return (
    <div className="hidden border-t border-line/70 lg:block">
      <div className="page-width flex h-13 items-center gap-6">
        <nav aria-label={t('mainNavigation')} className="flex items-center gap-1">
          <CategoriesMenu label={t('categories')}>
            <CategoryPanel categories={categories} />
          </CategoriesMenu>
          {pages.map(({ key, ...item }, index) => (
            <NavigationLink key={key} {...item} className={index === 0 ? 'ms-2' : ''} />
          ))}
        </nav>
        <StorePromises />
        <div className="-me-3.5 flex shrink-0 items-center gap-1">
          {ofBuyers.map(({ key, ...item }) => (
            <NavigationLink key={key} {...item} prefetch={false} />
          ))}
        </div>
      </div>
    </div>
  )
}

type NavigationLinkProps = Omit<MenuItem, 'key'> & { prefetch?: false; className?: string }

function NavigationLink({ page, href, name, prefetch, className }: NavigationLinkProps) {
  const icon = page && ICONS[page]
  return (
    <MenuLink
      href={href}
      prefetch={prefetch}
      className={classNames(
        'flex h-10 items-center gap-1.5 rounded-control px-3.5 text-sm font-semibold whitespace-nowrap transition-colors',
        page === 'deals'
          ? 'bg-primary-soft text-primary-deep hover:bg-primary-tint'
          : 'hover:bg-sunken',
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {name}
    </MenuLink>
  )
}
