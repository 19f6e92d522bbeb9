'use client'

import { useTranslations } from 'next-intl'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { OrderAccessForm } from '@/components/orders/order-access-form'
import type { RefundReason } from '@/lib/refunds/refund-reasons'
import { RefundRequestForm } from './refund-request-form'

type RefundRequestStepsProps = {
  /** How long a mailed link is valid. */
  linkHours: number
  reasons: readonly { reason: RefundReason; label: string }[]
}

/**
 * First the order, whose buyer is mailed a link to this page; behind that link the request itself. So
 * nobody else can have an order's keys taken back.
 */
export function RefundRequestSteps({ linkHours, reasons }: RefundRequestStepsProps) {
  const t = useTranslations('refundRequest.form')
  const token = useUrlToken()
  if (token) return <RefundRequestForm token={token} reasons={reasons} />
  return (
    <div className="space-y-5">
      <p className="leading-relaxed text-ink-soft">{t('linkFirst', { hours: linkHours })}</p>
      <OrderAccessForm purpose="refund" linkHours={linkHours} />
    </div>
  )
}
