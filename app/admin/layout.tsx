import '@/app/admin/admin.css'
import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { figtree } from '@/app/fonts'
import { AdminShell } from '@/components/back-office/shell/admin-shell'
import { StoreProvider } from '@/components/back-office/store-context'
import { AdminGate } from '@/components/staff/admin/session/admin-gate'
import { ErrorTexts } from '@/components/ui/lost-script/error-texts'
import { QueryProvider } from '@/components/ui/query-provider'
import { Toaster } from '@/components/ui/toast/toaster'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { publicPlugins } from '@/lib/plugins/queries'
import { taxRulesOf } from '@/lib/pricing/tax'
import { cachedSeoPages } from '@/lib/seo/queries'
import { cachedSettings } from '@/lib/settings/queries'
import { themeAttributes } from '@/lib/settings/theme'

// Every response has its own CSP nonce, so nothing here is prerendered.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [pages, { storeName }] = await Promise.all([cachedSeoPages(), cachedSettings()])
  const title = pages['/admin']?.title || `${storeName} back office`
  return {
    title: { template: `%s | ${title}`, default: title },
    robots: { index: false, follow: false },
    icons: { icon: '/images/logo-mark.svg' },
  }
}

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light' }

export default async function AdminRootLayout({ children }: { children: ReactNode }) {
  await connection()
  const settings = await cachedSettings()
  const { storeName, timezone, dateFormat } = settings
  const messages = pickMessages(await loadMessages(DEFAULT_LOCALE), ['toasts'])
  const { turnstile } = await publicPlugins()
  const captcha = turnstile?.onLogin ? { siteKey: turnstile.siteKey } : undefined
  return (
    <html
      lang={DEFAULT_LOCALE}
      dir="ltr"
      className={figtree.variable}
      {...themeAttributes(settings)}
    >
      {/* Toasts must not cover the tabs and the save bars. */}
      <body className="[--toast-from-bottom:5.5rem] [--toast-from-top:8rem] lg:[--toast-from-side:15.25rem]">
        <NextIntlClientProvider locale={DEFAULT_LOCALE} messages={messages}>
          <QueryProvider>
            <StoreProvider store={{ storeName, timezone, dateFormat, tax: taxRulesOf(settings) }}>
              <AdminGate captcha={captcha}>
                <AdminShell>{children}</AdminShell>
              </AdminGate>
              <Toaster />
              <ErrorTexts locale={DEFAULT_LOCALE} storeName={storeName} home="/admin" />
            </StoreProvider>
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
