import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockOrder } from './commands'

/**
 * An order for whoever is about to change it or its money. Changes of one order take turns: the locks
 * on its payment and then on itself hold until the transaction ends.
 *
 * @throws AppError `not_found`
 */
export async function orderForChange<I extends Prisma.OrderInclude>(
  tx: Tx,
  orderNumber: string,
  include: I,
): Promise<Prisma.OrderGetPayload<{ include: I }>> {
  const reference = await tx.order.findUnique({
    where: { orderNumber },
    select: { id: true, paymentId: true },
  })
  if (!reference) throw new AppError('not_found', 'There is no order with this number')
  await lockOrderAndPayment(tx, reference)
  const order = await tx.order.findUniqueOrThrow({ where: { id: reference.id }, include })
  return order as Prisma.OrderGetPayload<{ include: I }>
}

/** The payment's row first, as everybody does, so that no two wait for each other. */
export async function lockOrderAndPayment(
  tx: Tx,
  order: { id: number; paymentId: string },
): Promise<void> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 FROM "Payment" WHERE "id" = ${order.paymentId}::uuid FOR UPDATE`,
  )
  await lockOrder(tx, order.id)
}
