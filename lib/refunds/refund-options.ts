import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import { providerOf } from '@/lib/payments/providers'
import { paymentById } from '@/lib/payments/queries'
import type { RefundOptions } from './admin-contracts'

/**
 * What can be refunded of an order now: the provider is asked whether the charge has settled.
 *
 * @throws AppError `not_found`
 */
export async function refundOptions(orderNumber: string): Promise<RefundOptions> {
  const order = await db().order.findUnique({
    where: { orderNumber },
    select: { paymentId: true },
  })
  if (!order) throw new AppError('not_found', say('orders.unknown'))
  const payment = await paymentById(order.paymentId)
  const { partRefund } = providerOf(payment)
  if (!partRefund || payment.captured === null) return { parts: 'now' }
  try {
    const parts = await partRefund(payment)
    if (parts === 'possible') return { parts: 'now' }
    return { parts: parts === 'after_settlement' ? parts : 'unknown' }
  } catch (error) {
    // The refund itself says what is wrong.
    log.warn({ err: error, orderNumber }, 'the charge could not be looked up')
    return { parts: 'unknown' }
  }
}
