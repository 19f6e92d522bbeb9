import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/core/env'
import type { Locale } from '@/lib/i18n/locales'
import { siteImages } from '@/lib/media/site-images'
import { appleIcon, tabIcon } from '@/lib/media/store-icons'
import { promisesOf, promiseValues } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'

/** Metadata that all pages share, and the defaults of pages without their own. */
export async function storeMetadata(locale: Locale): Promise<Metadata> {
  const [t, settings, { favicon }] = await Promise.all([
    getTranslations({ locale, namespace: 'meta' }),
    cachedSettings(),
    siteImages(),
  ])
  const { storeName } = settings
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: storeName,
    title: { template: `%s | ${storeName}`, default: storeName },
    description: t('homeDescription', promiseValues(promisesOf(settings))),
    icons: {
      icon: [{ url: tabIcon(favicon) }],
      apple: [appleIcon(favicon)],
    },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}
