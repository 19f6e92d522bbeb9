import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { figtree } from '@/app/fonts'
import { QueryProvider } from '@/components/providers/query-provider'
import { Consent } from '@/components/shop/consent/consent'
import { consentPlugins } from '@/components/shop/consent/purposes'
import { EARLY_PRESS_SCRIPT } from '@/components/shop/early-press'
import { EarlyPresses } from '@/components/shop/early-presses'
import { currencyScript } from '@/components/shop/saved-currency'
import { Footer } from '@/components/shop/shell/footer'
import { Header } from '@/components/shop/shell/header'
import { languageScript } from '@/components/shop/shell/saved-language'
import { SkipLink } from '@/components/shop/shell/skip-link'
import { StoreFactsProvider } from '@/components/shop/store-facts'
import { Toaster } from '@/components/shop/toaster'
import { mainCategories } from '@/lib/domains/catalog/queries'
import { siteImages } from '@/lib/domains/media/site-image-queries'
import { SITE_IMAGE_SLOTS } from '@/lib/domains/media/site-image-slots'
import { publicPlugins } from '@/lib/domains/plugins/queries'
import { storeMetadata } from '@/lib/domains/seo/store-metadata'
import { cachedSettings } from '@/lib/domains/settings/queries'
import { storeFactsOf } from '@/lib/domains/settings/store-facts'
import { themeAttributes } from '@/lib/domains/settings/theme'
import { STORE_CLIENT_NAMESPACES } from '@/lib/i18n/client-namespaces'
import { DEFAULT_LOCALE, directionOf, fallbackLang, isLocale, LOCALES } from '@/lib/i18n/locales'
import { pickMessages } from '@/lib/i18n/pick-messages'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  return storeMetadata(locale)
}

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light' }

export default async function StoreRootLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [messages, categories, settings, plugins, images] = await Promise.all([
    getMessages(),
    mainCategories(),
    cachedSettings(),
    publicPlugins(),
    siteImages(),
  ])
  const logo = images.logo ?? SITE_IMAGE_SLOTS.logo.defaultUrl
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={figtree.variable}
      {...themeAttributes(settings)}
    >
      <body lang={fallbackLang(locale)} className="flex min-h-dvh flex-col">
        {locale === DEFAULT_LOCALE && (
          <script
            // biome-ignore lint/security/noDangerouslySetInnerHtml: of constants of our own
            dangerouslySetInnerHTML={{ __html: languageScript(settings.defaultLanguage) }}
          />
        )}
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: of constants and checked settings
          dangerouslySetInnerHTML={{
            __html: currencyScript(locale, settings.supportedCurrencies, settings.currencyDisplay),
          }}
        />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
          dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }}
        />
        <NextIntlClientProvider messages={pickMessages(messages, STORE_CLIENT_NAMESPACES)}>
          <StoreFactsProvider facts={storeFactsOf(settings)}>
            <QueryProvider>
              <SkipLink />
              <Consent plugins={plugins} />
              <Header categories={categories} storeName={settings.storeName} logo={logo} />
              <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
                {children}
              </main>
              <Footer
                categories={categories}
                storeName={settings.storeName}
                logo={logo}
                description={settings.storeDescription}
                asksForConsent={consentPlugins(plugins) !== null}
              />
              <Toaster />
              <EarlyPresses />
            </QueryProvider>
          </StoreFactsProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
