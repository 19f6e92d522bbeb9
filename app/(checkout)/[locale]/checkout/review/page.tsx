import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ReviewPage } from '@/components/checkout/review/review-page'
import { checkoutConfig } from '@/lib/domains/payments/checkout-config'

// Rendered per request, like the layout.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkoutPage')
  return { title: t('reviewTitle') }
}

export default async function CheckoutReviewPage() {
  const { taxBasisPoints } = await checkoutConfig()
  return <ReviewPage taxBasisPoints={taxBasisPoints} />
}
