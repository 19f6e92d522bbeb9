'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { money } from '@/components/back-office/format-number'
import { newId } from '@/components/forms/new-id'
import { showToast } from '@/components/ui/toast/toaster'
import { HttpError } from '@/lib/http/client'
import type { AdminRefundRequest, OrderRefund } from '@/lib/refunds/admin-contracts'
import { DISPUTED } from '@/lib/refunds/refund-reasons'

type Answer = OrderRefund | AdminRefundRequest

/**
 * Sends a refund. However often it is retried, even after a lost response, it
 * carries the same idempotency key, so money is refunded once; only a rejection starts a new key. What is refused because of a
 * dispute may be sent again by whoever has read what that means.
 */
export function useRefundCall() {
  const refundId = useRef<string>(undefined)
  const [isDisputed, setDisputed] = useState(false)
  const [despiteDispute, setDespiteDispute] = useState(false)
  const call = async <T extends Answer>(
    send: (refund: { refundId: string; despiteDispute: boolean }) => Promise<T>,
  ): Promise<T> => {
    refundId.current ??= newId()
    try {
      return await send({ refundId: refundId.current, despiteDispute })
    } catch (error) {
      if (error instanceof HttpError && error.detail('reason') === 'refund_failed')
        refundId.current = undefined
      if (error instanceof HttpError && error.detail('reason') === DISPUTED) setDisputed(true)
      throw error
    }
  }
  return {
    call,
    /** What {@link DespiteDispute} asks; `null` while no dispute is known. */
    dispute: isDisputed ? { isAllowed: despiteDispute, onAllow: setDespiteDispute } : null,
  }
}

/** Shows the outcome of a refund. */
export function useRefundToast() {
  const t = useTranslations('backOffice.refunds')
  return (answer: Answer): void => {
    const isRequest = 'isBeingRefunded' in answer
    const isWaiting = isRequest ? answer.isRefundWaiting : answer.status === 'waiting'
    if (isWaiting) {
      showToast({ title: t('outcome.waits'), description: t('outcome.waitsHint') })
      return
    }
    const isPending = isRequest ? answer.isBeingRefunded : answer.status === 'pending'
    showToast(
      isPending
        ? { title: t('outcome.settling'), description: t('outcome.settlingHint') }
        : {
            title: t('outcome.made'),
            description:
              'amount' in answer
                ? t('outcome.onTheirWay', { amount: money(answer.amount, answer.currency) })
                : undefined,
          },
    )
  }
}
