import 'server-only'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { statedOf } from '@/lib/catalog/statements'
import { toProduct } from '@/lib/catalog/to-product'
import { db, type Tx } from '@/lib/core/db'
import { priceIn, type Selling } from '@/lib/pricing/selling'
import type { SoldPart } from './contracts'

/** Says of what is sold which parts it has; nothing of what is no bundle. */
type PartsOf = (productId: number) => { parts?: SoldPart[] }

/**
 * What the bundles among products consist of now, with what each part costs by itself. A payment keeps it: its buyer gets what
 * the bundle was when the payment began, whatever becomes of it.
 */
export async function soldParts(
  productIds: readonly number[],
  selling: Selling,
  tx: Tx = db(),
): Promise<PartsOf> {
  const rows = await tx.bundlePart.findMany({
    where: { bundleId: { in: [...productIds] } },
    orderBy: [{ bundleId: 'asc' }, { position: 'asc' }],
    select: { bundleId: true, quantity: true, part: { select: PRODUCT_FIELDS } },
  })
  const ofBundle = new Map<number, SoldPart[]>()
  for (const { bundleId, quantity, part } of rows) {
    const product = toProduct(part)
    const parts = ofBundle.get(bundleId) ?? []
    parts.push({
      productId: product.id,
      productName: product.name,
      quantity,
      priceCents: priceIn(product, selling),
      ...statedOf(product),
    })
    ofBundle.set(bundleId, parts)
  }
  return (productId) => {
    const parts = ofBundle.get(productId)
    return parts ? { parts } : {}
  }
}
