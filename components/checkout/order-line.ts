import type { CartLine } from '@/components/cart/cart-lines'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { FormerPriceKind } from '@/lib/pricing/discount'
import { originalPriceIn, type Selling } from '@/lib/pricing/selling'
import { unitPriceCents } from '@/lib/pricing/volume-prices'

/** A cart line with the product fields that only the checkout shows. */
export type OrderLine = CartLine & {
  priceCents: number
  originalCents: number | null
  originalPriceKind: FormerPriceKind
  description: string
  publisher: string
  /** The product's own money-back period in days; `null`: as the store says. */
  refundDays: number | null
  /** Delivered by the store's own hands, not by a key from its pool. */
  isByHand: boolean
  /** Delivered once keys come: fewer are there than are bought. */
  isBackOrder: boolean
  /** When it is delivered, of a pre-order. */
  availableFrom?: string
  isGiftCard: boolean
  /** What to know before buying it; empty: nothing. */
  notice: string
}

/** The lines of a cart that came from the server, whose products are complete. */
export function orderLines(lines: readonly CartLine[], selling: Selling): OrderLine[] {
  return lines.map((line) => {
    const { product } = line
    const description = 'description' in product ? product.description : ''
    const originalPrice =
      'originalPrice' in product && typeof product.originalPrice === 'string'
        ? product.originalPrice
        : null
    const priceCents = unitPriceCents(product, line.quantity, selling)
    const originalCents = originalPriceIn({ ...product, originalPrice }, selling)
    return {
      ...line,
      priceCents,
      originalCents: originalCents !== null && originalCents > priceCents ? originalCents : null,
      originalPriceKind:
        'originalPriceKind' in product && product.originalPriceKind === 'lowest30'
          ? 'lowest30'
          : 'recommended',
      publisher: product.publisher,
      refundDays:
        'refundDays' in product && typeof product.refundDays === 'number'
          ? product.refundDays
          : null,
      description: typeof description === 'string' ? description : '',
      isGiftCard: product.isGiftCard ?? false,
      notice: 'notice' in product && typeof product.notice === 'string' ? product.notice : '',
      isByHand: 'delivery' in product && product.delivery === 'manual',
      isBackOrder: waitsForKeys(product, line.quantity),
      ...(product.availableFrom && { availableFrom: product.availableFrom }),
    }
  })
}
