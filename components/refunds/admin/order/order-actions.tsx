'use client'

import { Ban, HandCoins, MailPlus, PackageCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useMay } from '@/components/back-office/session/admin-gate'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order-dialogs'

type Props = { order: OrderDetail; onOpen: (dialog: OpenDialog) => void }

const isClosed = ({ orderStatus }: OrderDetail) =>
  orderStatus === 'cancelled' || orderStatus === 'refunded'

/** The actions available for an order, by its state and the user's role. */
export function OrderActions({ order, onOpen }: Props) {
  const t = useTranslations('backOffice.orders')
  const may = useMay()
  const byHand = order.items.some(({ progress }) => progress === 'manual')
  const isUndelivered = order.items.every(({ deliveredAt }) => deliveredAt === null)
  const isRefundable =
    order.payment.refundableAmount !== '0.00' &&
    !order.refunds.some(({ status }) => status === 'pending')
  return (
    <>
      {may('orders.handle') && !isClosed(order) && <ResendButton order={order} />}
      {may('orders.handle') && byHand && (
        <Button variant="outline" onClick={() => onOpen({ kind: 'deliver' })}>
          <PackageCheck aria-hidden />
          {t('actions.markDelivered')}
        </Button>
      )}
      {may('refunds') && isUndelivered && !isClosed(order) && (
        <Button
          variant="outline"
          disabled={!isRefundable}
          onClick={() => onOpen({ kind: 'cancel' })}
        >
          <Ban aria-hidden />
          {t('actions.cancel')}
        </Button>
      )}
      {may('refunds') && (
        <Button disabled={!isRefundable} onClick={() => onOpen({ kind: 'refund' })}>
          <HandCoins aria-hidden />
          {t('actions.refund')}
        </Button>
      )}
    </>
  )
}

function ResendButton({ order }: { order: OrderDetail }) {
  const t = useTranslations('backOffice.orders')
  const changed = useOrderChanged()
  const [isPending, setPending] = useState(false)
  async function resend() {
    setPending(true)
    try {
      const { mail } = await callAdmin('POST /api/admin/orders/[orderNumber]/resend', {
        params: { orderNumber: order.orderNumber },
      })
      showToast({
        title: mail === 'retried' ? t('actions.retried') : t('actions.queued'),
        description: t('actions.to', { email: shownEmail(order.customerEmail) }),
      })
    } catch (error) {
      toastFailure(t('actions.resendFailed'), error)
    }
    setPending(false)
    await changed()
  }
  return (
    <Button variant="outline" onClick={resend} disabled={isPending}>
      <MailPlus aria-hidden />
      {isPending ? t('actions.queueing') : t('actions.resend')}
    </Button>
  )
}
