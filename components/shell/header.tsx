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
import { useStoreProps } from '@/components/storefront/store-props'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { CategoriesMenu } from './categories-menu'
import { CategoryPanel } from './category-links'
import { Logo } from './logo'
import { PhoneSearch } from './phone-search'
import { SideMenu } from './side-menu'

type HeaderProps = { categories: readonly MenuCategory[]; storeName: string; logo: string }

export function Header({ categories, storeName, logo }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="page-width flex h-16 items-center gap-1.5 md:gap-4">
        <div className="contents lg:hidden">
          <SideMenu categories={categories} />
          <PhoneSearch />
        </div>
        <Logo storeName={storeName} image={logo} />
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
      <NavigationRow categories={categories} />
    </header>
  )
}

function NavigationRow({ categories }: { categories: readonly MenuCategory[] }) {
  const t = useTranslations('shell')
  const { hasGiftCards } = useStoreProps()
  const link =
    'flex h-10 items-center gap-1.5 rounded-control px-3.5 text-sm font-semibold whitespace-nowrap transition-colors'
  return (
    <div className="hidden border-t border-line/70 lg:block">
      <div className="page-width flex h-13 items-center gap-6">
        <nav aria-label={t('mainNavigation')} className="flex items-center gap-1">
          <CategoriesMenu label={t('categories')}>
            <CategoryPanel categories={categories} />
          </CategoriesMenu>
          <Link href="/" className={`${link} ms-2 hover:bg-sunken`}>
            {t('home')}
          </Link>
          <Link
            href="/deals"
            className={`${link} bg-primary-soft text-primary-deep hover:bg-primary-tint`}
          >
            <Icon name="tag" className="size-4" />
            {t('deals')}
          </Link>
          {hasGiftCards && (
            <Link href="/gift-cards" className={`${link} hover:bg-sunken`}>
              {t('giftCards')}
            </Link>
          )}
          <Link href="/knowledge" className={`${link} hover:bg-sunken`}>
            {t('knowledge')}
          </Link>
        </nav>
        <StorePromises />
        <div className="-me-3.5 flex shrink-0 items-center gap-1">
          <Link href="/library" prefetch={false} className={`${link} hover:bg-sunken`}>
            <Icon name="key-round" className="size-4" />
            {t('library')}
          </Link>
          <Link href="/orders/track" prefetch={false} className={`${link} hover:bg-sunken`}>
            <Icon name="package" className="size-4" />
            {t('trackOrder')}
          </Link>
        </div>
      </div>
    </div>
  )
}
