'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { OrderAccessForm } from '@/components/orders/order-access-form'
import type { RefundReason } from '@/lib/refunds/refund-reasons'
import { RefundRequestForm } from './refund-request-form'

type RefundRequestStepsProps = {
  /** How long a mailed link is valid. */
  linkHours: number
  reasons: readonly { reason: RefundReason; label: string }[]
  /** The orders of whoever is known, which need no mailed link. */
  knownOrders: ReactNode
}

/**
 * First the order: its buyer is known, or is mailed a link to this page; behind that link the request itself. So
 * nobody else can have an order's keys taken back.
 */
export function RefundRequestSteps({ linkHours, reasons, knownOrders }: RefundRequestStepsProps) {
  const t = useTranslations('refundRequest.form')
  const token = useUrlToken()
  if (token) return <RefundRequestForm token={token} reasons={reasons} />
  return (
    <div className="space-y-5">
      {knownOrders}
      <p className="leading-relaxed text-ink-soft">{t('linkFirst', { hours: linkHours })}</p>
      <OrderAccessForm purpose="refund" linkHours={linkHours} />
    </div>
  )
}
