import { useTranslations } from 'next-intl'
import { SearchBox } from '@/components/catalog/search/search-box'
import { WishlistLink } from '@/components/catalog/wishlist/wishlist-link'
import { CurrencyPicker } from '@/components/storefront/currency/currency-picker'
import { LanguagePicker } from '@/components/storefront/language/language-picker'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { useStoreProps } from '@/components/storefront/store-props'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { CategoryList } from './category-links'

export function SideMenuContent({ categories }: { categories: readonly MenuCategory[] }) {
  const t = useTranslations('shell')
  const { hasGiftCards, hasBusinessPage } = useStoreProps()
  return (
    <>
      <SearchBox />
      <nav aria-label={t('mainNavigation')} className="mt-4">
        <ul>
          <MenuLink href="/" icon="house" text={t('home')} />
          <MenuLink href="/deals" icon="tag" text={t('deals')} highlighted />
          {hasGiftCards && <MenuLink href="/gift-cards" icon="gift" text={t('giftCards')} />}
          {hasBusinessPage && <MenuLink href="/business" icon="calculator" text={t('business')} />}
          <MenuLink href="/knowledge" icon="book-open" text={t('knowledge')} />
          <li>
            <WishlistLink layout="row" />
          </li>
          <MenuLink href="/library" icon="key-round" text={t('library')} />
          <MenuLink href="/orders/track" icon="package" text={t('trackOrder')} />
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

type MenuLinkProps = { href: string; icon: IconName; text: string; highlighted?: boolean }

function MenuLink({ href, icon, text, highlighted = false }: MenuLinkProps) {
  return (
    <li>
      <Link
        href={href}
        className={`flex min-h-12 items-center gap-3 rounded-control px-2 font-semibold hover:bg-sunken ${highlighted ? 'text-primary-strong' : ''}`}
      >
        <Icon name={icon} className="mx-2 size-5" />
        {text}
      </Link>
    </li>
  )
}
