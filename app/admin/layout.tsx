import './admin.css'
import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { FIGTREE } from '@/app/fonts'
import { preloadTypeface } from '@/app/preload-typeface'
import { BackOfficeTexts } from '@/components/back-office/language/back-office-texts'
import { AdminGate } from '@/components/back-office/session/admin-gate'
import { StoreProvider } from '@/components/back-office/store-context'
import { AdminShell } from '@/components/shell/admin/admin-shell'
import { ErrorTexts } from '@/components/ui/lost-script/error-texts'
import { QueryProvider } from '@/components/ui/query-provider'
import { Toaster } from '@/components/ui/toast/toaster'
import { cachedSeoPages } from '@/lib/content/seo/queries'
import { backOfficeLanguage, shellTexts } from '@/lib/i18n/back-office/language'
import { loadMessages } from '@/lib/i18n/messages'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { siteImages } from '@/lib/media/site-images'
import { tabIcon } from '@/lib/media/store-icons'
import { captchaOf } from '@/lib/plugins/captcha/captcha'
import { publicPlugins } from '@/lib/plugins/queries'
import { taxRulesOf } from '@/lib/pricing/tax'
import { cachedSettings } from '@/lib/settings/queries'
import { cachedRates } from '@/lib/settings/rates/queries'
import { themeAttributes } from '@/lib/settings/theme'

// Every response has its own CSP nonce, so nothing here is prerendered.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [pages, { storeName }, t, { favicon }] = await Promise.all([
    cachedSeoPages(),
    cachedSettings(),
    shellTexts(),
    siteImages(),
  ])
  const title = pages['/admin']?.title || t('storeBackOffice', { storeName })
  return {
    title: { template: `%s | ${title}`, default: title },
    robots: { index: false, follow: false },
    icons: { icon: tabIcon(favicon) },
  }
}

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light' }

export default async function AdminRootLayout({ children }: { children: ReactNode }) {
  await connection()
  const settings = await cachedSettings()
  const { storeName, timezone, dateFormat, baseCurrency, sellingCurrencies } = settings
  const rates = await cachedRates()
  const { logo: ownLogo } = await siteImages()
  const logo = ownLogo ?? SITE_IMAGE_SLOTS.logo.defaultUrl
  const language = await backOfficeLanguage()
  // The back office has its own, whatever the store's is.
  preloadTypeface('figtree', language)
  const messages = pickMessages(await loadMessages(language), ['toasts'])
  const captcha = captchaOf(await publicPlugins(), 'login')
  return (
    <html lang={language} dir="ltr" className={FIGTREE} {...themeAttributes(settings)}>
      {/* Toasts must not cover the tabs and the save bars. */}
      <body className="[--toast-from-bottom:5.5rem] [--toast-from-top:8rem] lg:[--toast-from-side:15.25rem]">
        <NextIntlClientProvider locale={language} messages={messages}>
          <QueryProvider>
            <StoreProvider
              store={{
                storeName,
                logo,
                hasOwnLogo: logo !== SITE_IMAGE_SLOTS.logo.defaultUrl,
                timezone,
                dateFormat,
                baseCurrency,
                sellingCurrencies,
                rates,
                tax: taxRulesOf(settings),
              }}
            >
              <BackOfficeTexts>
                <AdminGate captcha={captcha}>
                  <AdminShell>{children}</AdminShell>
                </AdminGate>
              </BackOfficeTexts>
              <Toaster />
              <ErrorTexts locale={language} storeName={storeName} home="/admin" />
            </StoreProvider>
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
