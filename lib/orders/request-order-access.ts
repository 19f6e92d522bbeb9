import 'server-only'
import { db } from '@/lib/core/db'
import { addJob } from '@/lib/platform/jobs'
import type { OrderAccess } from './access-contracts'
import { orderAccessJob } from './jobs'

/**
 * Takes a request to see an order. All that happens before the answer is that a job is queued, so that
 * neither the answer nor its time reveals whether there is such an order.
 */
export async function requestOrderAccess(request: OrderAccess): Promise<void> {
  const { orderNumber, email } = request
  await db().$transaction((tx) =>
    addJob(tx, orderAccessJob, request, `order-access:${orderNumber}:${email.toLowerCase()}`),
  )
}
