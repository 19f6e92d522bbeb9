import { z } from 'zod'
import { parseDecimal, toDecimal } from '@/lib/core/money'
import { fault, packed, type ServerText, say } from '@/lib/core/server-text'
import { ALL_CURRENCIES, type CurrencyCode, stepOf } from '@/lib/i18n/currencies'
import { mostPrice } from '@/lib/pricing/most-price'
import type { TypedPrice, TypedPrices } from '@/lib/pricing/typed-prices'

// What an owner types as the prices of a product in other currencies.

const amountSchema = z
  .union([z.string(), z.number()], fault('fields.mustBeAmount', { field: 'price' }))
  .nullish()
type Amount = z.output<typeof amountSchema>

/** `null`: none is typed in this currency any more. */
type PriceChanges = { [Code in CurrencyCode]?: TypedPrice | null }

const isEmpty = (amount: Amount) =>
  amount === null || amount === undefined || String(amount).trim() === ''

function problemOf(field: string, cents: number | null, currency: CurrencyCode): ServerText | null {
  if (cents === null || cents > mostPrice(currency))
    return say('fields.mustBeAmountInRange', { field })
  if (cents === 0) return say('products.typedPriceNothing', { field })
  return cents % stepOf(currency) === 0 ? null : say('fields.wholeCurrency', { field, currency })
}

type Given = { price?: Amount; originalPrice?: Amount }
type Issue = { path: string[]; text: ServerText }

function readTyped(
  currency: CurrencyCode,
  { price, originalPrice }: Given,
): TypedPrice | null | Issue[] {
  const issue = (name: keyof Given, text: ServerText | null) =>
    text ? [{ path: [currency, name], text }] : []
  const named = (name: keyof Given) => `prices.${currency}.${name}`
  const cents = isEmpty(price) ? null : parseDecimal(price ?? '')
  const former = isEmpty(originalPrice) ? null : parseDecimal(originalPrice ?? '')
  if (isEmpty(price))
    return isEmpty(originalPrice)
      ? null
      : issue('price', say('products.typedPriceMissing', { field: named('price') }))
  const issues = [
    ...issue('price', problemOf(named('price'), cents, currency)),
    ...(isEmpty(originalPrice)
      ? []
      : issue('originalPrice', problemOf(named('originalPrice'), former, currency))),
  ]
  if (issues.length > 0 || cents === null) return issues
  if (former !== null && former <= cents)
    return issue(
      'originalPrice',
      say('products.typedOriginalNotAbove', { field: named('originalPrice') }),
    )
  return { price: toDecimal(cents), originalPrice: former === null ? null : toDecimal(former) }
}

/**
 * Prices by currency: those that are not named stay as they are, an empty one goes. Each is more than 0, an amount that the
 * currency is charged in, and below what is named as the price before.
 */
export const typedPriceChangesSchema = z
  .partialRecord(
    z.enum(ALL_CURRENCIES),
    z.object({ price: amountSchema, originalPrice: amountSchema }).nullable(),
    fault('products.pricesByCurrency'),
  )
  .transform((given, context) => {
    const changes: PriceChanges = {}
    for (const currency of ALL_CURRENCIES) {
      const entry = given[currency]
      if (entry === undefined) continue
      const read = entry && readTyped(currency, entry)
      if (!Array.isArray(read)) changes[currency] = read
      else
        for (const { path, text } of read)
          context.addIssue({ code: 'custom', path, message: packed(text) })
    }
    return changes
  })

/** The typed prices of a product once some are changed. */
export function changedPrices(stored: TypedPrices, changes: PriceChanges): TypedPrices {
  const prices: TypedPrices = {}
  for (const currency of ALL_CURRENCIES) {
    const typed = changes[currency] === undefined ? stored[currency] : changes[currency]
    if (typed) prices[currency] = typed
  }
  return prices
}

/** All of them. */
export const typedPriceFieldsSchema = typedPriceChangesSchema.transform((changes) =>
  changedPrices({}, changes),
)

/** Why these cannot be the prices of a product of a store with that currency; `null` when they can. */
export const typedPricesProblem = (
  prices: TypedPrices,
  baseCurrency: CurrencyCode,
): { field: string; text: ServerText } | null =>
  prices[baseCurrency]
    ? {
        field: `prices.${baseCurrency}`,
        text: say('products.typedPriceOfBase', { currency: baseCurrency }),
      }
    : null
