import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { OrderStatusScreen } from '@/components/orders/order-status'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('orderStatus'), getLocale()])
  return pageMetadata({
    locale,
    path: '/orders/status',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default function OrderStatusPage() {
  return (
    <div className="page-width min-h-[34rem] py-10 sm:py-14">
      <ClientMessages
        namespaces={[
          'form',
          'confirmation',
          'coupon',
          'orderStatus',
          'orderDocuments',
          'orderFiles',
          'keyReport',
          'pictures',
          'installing',
          'agreedTexts',
          'supplyConsent',
          'agreeLater',
          'statement',
        ]}
      >
        <OrderStatusScreen />
      </ClientMessages>
    </div>
  )
}
