import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { StopLink } from '@/components/catalog/product-alerts/stop-link'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { cachedSettings } from '@/lib/settings/queries'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('alertLinks.stop'), getLocale()])
  return pageMetadata({
    locale,
    path: '/product-alerts/stop',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default async function StopProductAlertsPage() {
  const { supportEmail } = await cachedSettings()
  return (
    <ClientMessages namespaces={['form', 'alertLinks']}>
      <StopLink supportEmail={supportEmail} />
    </ClientMessages>
  )
}
