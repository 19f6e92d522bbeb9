import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { figtree } from '@/app/fonts'
import { QueryProvider } from '@/components/providers/query-provider'
import { Footer } from '@/components/shop/shell/footer'
import { Header } from '@/components/shop/shell/header'
import { RESTORE_LANGUAGE_SCRIPT } from '@/components/shop/shell/saved-language'
import { SkipLink } from '@/components/shop/shell/skip-link'
import { Toaster } from '@/components/shop/toaster'
import { env } from '@/lib/core/env'
import { mainCategories } from '@/lib/domains/catalog/queries'
import { STORE_CLIENT_NAMESPACES } from '@/lib/i18n/client-namespaces'
import { DEFAULT_LOCALE, directionOf, isLocale, LOCALES } from '@/lib/i18n/locales'
import { pickMessages } from '@/lib/i18n/pick-messages'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'meta' })
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: t('siteName'),
    title: { template: `%s | ${t('siteName')}`, default: t('siteName') },
    description: t('homeDescription'),
    icons: { icon: '/images/logo-mark.svg' },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light' }

export default async function StoreRootLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [messages, categories] = await Promise.all([getMessages(), mainCategories()])
  return (
    <html lang={locale} dir={directionOf(locale)} className={figtree.variable}>
      <body className="flex min-h-dvh flex-col">
        {locale === DEFAULT_LOCALE && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
          <script dangerouslySetInnerHTML={{ __html: RESTORE_LANGUAGE_SCRIPT }} />
        )}
        <NextIntlClientProvider messages={pickMessages(messages, STORE_CLIENT_NAMESPACES)}>
          <QueryProvider>
            <SkipLink />
            <Header categories={categories} />
            <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
              {children}
            </main>
            <Footer categories={categories} />
            <Toaster />
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
