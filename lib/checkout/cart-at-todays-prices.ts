import 'server-only'
import { soldParts } from '@/lib/catalog/bundles/sold-parts'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { settleDueSales } from '@/lib/catalog/sales/settle-products'
import { statedOf } from '@/lib/catalog/statements'
import { toProduct } from '@/lib/catalog/to-product'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Customer } from '@/lib/customers/contracts'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { currentTaxOfBuyer } from '@/lib/customers/taxes/current-tax-of-buyer'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { Selling } from '@/lib/pricing/selling'
import { totalsOf } from '@/lib/pricing/totals'
import { unitPriceCents } from '@/lib/pricing/volume-prices'

/**
 * What is bought where no cart was stored, at current prices and with the tax of its buyer. Without a cart there is no
 * coupon, and no gift card.
 *
 * @throws AppError `conflict` for an unknown or hidden product, `out_of_stock`
 */
export async function cartAtTodaysPrices(
  wanted: readonly { productId: number; quantity: number }[],
  buyer: Pick<Customer, 'country' | 'territory' | 'taxId'>,
  selling: Selling,
): Promise<PaymentSnapshot & { tax: BuyerTax }> {
  const ids = wanted.map(({ productId }) => productId)
  await settleDueSales(async () => ids)
  const products = await db().product.findMany({
    where: { id: { in: ids }, isHidden: false },
    select: PRODUCT_FIELDS,
  })
  const partsOf = await soldParts(ids, selling)
  const byId = new Map(products.map((row) => [row.id, toProduct(row)]))
  const items = wanted.map(({ productId, quantity }) => {
    const product = byId.get(productId)
    if (!product) throw new AppError('conflict', say('products.unknownId', { id: productId }))
    if (!product.inStock)
      throw new AppError('out_of_stock', say('products.outOfStock', { name: product.name }), {
        details: { productId },
      })
    return {
      productId,
      productName: product.name,
      priceCents: unitPriceCents(product, quantity, selling),
      quantity,
      discountCents: 0,
      isGiftCard: product.isGiftCard,
      ...statedOf(product),
      ...partsOf(productId),
    }
  })
  const tax = await currentTaxOfBuyer(buyer)
  return {
    items,
    coupon: null,
    discountCents: 0,
    giftCard: null,
    moreGiftCards: [],
    source: null,
    tax,
    ...totalsOf(items, selling.currency, tax),
  }
}
