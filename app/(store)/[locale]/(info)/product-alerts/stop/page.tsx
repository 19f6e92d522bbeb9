import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/language/client-messages'
import { StopLink } from '@/components/product-alerts/stop-link'
import { pageMetadata } from '@/lib/seo/page-metadata'
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
