import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FIGTREE } from '@/app/fonts'
import { preloadTypeface } from '@/app/preload-typeface'
import { CheckoutFooter } from '@/components/checkout/checkout-footer'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { SchemeScript } from '@/components/storefront/scheme/scheme-script'
import { StorePropsProvider } from '@/components/storefront/store-props'
import { ErrorTexts } from '@/components/ui/lost-script/error-texts'
import { QueryProvider } from '@/components/ui/query-provider'
import { SkipLink } from '@/components/ui/skip-link'
import { Toaster } from '@/components/ui/toast/toaster'
import { cachedSellingCurrencies } from '@/lib/checkout/selling-currencies'
import { storeMetadata } from '@/lib/content/seo/store-metadata'
import { CHECKOUT_CLIENT_NAMESPACES } from '@/lib/i18n/client-namespaces'
import { DEFAULT_LOCALE, directionOf, fallbackLang, isLocale } from '@/lib/i18n/locales'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { siteImages } from '@/lib/media/site-images'
import { promisesOf } from '@/lib/settings/promises'
import { currentSettings } from '@/lib/settings/queries'
import { cachedRates } from '@/lib/settings/rates/queries'
import { storePropsOf } from '@/lib/settings/store-props'
import { frameColours, storeThemeAttributes } from '@/lib/settings/theme'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

// Every response has its own CSP nonce, so nothing here is prerendered.
export const instant = false

/** Next requires at least one entry. */
export function generateStaticParams() {
  return [{ locale: DEFAULT_LOCALE }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  return { ...(await storeMetadata(locale)), robots: { index: false, follow: false } }
}

export async function generateViewport(): Promise<Viewport> {
  return frameColours(await currentSettings())
}

export default async function CheckoutRootLayout({ children, params }: Props) {
  await connection()
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [messages, settings, rates, sellingCurrencies, images] = await Promise.all([
    getMessages(),
    currentSettings(),
    cachedRates(),
    cachedSellingCurrencies(),
    siteImages(),
  ])
  preloadTypeface(settings.typeface, locale)
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-scroll-behavior="smooth"
      className={FIGTREE}
      {...storeThemeAttributes(settings)}
      // A script sets the scheme before this hydrates.
      suppressHydrationWarning={settings.darkMode}
    >
      <body
        lang={fallbackLang(locale)}
        className="flex min-h-dvh flex-col [--container-page:80rem]"
      >
        {settings.darkMode && <SchemeScript nonce={nonce} />}
        <SkipLink />
        <NextIntlClientProvider messages={pickMessages(messages, CHECKOUT_CLIENT_NAMESPACES)}>
          <StorePropsProvider props={storePropsOf(settings, locale, { sellingCurrencies, rates })}>
            <QueryProvider>
              <CheckoutHeader
                storeName={settings.storeName}
                logo={images.logo ?? SITE_IMAGE_SLOTS.logo.defaultUrl}
                logoOnDark={settings.darkMode ? images['logo-dark'] : null}
              />
              <main
                id="main"
                tabIndex={-1}
                className="page-width flex-1 py-7 focus:outline-none sm:py-10"
              >
                {children}
              </main>
              <CheckoutFooter
                supportEmail={settings.supportEmail}
                promises={promisesOf(settings)}
                hasWithdrawal={settings.withdrawalFunction !== 'off'}
              />
              <Toaster />
              <ErrorTexts
                locale={locale}
                storeName={settings.storeName}
                home={locale === DEFAULT_LOCALE ? '/' : `/${locale}`}
              />
            </QueryProvider>
          </StorePropsProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
