import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ConfirmLink } from '@/components/catalog/product-alerts/confirm-link'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('alertLinks.confirm'), getLocale()])
  return pageMetadata({
    locale,
    path: '/product-alerts/confirm',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default function ConfirmProductAlertsPage() {
  return (
    <ClientMessages namespaces={['form', 'alertLinks']}>
      <ConfirmLink />
    </ClientMessages>
  )
}
