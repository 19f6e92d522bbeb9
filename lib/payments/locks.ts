import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'

/** Two payments of one cart session take turns, so that they see each other. */
export async function lockSession(tx: Tx, sessionId: string): Promise<void> {
  await lockByName(tx, `payment/${sessionId}`)
}

/** Whatever changes a payment or its order takes turns on the payment's row. */
export async function lockPayment(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "Payment" WHERE "id" = ${id}::uuid FOR UPDATE`)
}
