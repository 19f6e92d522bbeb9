import 'server-only'
import { db } from '@/lib/core/db'
import { addJob } from '@/lib/platform/jobs'
import type { OrderAccess } from './access-contracts'
import { orderAccessJob } from './jobs'

/**
 * Accepts a request to see an order. Only a job is queued before the answer, so that neither the answer
 * nor its timing reveals whether the order exists.
 */
export async function requestOrderAccess(request: OrderAccess): Promise<void> {
  const { orderNumber, email, purpose } = request
  await db().$transaction((tx) =>
    addJob(
      tx,
      orderAccessJob,
      request,
      `order-access:${purpose}:${orderNumber}:${email.toLowerCase()}`,
    ),
  )
}
