import 'server-only'
import { type Coupon, standingOf } from '@/lib/cart/coupons/coupon'
import { couponRefused } from '@/lib/cart/coupons/coupon-refused'
import { findCoupon } from '@/lib/cart/coupons/queries'
import { termsInCart } from '@/lib/cart/coupons/terms-in-cart'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import { soldParts } from '@/lib/catalog/bundles/sold-parts'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { settleDueSales } from '@/lib/catalog/sales/settle-products'
import { statedOf } from '@/lib/catalog/statements'
import { toProduct } from '@/lib/catalog/to-product'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { currentTaxOfBuyer } from '@/lib/customers/taxes/current-tax-of-buyer'
import type { TaxedBuyer } from '@/lib/customers/taxes/tax-of-buyer'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import { couponEffect, discountShares, termsIn } from '@/lib/pricing/coupon'
import type { Selling } from '@/lib/pricing/selling'
import { totalsOf } from '@/lib/pricing/totals'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import { requireSelling } from '@/lib/settings/rates/seller'
import type { LineOfOrder } from './contracts'
import { chargedPrices } from './line-prices'

type Asked = {
  items: readonly LineOfOrder[]
  currency: string
  couponCode: string
  customer: TaxedBuyer
  isFree: boolean
}

/** What staff sell, priced. Amounts are cents of the currency. */
export type StaffSale = {
  selling: Selling
  lines: Awaited<ReturnType<typeof pricedLines>>
  snapshot: PaymentSnapshot & { tax: BuyerTax }
}

/**
 * What a customer has to pay for what staff sell: their prices or those of the day, the coupon and the tax as at the checkout. Of
 * what is out of stock the order waits for keys, as one does whose pool ran dry after the payment.
 *
 * @throws AppError `invalid` naming the field; `conflict` for an unknown product; `coupon_refused`
 */
export async function priceStaffOrder(asked: Asked): Promise<StaffSale> {
  const selling = await requireSelling(asked.currency)
  const lines = await pricedLines(asked, selling)
  const discount = await discountOf(asked, lines, selling)
  const tax = await currentTaxOfBuyer(asked.customer)
  const discountCents = discount?.discountCents ?? 0
  return {
    selling,
    lines,
    snapshot: {
      items: lines.map(({ todaysCents: _, isInStock: __, ...line }, place) => ({
        ...line,
        discountCents: discount?.shares[place] ?? 0,
      })),
      coupon: discount && { id: discount.coupon.id, code: discount.coupon.code },
      discountCents,
      giftCard: null,
      moreGiftCards: [],
      source: null,
      tax,
      ...totalsOf(lines, selling.currency, tax, discountCents),
    },
  }
}

async function pricedLines({ items, isFree }: Asked, selling: Selling) {
  const ids = items.map(({ productId }) => productId)
  await settleDueSales(async () => ids)
  const rows = await db().product.findMany({
    where: { id: { in: ids }, isHidden: false },
    select: PRODUCT_FIELDS,
  })
  const partsOf = await soldParts(
    items.map(({ productId }) => productId),
    selling,
  )
  const byId = new Map(rows.map((row) => [row.id, toProduct(row)]))
  const lines = items.map(({ productId, quantity, price }) => {
    const product = byId.get(productId)
    if (!product) throw new AppError('conflict', say('products.unknownId', { id: productId }))
    return {
      productId,
      productName: product.name,
      quantity,
      isGiftCard: product.isGiftCard,
      ...statedOf(product),
      ...partsOf(productId),
      todaysCents: unitPriceCents(product, quantity, selling),
      isInStock: product.inStock && !waitsForKeys(product, quantity),
      price,
    }
  })
  const prices = chargedPrices(lines, { currency: selling.currency, isFree })
  return lines.map(({ price: _, ...line }, place) => ({ ...line, priceCents: prices[place] ?? 0 }))
}

type CouponLine = { productId: number; priceCents: number; quantity: number; isGiftCard: boolean }

/** What the coupon takes off, by the rules of the cart; `null` without one. */
async function discountOf(
  { couponCode }: Asked,
  lines: readonly CouponLine[],
  selling: Selling,
): Promise<{ coupon: Coupon; discountCents: number; shares: number[] } | null> {
  if (couponCode === '') return null
  const { currency } = selling
  const field = { field: 'couponCode' }
  const coupon = await findCoupon(couponCode)
  const standing = coupon && standingOf(coupon, await databaseTime())
  if (!coupon || !standing || standing === 'off') throw couponRefused('unknown', field)
  if (standing !== 'valid') throw couponRefused(standing, field)
  const terms = termsIn(await termsInCart(coupon, lines), selling)
  const effect = couponEffect(terms, lines, currency)
  if (effect.problem !== null)
    throw couponRefused(effect.problem, {
      ...field,
      missing: { cents: effect.missingCents, currency },
    })
  const { discountCents } = effect
  return { coupon, discountCents, shares: discountShares(terms, lines, discountCents, currency) }
}
