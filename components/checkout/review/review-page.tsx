import { useTranslations } from 'next-intl'
import { PageHeading } from '@/components/checkout/page-heading'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { ReviewScreen } from './review-screen'

/** The first step of the checkout, at both of its addresses. */
export function ReviewPage({ config }: { config: CheckoutConfig }) {
  const t = useTranslations('checkoutPage')
  return (
    <>
      <PageHeading title={t('reviewTitle')} lead={t('reviewLead')} />
      <noscript>
        <p className="mt-6 rounded-card border border-line bg-surface p-5">{t('noScript')}</p>
      </noscript>
      <div className="mt-6">
        <ReviewScreen config={config} />
      </div>
    </>
  )
}
