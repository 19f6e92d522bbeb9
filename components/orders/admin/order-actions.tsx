'use client'

import { Ban, HandCoins, MailPlus, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order-dialogs'
import { useOrderChanged } from './use-order-changed'

type Props = { order: OrderDetail; onOpen: (dialog: OpenDialog) => void }

const isClosed = ({ orderStatus }: OrderDetail) =>
  orderStatus === 'cancelled' || orderStatus === 'refunded'

/** The actions available for an order, by its state and the user's role. */
export function OrderActions({ order, onOpen }: Props) {
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
          Mark delivered
        </Button>
      )}
      {may('refunds') && isUndelivered && !isClosed(order) && (
        <Button
          variant="outline"
          disabled={!isRefundable}
          onClick={() => onOpen({ kind: 'cancel' })}
        >
          <Ban aria-hidden />
          Cancel order
        </Button>
      )}
      {may('refunds') && (
        <Button disabled={!isRefundable} onClick={() => onOpen({ kind: 'refund' })}>
          <HandCoins aria-hidden />
          Refund
        </Button>
      )}
    </>
  )
}

function ResendButton({ order }: { order: OrderDetail }) {
  const changed = useOrderChanged()
  const [isPending, setPending] = useState(false)
  async function resend() {
    setPending(true)
    try {
      const { mail } = await callAdmin('POST /api/admin/orders/[orderNumber]/resend', {
        params: { orderNumber: order.orderNumber },
      })
      showToast({
        title: mail === 'retried' ? 'Waiting mails are tried again' : 'Delivery mail queued',
        description: `To ${order.customerEmail}`,
      })
    } catch (error) {
      toastFailure('The delivery was not mailed again', error)
    }
    setPending(false)
    await changed()
  }
  return (
    <Button variant="outline" onClick={resend} disabled={isPending}>
      <MailPlus aria-hidden />
      {isPending ? 'Queueing …' : 'Resend delivery'}
    </Button>
  )
}
