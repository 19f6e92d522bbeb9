import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { figtree } from '@/app/fonts'
import { CheckoutFooter } from '@/components/checkout/checkout-footer'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { QueryProvider } from '@/components/providers/query-provider'
import { SkipLink } from '@/components/shop/shell/skip-link'
import { Toaster } from '@/components/shop/toaster'
import { env } from '@/lib/core/env'
import { checkoutConfig } from '@/lib/domains/payments/checkout-config'
import { CHECKOUT_CLIENT_NAMESPACES } from '@/lib/i18n/client-namespaces'
import { directionOf, isLocale, LOCALES } from '@/lib/i18n/locales'
import { pickMessages } from '@/lib/i18n/pick-messages'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

// Every answer carries a nonce of its own, so nothing here is prerendered.
export const instant = false

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'meta' })
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { template: `%s | ${t('siteName')}`, default: t('siteName') },
    robots: { index: false, follow: false },
    icons: { icon: '/images/logo-mark.svg' },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light' }

export default async function CheckoutRootLayout({ children, params }: Props) {
  await connection()
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [messages, { supportEmail }] = await Promise.all([getMessages(), checkoutConfig()])
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-scroll-behavior="smooth"
      className={figtree.variable}
    >
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        <NextIntlClientProvider messages={pickMessages(messages, CHECKOUT_CLIENT_NAMESPACES)}>
          <QueryProvider>
            <CheckoutHeader />
            <main
              id="main"
              tabIndex={-1}
              className="page-width flex-1 py-7 focus:outline-none sm:py-10"
            >
              {children}
            </main>
            <CheckoutFooter supportEmail={supportEmail} />
            <Toaster />
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
