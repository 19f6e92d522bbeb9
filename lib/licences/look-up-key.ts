import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import type { FoundKey } from './contracts'
import { sealKey } from './key-crypto'

/** More products than that don't have the same key. */
const MAX_FOUND = 5

/**
 * The products and the order that an exact licence key belongs to, found by its keyed hash. That somebody knew the key is recorded in
 * the audit trail; the key itself is neither stored nor shown.
 */
export async function lookUpKey(actor: Actor, value: string): Promise<FoundKey[]> {
  const rows = await db().productKey.findMany({
    where: { valueHash: sealKey(value).valueHash },
    orderBy: { id: 'asc' },
    take: MAX_FOUND,
    select: {
      id: true,
      productId: true,
      status: true,
      product: { select: { name: true } },
      orderItem: { select: { order: { select: { orderNumber: true } } } },
    },
  })
  const found = rows.map(({ product, orderItem, ...row }) => ({
    ...row,
    productName: product.name,
    orderNumber: orderItem?.order.orderNumber ?? null,
  }))
  await recordAudits(
    db(),
    actor,
    found.map(({ id, productId, orderNumber }) => ({
      action: 'product_key.look_up',
      entityType: 'product',
      entityId: productId,
      after: { keyIds: [id], orderNumber },
    })),
  )
  return found
}
