import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { useMay } from '@/components/back-office/session/admin-gate'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import type { OrderRefund } from '@/lib/refunds/admin-contracts'

type Props = { orderNumber: string; refund: OrderRefund }

/** What a refund waits for, and the way to take it back. */
export function WaitingRefund({ orderNumber, refund }: Props) {
  const t = useTranslations('backOffice.orders')
  const may = useMay()
  const changed = useOrderChanged()
  const [isPending, setPending] = useState(false)
  async function takeBack() {
    setPending(true)
    try {
      await callAdmin('POST /api/admin/orders/[orderNumber]/refunds/[refundId]/take-back', {
        params: { orderNumber, refundId: refund.id },
      })
      showToast({ title: t('payment.takenBack') })
    } catch (error) {
      toastFailure(t('payment.takeBackFailed'), error)
    }
    await changed()
    setPending(false)
  }
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {t('payment.waiting', { date: formatDateTime(refund.waitingSince ?? refund.createdAt) })}
      </p>
      {may('refunds') && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          aria-label={t('payment.takeBackNamed', { amount: money(refund.amount, refund.currency) })}
          disabled={isPending}
          onClick={takeBack}
        >
          {t('payment.takeBack')}
        </Button>
      )}
    </>
  )
}
