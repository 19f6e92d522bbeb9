'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CookieSettingsButton } from '@/components/plugins/consent/cookie-settings-button'
import { AcceptedMarks } from '@/components/storefront/accepted-marks'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { SchemeChoice } from '@/components/storefront/scheme/scheme-choice'
import { usePromises, useStoreProps } from '@/components/storefront/store-props'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { WITHDRAWAL_PATH } from '@/lib/settings/withdrawal-path'
import { Logo } from './logo'

const SHOWN_CATEGORIES = 6

type FooterProps = {
  categories: readonly MenuCategory[]
  storeName: string
  logo: string
  /** What the owner says of the store; `null` for the translated default. */
  description: string | null
  /** Whether to show the link to the cookie settings. */
  asksForConsent: boolean
}

export function Footer(props: FooterProps) {
  const { categories, storeName, logo, description, asksForConsent } = props
  const t = useTranslations('shell.footer')
  const { promises, said } = usePromises()
  const {
    chargedInWords: currency,
    hasWithdrawal,
    hasAccessibility,
    hasGiftCards,
    hasBusinessPage,
    hasDarkMode,
  } = useStoreProps()
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
        <Column title={t('shop')}>
          {categories.slice(0, SHOWN_CATEGORIES).map(({ slug, name }) => (
            <FooterLink key={slug} href={`/category/${slug}`}>
              {name}
            </FooterLink>
          ))}
          <FooterLink href="/brands">{t('brands')}</FooterLink>
          {hasGiftCards && <FooterLink href="/gift-cards">{t('giftCards')}</FooterLink>}
          {hasBusinessPage && <FooterLink href="/business">{t('business')}</FooterLink>}
        </Column>
        <Column title={t('support')}>
          <FooterLink href="/help">{t('help')}</FooterLink>
          <FooterLink href="/knowledge">{t('knowledge')}</FooterLink>
          <FooterLink href="/library">{t('library')}</FooterLink>
          <FooterLink href="/orders/track">{t('trackOrder')}</FooterLink>
          <FooterLink href="/contact">{t('contact')}</FooterLink>
          <FooterLink href="/returns">{t('returns')}</FooterLink>
          <FooterLink href="/requirements">{t('requirements')}</FooterLink>
        </Column>
        <Column title={t('company')}>
          <FooterLink href="/about">{t('aboutUs')}</FooterLink>
          <FooterLink href="/careers">{t('careers')}</FooterLink>
          <FooterLink href="/legal-notice">{t('legalNotice')}</FooterLink>
          <FooterLink href="/terms">{t('terms')}</FooterLink>
          <FooterLink href="/privacy">{t('privacy')}</FooterLink>
          <FooterLink href="/cookies">{t('cookies')}</FooterLink>
          <FooterLink href="/disclaimer">{t('disclaimer')}</FooterLink>
          {hasAccessibility && <FooterLink href="/accessibility">{t('accessibility')}</FooterLink>}
          {asksForConsent && (
            <li>
              <CookieSettingsButton className={FOOTER_LINK}>
                {t('cookieSettings')}
              </CookieSettingsButton>
            </li>
          )}
        </Column>
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

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-base font-bold tracking-normal text-white">{title}</h2>
      <ul className="mt-3 -ms-1">{children}</ul>
    </div>
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

/** Many and rarely followed, so they are not prefetched. */
function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} prefetch={false} className={FOOTER_LINK}>
        {children}
      </Link>
    </li>
  )
}

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
