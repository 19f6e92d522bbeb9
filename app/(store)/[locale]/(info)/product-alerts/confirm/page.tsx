import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/language/client-messages'
import { ConfirmLink } from '@/components/product-alerts/confirm-link'
import { pageMetadata } from '@/lib/seo/page-metadata'

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
