'use client'

import { useTranslations } from 'next-intl'
import { CookieSettingsButton } from '@/components/plugins/consent/cookie-settings-button'
import { AcceptedMarks } from '@/components/storefront/accepted-marks'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { SchemeChoice } from '@/components/storefront/scheme/scheme-choice'
import { usePromises, useStoreProps } from '@/components/storefront/store-props'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { FOOTER_COLUMNS, type MenuName, type ShownMenus } from '@/lib/settings/menu-pages'
import { WITHDRAWAL_PATH } from '@/lib/settings/withdrawal-path'
import { Logo } from './logo'
import { MenuLink } from './menu-link'
import { type MenuItem, useMenu } from './use-menu'

const SHOWN_CATEGORIES = 6

type FooterProps = {
  categories: readonly MenuCategory[]
  storeName: string
  logo: string
  /** What the owner says of the store; `null` for the translated default. */
  description: string | null
  /** Whether to show the link to the cookie settings. */
  asksForConsent: boolean
  /** The menus that the owner changed. */
  menus: ShownMenus
}

export function Footer(props: FooterProps) {
  const { storeName, logo, description } = props
  const t = useTranslations('shell.footer')
  const { promises, said } = usePromises()
  const { chargedInWords: currency, hasWithdrawal, hasDarkMode } = useStoreProps()
  return (
    <footer className="mt-auto bg-night text-sm text-stone-300">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-[1.5fr_1.2fr_1fr_1fr] lg:py-16">
        <div className="col-span-full max-w-sm lg:col-span-1 lg:max-w-xs">
          <Logo storeName={storeName} image={logo} onDark />
          <p className="mt-4 leading-relaxed whitespace-pre-line">
            {description ?? t('about', said)}
          </p>
          <ul className="mt-5 space-y-2.5 font-medium text-stone-200">
            {promises.deliveryMinutes > 0 && <Assurance icon="zap" text={t('delivery', said)} />}
            {promises.isGenuine && <Assurance icon="badge-check" text={t('genuine')} />}
            {promises.refundDays > 0 && <Assurance icon="rotate-ccw" text={t('guarantee', said)} />}
          </ul>
        </div>
        {FOOTER_COLUMNS.map((menu) => (
          <Column
            key={menu}
            title={props.menus.headings?.[menu] ?? t(menu)}
            menu={menu}
            {...props}
          />
        ))}
      </div>
      <div className="border-t border-white/12">
        <div className="page-width flex flex-col gap-4 py-6 text-stone-400 lg:flex-row lg:items-center lg:justify-between">
          <div>
            {hasWithdrawal && <Withdrawal />}
            <p>{t('copyright', { storeName })}</p>
            <p className="mt-1 text-xs">{t('trademarks', { currency })}</p>
          </div>
          <div className="flex flex-col gap-4 lg:items-end">
            {hasDarkMode && <SchemeChoice />}
            <PaymentMethods />
          </div>
        </div>
      </div>
    </footer>
  )
}

type ColumnProps = Pick<FooterProps, 'categories' | 'menus' | 'asksForConsent'> & {
  title: string
  menu: MenuName
}

function Column({ title, menu, menus, categories, asksForConsent }: ColumnProps) {
  const items = useMenu(menus, menu).flatMap((item) => {
    if (item.page === 'mainCategories')
      return categories
        .slice(0, SHOWN_CATEGORIES)
        .map(({ slug, name }) => ({ key: slug, href: `/category/${slug}`, name }))
    return item.page === 'cookieSettings' && !asksForConsent ? [] : [item]
  })
  if (items.length === 0) return null
  return (
    <div>
      <h2 className="text-base font-bold tracking-normal text-white">{title}</h2>
      <ul className="mt-3 -ms-1">
        {items.map(({ key, ...item }) => (
          <li key={key}>
            <FooterItem {...item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links are many and rarely followed, so they are not prefetched. */
function FooterItem({ page, href, name }: Omit<MenuItem, 'key'>) {
  if (page === 'cookieSettings')
    return <CookieSettingsButton className={FOOTER_LINK}>{name}</CookieSettingsButton>
  return (
    <MenuLink href={href} prefetch={false} className={FOOTER_LINK}>
      {name}
    </MenuLink>
  )
}

/** In plain sight, in the words of the law. */
function Withdrawal() {
  const t = useTranslations('withdrawalLink')
  return (
    <p className="mb-3">
      <Link
        href={WITHDRAWAL_PATH}
        prefetch={false}
        className="inline-block py-1 font-bold text-white underline underline-offset-2"
      >
        {t('label')}
      </Link>
    </p>
  )
}

const FOOTER_LINK = 'footer-link'

function Assurance({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={icon} className="size-4.5 shrink-0 text-secondary" />
      {text}
    </li>
  )
}

function PaymentMethods() {
  const t = useTranslations('shell.footer')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <p className="flex items-center gap-1.5 font-semibold text-stone-200">
        <Icon name="lock" className="size-4" />
        {t('payment')}
      </p>
      <AcceptedMarks />
    </div>
  )
}
