import 'server-only'
import { mayBeHandedOut, NO_ORIGIN } from '@/lib/catalog/statements'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { PaymentSnapshot } from '@/lib/payments/contracts'

/**
 * Before money moves for what was chosen some time ago: whether the keys are still those that the buyer was told of.
 *
 * @throws AppError `cart_changed`
 */
export async function requireAsTold(tx: Tx, items: PaymentSnapshot['items']): Promise<void> {
  const told = items.flatMap((item) => [item, ...(item.parts ?? [])])
  const products = await tx.product.findMany({
    where: { id: { in: told.map(({ productId }) => productId) } },
    select: { id: true, licenceKind: true, keySource: true, firstRegion: true },
  })
  for (const { productId, productName, statement } of told) {
    const now = products.find(({ id }) => id === productId)
    if (now && !mayBeHandedOut(statement ?? NO_ORIGIN, now))
      throw new AppError('cart_changed', say('statements.changedMeanwhile', { name: productName }))
  }
}
