import { toCents, toDecimal } from '@/lib/core/money'
import { type ServerText, say } from '@/lib/core/server-text'
import { type CurrencyCode, stepOf } from '@/lib/i18n/currencies'
import { mostPrice } from '@/lib/pricing/most-price'
import type { ProductFields } from './admin-contracts'
import type { BulkAction } from './bulk-contracts'
import { bundleFieldsProblem } from './bundles/bundle-rules'
import { giftCardProblem } from './gift-card-rules'
import { preorderProblem } from './preorders'
import { applyPriceChange } from './product-prices'
import { scheduleChange } from './product-schedule'

/** What bulk actions other than removing write, and what they read for it. */
export type BulkFields = Pick<
  ProductFields,
  | 'price'
  | 'originalPrice'
  | 'inStock'
  | 'isFeatured'
  | 'isHidden'
  | 'publishAt'
  | 'delivery'
  | 'categoryId'
  | 'isGiftCard'
  | 'availableFrom'
  | 'volumePrices'
> & {
  /** Whether its price is that of a planned sale. */
  isInSale?: boolean
  isBundle?: boolean
}
export type FieldAction = Exclude<BulkAction, { kind: 'remove' }>
type Effect = { fields: Partial<BulkFields> } | { refusal: ServerText }

/** Discounts are in hundredths of a percent. */
const PERCENT = 100

/** The effect of an action on a product, whose price is in that currency, or why it is refused. */
export function effectOf(product: BulkFields, action: FieldAction, currency: CurrencyCode): Effect {
  // Counted from such a price, another one would stay when the sale ends.
  if (product.isInSale && countsFromPrice(action)) return { refusal: say('sales.priceOfSale') }
  const effect = plainEffect(product, action, currency)
  if ('refusal' in effect) return effect
  const after = { ...product, ...effect.fields }
  const isBundle = product.isBundle ?? false
  const problem =
    bundleFieldsProblem(isBundle, after) ??
    giftCardProblem(after) ??
    preorderProblem(after, isBundle)
  return problem ? { refusal: problem.text } : effect
}

const countsFromPrice = (action: FieldAction): boolean =>
  action.kind === 'sale' || (action.kind === 'price' && action.mode !== 'set')

function plainEffect(product: BulkFields, action: FieldAction, currency: CurrencyCode): Effect {
  switch (action.kind) {
    case 'price':
      return newPrice(product, action, currency)
    case 'sale':
      return action.off === null ? saleOff(product) : saleOn(product, action.off, currency)
    case 'stock':
      return { fields: { inStock: action.inStock } }
    case 'featured':
      return { fields: { isFeatured: action.isFeatured } }
    case 'visibility':
      return { fields: { isHidden: action.isHidden, ...scheduleChange(action) } }
    case 'delivery':
      return { fields: { delivery: action.delivery } }
    case 'category':
      return { fields: { categoryId: action.categoryId } }
  }
}

/** An original price that is not above the new price is removed. */
function newPrice(
  product: BulkFields,
  action: Extract<FieldAction, { kind: 'price' }>,
  currency: CurrencyCode,
): Effect {
  const cents =
    action.mode === 'set' ? action.by : applyPriceChange(toCents(product.price), action, currency)
  if (cents !== null && cents % stepOf(currency) !== 0)
    return { refusal: say('fields.wholeCurrency', { field: 'price', currency }) }
  if (cents === null || cents > mostPrice(currency))
    return { refusal: say('products.priceAboveMost') }
  const original = product.originalPrice
  const keepsOriginal = original !== null && toCents(original) > cents
  return { fields: { price: toDecimal(cents), originalPrice: keepsOriginal ? original : null } }
}

/** On sale the price before is struck through; that of a product on sale already is what its discount is taken from. */
function saleOn(product: BulkFields, off: number, currency: CurrencyCode): Effect {
  const regular = toCents(product.originalPrice ?? product.price)
  const cents = applyPriceChange(regular, { mode: 'percent', by: -off }, currency)
  if (cents === null || cents >= regular)
    return { refusal: say('products.priceLessThanCent', { percent: off / PERCENT }) }
  return { fields: { price: toDecimal(cents), originalPrice: toDecimal(regular) } }
}

function saleOff(product: BulkFields): Effect {
  if (product.originalPrice === null) return { fields: {} }
  return { fields: { price: product.originalPrice, originalPrice: null } }
}
