import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FIGTREE } from '@/app/fonts'
import { preloadTypeface } from '@/app/preload-typeface'
import { Consent } from '@/components/plugins/consent/consent'
import { asksForConsent } from '@/components/plugins/consent/purposes'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { currencyScriptData } from '@/components/storefront/currency/saved-currency'
import { toMenuCategory } from '@/components/storefront/menu-category'
import { PreHydrationReplay } from '@/components/storefront/pre-hydration-replay'
import { SchemeScript } from '@/components/storefront/scheme/scheme-script'
import { StorePropsProvider } from '@/components/storefront/store-props'
import { ErrorTexts } from '@/components/ui/lost-script/error-texts'
import { SkipLink } from '@/components/ui/skip-link'
import { Toaster } from '@/components/ui/toast/toaster'
import { mainCategoriesIn } from '@/lib/catalog/queries'
import { cachedSellingCurrencies } from '@/lib/checkout/selling-currencies'
import { shownMenus } from '@/lib/content/menus/shown-menus'
import { storeMetadata } from '@/lib/content/seo/store-metadata'
import { PRE_HYDRATION_SCRIPT } from '@/lib/core/pre-hydration-script.mjs'
import { STORE_CLIENT_NAMESPACES } from '@/lib/i18n/client-namespaces'
import { CURRENCY_SCRIPT } from '@/lib/i18n/currency-script.mjs'
import { LANGUAGE_SCRIPT } from '@/lib/i18n/language-script.mjs'
import {
  DEFAULT_LOCALE,
  directionOf,
  fallbackLang,
  isLocale,
  PRERENDERED_LOCALES,
} from '@/lib/i18n/locales'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { siteImages } from '@/lib/media/site-images'
import { publicPlugins } from '@/lib/plugins/queries'
import { firstDescription } from '@/lib/settings/first-words'
import { offeredCurrencies } from '@/lib/settings/offered-currencies'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import { cachedRates } from '@/lib/settings/rates/queries'
import { storePropsOf } from '@/lib/settings/store-props'
import { frameColours, storeThemeAttributes } from '@/lib/settings/theme'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** Pages in other languages are rendered on their first visit. */
export function generateStaticParams() {
  return PRERENDERED_LOCALES.map((locale) => ({ locale }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  return storeMetadata(locale)
}

export async function generateViewport(): Promise<Viewport> {
  return frameColours(await cachedSettings())
}

export default async function StoreRootLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [messages, categories, settings, rates, sellingCurrencies, plugins, images, menus] =
    await Promise.all([
      getMessages(),
      mainCategoriesIn(locale),
      cachedSettings(),
      cachedRates(),
      cachedSellingCurrencies(),
      publicPlugins(),
      siteImages(),
      shownMenus(locale),
    ])
  preloadTypeface(settings.typeface, locale)
  const menu = categories.map(toMenuCategory)
  const logo = images.logo ?? SITE_IMAGE_SLOTS.logo.defaultUrl
  const { storeDescription } = settings
  const ownDescription =
    storeDescription === firstDescription(promisesOf(settings)) ? null : storeDescription
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={FIGTREE}
      {...storeThemeAttributes(settings)}
      // A script sets the scheme before this hydrates.
      suppressHydrationWarning={settings.darkMode}
    >
      <body lang={fallbackLang(locale)} className="flex min-h-dvh flex-col">
        {settings.darkMode && <SchemeScript />}
        {locale === DEFAULT_LOCALE && (
          <script
            data-language={settings.defaultLanguage}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
            dangerouslySetInnerHTML={{ __html: LANGUAGE_SCRIPT }}
          />
        )}
        <script
          {...currencyScriptData(
            locale,
            {
              baseCurrency: settings.baseCurrency,
              sellingCurrencies,
              rates,
              offered: offeredCurrencies(settings),
            },
            settings.currencyDisplay,
          )}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
          dangerouslySetInnerHTML={{ __html: CURRENCY_SCRIPT }}
        />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
          dangerouslySetInnerHTML={{ __html: PRE_HYDRATION_SCRIPT }}
        />
        <NextIntlClientProvider messages={pickMessages(messages, STORE_CLIENT_NAMESPACES)}>
          <StorePropsProvider props={storePropsOf(settings, locale, { sellingCurrencies, rates })}>
            <SkipLink />
            <Consent plugins={plugins} />
            <Header
              categories={menu}
              menus={menus}
              storeName={settings.storeName}
              logo={logo}
              logoOnDark={settings.darkMode ? images['logo-dark'] : null}
            />
            <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
              {children}
            </main>
            <Footer
              categories={menu}
              menus={menus}
              storeName={settings.storeName}
              logo={images['logo-dark'] ?? logo}
              description={ownDescription}
              asksForConsent={asksForConsent(plugins)}
            />
            <Toaster />
            <PreHydrationReplay />
            <ErrorTexts
              locale={locale}
              storeName={settings.storeName}
              home={locale === DEFAULT_LOCALE ? '/' : `/${locale}`}
            />
          </StorePropsProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
