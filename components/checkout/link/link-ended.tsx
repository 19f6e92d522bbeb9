import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/checkout/page-heading'
import type { LinkStanding } from '@/lib/checkout/payment-links/link-rules'

type LinkEndedProps = {
  standing: Exclude<LinkStanding, 'open'>
  orderNumber: string | null
  supportEmail: string
}

/** Why a link cannot be paid, or that it was. */
export async function LinkEnded({ standing, orderNumber, supportEmail }: LinkEndedProps) {
  const t = await getTranslations('paymentLink')
  const text =
    standing === 'paid'
      ? t('ended.paid.text', { orderNumber: orderNumber ?? '' })
      : t(`ended.${standing}.text`, { email: supportEmail })
  return <PageHeading title={t(`ended.${standing}.title`)} lead={text} />
}
