import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import { mailOwner } from '@/lib/mail/mail-owner'
import { queueMail } from '@/lib/mail/queue-mail'
import { isClosed } from '@/lib/orders/item-progress'
import { lockOrder } from '@/lib/orders/locks'
import { orderIdOfToken } from '@/lib/orders/order-token'
import type { PlacedOrder } from '@/lib/orders/placed-order'
import { orderById } from '@/lib/orders/queries'
import { recordEvent } from '@/lib/orders/record-event'
import { currentSettings } from '@/lib/settings/queries'
import type { RefundRequestAnswer, RefundRequestInput } from './contracts'
import { hasOpenRequest } from './queries'
import { lastWindow, type RefundWindow, refundWindows } from './refund-policy'
import type { RefundRefusal } from './refund-reasons'

/**
 * Accepts a buyer's refund request: stores it, acknowledges it to the order's address and notifies the
 * owner, all or nothing. Nothing is refunded here; staff decide.
 *
 * @throws AppError `unauthorized` when the mailed link has expired or is not complete; `conflict` with a
 *   `reason` (see REFUND_REFUSALS) when the order can't be returned
 */
export async function requestRefund(input: RefundRequestInput): Promise<RefundRequestAnswer> {
  const orderId = await orderIdOfToken(input.token)
  return db().$transaction(async (tx) => {
    // Serializes requests for one order; two concurrent ones would both find that none is open.
    await lockOrder(tx, orderId)
    const order = await orderById(orderId, tx)
    const { timezone } = await currentSettings(tx)
    const windows = windowsOf(order, timezone)
    requireReturnable(order, { windows, timezone }, await hasOpenRequest(tx, order.id))
    await store(tx, order, input)
    return {
      orderNumber: order.orderNumber,
      paymentMethod: order.paymentMethod,
      items: windows.map(({ productName, until, isOpen }) => ({
        productName,
        until: until?.toISOString() ?? null,
        isOpen,
      })),
      timeZone: timezone,
    }
  })
}

/** The refund periods of the items that are not refunded yet. */
function windowsOf({ items, createdAt }: PlacedOrder, timezone: string): RefundWindow[] {
  // What came with a bundle has its days.
  const left = items.filter(
    ({ quantity, refundedQuantity, bundlePosition }) =>
      bundlePosition === null && refundedQuantity < quantity,
  )
  return refundWindows(left, createdAt, new Date(), timezone)
}

const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone })

function requireReturnable(
  order: PlacedOrder,
  { windows, timezone }: { windows: readonly RefundWindow[]; timezone: string },
  isBeingReviewed: boolean,
): void {
  const last = lastWindow(windows)
  if (isClosed(order.orderStatus) || last === null) throw refusal('closed', say('refunds.closed'))
  if (isBeingReviewed) throw refusal('already_open', say('refunds.requestBeingReviewed'))
  if (last.until === null) throw refusal('no_guarantee', say('refunds.noGuarantee'))
  if (!last.isOpen)
    throw refusal(
      'period_ended',
      say('refunds.periodEnded', { days: last.days, day: dateIn(timezone).format(last.until) }),
      { days: last.days, endedOn: last.until.toISOString(), timeZone: timezone },
    )
}

const refusal = (
  reason: RefundRefusal,
  text: ServerText,
  details: Record<string, string | number> = {},
) => new AppError('conflict', text, { details: { reason, ...details } })

async function store(tx: Tx, order: PlacedOrder, input: RefundRequestInput): Promise<void> {
  const { reason, products, message } = input
  const { id: refundRequestId } = await tx.refundRequest.create({
    data: {
      orderId: order.id,
      reason,
      message: products ? `Only: ${products}\n\n${message}`.trim() : message,
    },
    select: { id: true },
  })
  await recordEvent(tx, order.id, 'refund_requested', { refundRequestId, reason })
  const about = { orderId: order.id, payload: { refundRequestId } }
  await queueMail(tx, {
    ...about,
    kind: 'refund_request_received',
    dedupeKey: `refund-request:${refundRequestId}:buyer`,
    to: order.customerEmail,
    locale: input.locale ?? order.locale,
  })
  await mailOwner(tx, {
    ...about,
    kind: 'owner_refund_request',
    dedupeKey: `refund-request:${refundRequestId}:owner`,
  })
}
