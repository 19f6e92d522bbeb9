import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/checkout/page-heading'
import { PaymentScreen } from '@/components/checkout/payment/payment-screen'
import { ReceiveList } from '@/components/checkout/payment/receive-list'
import { TrustBanners } from '@/components/checkout/payment/trust-banners'
import { TestModeNote } from '@/components/checkout/test-mode-note'
import { checkoutConfig } from '@/lib/checkout/checkout-config'
import { pageMetadata } from '@/lib/seo/page-metadata'

// Rendered per request, like the layout.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('checkoutPage'), getLocale()])
  return pageMetadata({
    locale,
    path: '/checkout/payment',
    title: t('paymentTitle'),
    robots: 'noindex, nofollow',
  })
}

export default async function CheckoutPaymentPage() {
  const [config, t, requestHeaders] = await Promise.all([
    checkoutConfig(),
    getTranslations('checkoutPage'),
    headers(),
  ])
  return (
    <>
      {config.testMode && <TestModeNote />}
      <PaymentScreen
        config={config}
        scriptNonce={config.paypalClientId ? requestHeaders.get('x-nonce') : null}
        intro={
          <>
            <PageHeading title={t('paymentTitle')} lead={t('paymentLead')} />
            <TrustBanners />
          </>
        }
        receiveList={<ReceiveList />}
      />
    </>
  )
}
