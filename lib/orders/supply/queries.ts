import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { HELD_FIELDS, heldOf } from './held'

/** Whether nothing of an order may be supplied yet. */
export async function isHeld(tx: Tx, orderId: number): Promise<boolean> {
  const consent = await tx.supplyConsent.findUnique({ where: { orderId }, select: HELD_FIELDS })
  return heldOf(consent) !== null
}

/** @throws AppError `conflict` for an order of which nothing may be supplied yet */
export async function requireNotHeld(tx: Tx, orderId: number): Promise<void> {
  if (await isHeld(tx, orderId)) throw new AppError('conflict', say('orders.notSuppliedYet'))
}
