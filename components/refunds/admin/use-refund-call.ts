'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { newId } from '@/components/back-office/new-id'
import { money } from '@/components/orders/admin/order-labels'
import { showToast } from '@/components/ui/toast/toaster'
import { HttpError } from '@/lib/http/client'
import type { AdminRefundRequest, OrderRefund } from '@/lib/refunds/admin-contracts'

type Answer = OrderRefund | AdminRefundRequest

/**
 * Sends a refund. However often it is retried, even after a lost response, it
 * carries the same idempotency key, so money is refunded once; only a rejection starts a new key.
 */
export function useRefundCall() {
  const refundId = useRef<string>(undefined)
  return async <T extends Answer>(send: (refundId: string) => Promise<T>): Promise<T> => {
    refundId.current ??= newId()
    try {
      return await send(refundId.current)
    } catch (error) {
      if (error instanceof HttpError && error.detail('reason') === 'refund_failed')
        refundId.current = undefined
      throw error
    }
  }
}

/** Shows the outcome of a refund. */
export function useRefundToast() {
  const t = useTranslations('backOffice.refunds')
  return (answer: Answer): void => {
    const isPending =
      'isBeingRefunded' in answer ? answer.isBeingRefunded : answer.status === 'pending'
    showToast(
      isPending
        ? { title: t('outcome.settling'), description: t('outcome.settlingHint') }
        : {
            title: t('outcome.made'),
            description:
              'amount' in answer
                ? t('outcome.onTheirWay', { amount: money(answer.amount) })
                : undefined,
          },
    )
  }
}
