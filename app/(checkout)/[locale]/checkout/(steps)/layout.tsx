import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { ReceiveList } from '@/components/checkout/payment/receive-list'
import { TrustBanners } from '@/components/checkout/payment/trust-banners'
import { TestModeNote } from '@/components/checkout/test-mode-note'
import { checkoutConfig } from '@/lib/checkout/checkout-config'
import type { CheckoutMethod } from '@/lib/checkout/contracts'
import { readLegalConfig } from '@/lib/checkout/read-legal-config'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'

/** Their script makes inline ones of its own, which need the page's nonce. */
const hasOwnButtons = (method: CheckoutMethod) =>
  method.kind === 'wallet' && method.buttonsClientId !== null

// Rendered per request, like the layout above it.
export const instant = false

/** One page for the addresses of review and payment, which only name it: going from one to the other leaves it in place. */
export default async function CheckoutStepsLayout({ children }: { children: ReactNode }) {
  const [config, legal, settings, requestHeaders, t] = await Promise.all([
    checkoutConfig(),
    getLocale().then(readLegalConfig),
    cachedSettings(),
    headers(),
    getTranslations('checkoutPage'),
  ])
  const promises = promisesOf(settings)
  return (
    <>
      {config.testMode && <TestModeNote />}
      <noscript>
        <p className="mb-6 rounded-card border border-line bg-surface p-5">{t('noScript')}</p>
      </noscript>
      <CheckoutScreen
        headings={{
          review: { title: t('reviewTitle'), lead: t('reviewLead') },
          payment: { title: t('paymentTitle'), lead: t('paymentLead') },
        }}
        config={config}
        legal={legal}
        scriptNonce={config.methods.some(hasOwnButtons) ? requestHeaders.get('x-nonce') : null}
        aboutPayment={
          <>
            <TrustBanners promises={promises} />
            <ReceiveList promises={promises} />
          </>
        }
      />
      {children}
    </>
  )
}
