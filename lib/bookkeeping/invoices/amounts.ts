import { stepOf } from '@/lib/i18n/currencies'
import { giftCardsOf, pricesHoldTax } from '@/lib/pricing/totals'
import { spread, taxShare } from './spread'

/** All in cents. The net amount and the tax are the total. */
export type Amounts = { netCents: number; taxCents: number; totalCents: number }

type PricedItem = {
  itemId: number
  name: string
  priceCents: number
  quantity: number
  /** Sold without tax. */
  isGiftCard?: boolean
}

/** What is taken off the prices of an order. Its cents are as the prices: with tax if they hold it. */
type Deduction = { kind: 'discount' | 'adjustment'; label: string; cents: number }

/** An order as far as its documents depend on it. */
export type Sold = {
  currency: string
  items: readonly PricedItem[]
  /** What came with the bundles among them; without prices of their own. */
  parts?: readonly Pick<PricedItem, 'itemId' | 'name'>[]
  deductions: readonly Deduction[]
  subtotalCents: number
  taxCents: number
  totalCents: number
}

/** `name` is `null` for an amount that belongs to no item; `of` then says what it is for, where that is parts of bundles. */
type Line = Amounts & {
  name: string | null
  of?: { name: string; quantity: number }[]
  quantity: number
  unitCents: number
  isGiftCard?: boolean
}
type DeductionLine = Amounts & Pick<Deduction, 'kind' | 'label'>

/** What the lines of a document say. They add up to its amounts exactly. */
export type Lines = { lines: Line[]; deductions: DeductionLine[] }

const worthOf = ({ priceCents, quantity }: Pick<PricedItem, 'priceCents' | 'quantity'>) =>
  priceCents * quantity

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Whether the prices of an order include its tax. */
export const holdsTax = ({ items, deductions, subtotalCents }: Sold): boolean =>
  pricesHoldTax(items, {
    subtotalCents,
    discountCents: sumOf(deductions.map(({ cents }) => cents)),
  })

/** The lines of an order's invoice. What its items do not explain of its total is a line of its own. */
export function invoiceLines(sold: Sold): Lines {
  const isGross = holdsTax(sold)
  const base = isGross ? sold.totalCents : sold.subtotalCents
  const explained =
    sumOf(sold.items.map(worthOf)) - sumOf(sold.deductions.map(({ cents }) => cents))
  const deductions: readonly Deduction[] =
    explained === base
      ? sold.deductions
      : [...sold.deductions, { kind: 'adjustment', label: '', cents: explained - base }]
  const amounts = {
    netCents: sold.subtotalCents,
    taxCents: sold.taxCents,
    totalCents: sold.totalCents,
  }
  return linesOf({ ...sold, deductions }, amounts, isGross)
}

function linesOf(
  { items, deductions, currency }: Pick<Sold, 'items' | 'deductions' | 'currency'>,
  { taxCents }: Amounts,
  isGross: boolean,
): Lines {
  // A deduction of nothing is 0, not -0, which would be written "-0.00".
  const values = [...items.map(worthOf), ...deductions.map(({ cents }) => 0 - cents)]
  const taxed = values.map((value, index) => (items[index]?.isGiftCard ? 0 : value))
  const taxes = spread(taxed, taxCents, currency)
  const amountsAt = (index: number): Amounts => {
    const [value, tax] = [values[index] ?? 0, taxes[index] ?? 0]
    return isGross
      ? { netCents: value - tax, taxCents: tax, totalCents: value }
      : { netCents: value, taxCents: tax, totalCents: value + tax }
  }
  return {
    lines: items.map(({ name, quantity, priceCents, isGiftCard }, index) => ({
      name,
      quantity,
      unitCents: priceCents,
      ...(isGiftCard ? { isGiftCard } : {}),
      ...amountsAt(index),
    })),
    deductions: deductions.map(({ kind, label }, index) => ({
      kind,
      label,
      ...amountsAt(items.length + index),
    })),
  }
}

/** A refund, and what was credited of its order before. */
export type Credited = {
  cents: number
  /** It gives back the tax alone. */
  isTax?: boolean
  /** The tax of the order went back before, because the buyer accounts for it. */
  isTaxReversed?: boolean
  /** Which items in which quantities it is for; none for a whole refund, and for any other amount. */
  items: readonly { itemId: number; quantity: number }[]
  before: { amounts: Amounts; quantities: ReadonlyMap<number, number> }
}

/**
 * The amounts of a credit note. The notes of an order that is refunded piece by piece add up to its tax exactly. What is
 * given back beyond the order's total has no tax.
 */
export function creditAmounts(sold: Sold, refund: Credited): Amounts {
  const { cents, before } = refund
  if (refund.isTax) {
    const taxCents = Math.min(cents, sold.taxCents - before.amounts.taxCents)
    return { netCents: cents - taxCents, taxCents, totalCents: cents }
  }
  const reached = before.amounts.totalCents + cents
  const taxLeft = sold.taxCents - before.amounts.taxCents
  const parts = partsOf(sold, refund)
  const proportional =
    taxShare(
      sold.taxCents,
      Math.max(0, reached - giftCardsBefore(sold, before) - giftCardsOf(parts)),
      sold.totalCents - giftCardsOf(sold.items),
      sold.currency,
    ) - before.amounts.taxCents
  const named = sumOf(parts.map(worthOf))
  // Of prices without tax the items say the net amount, if that is the proportional one but for rounding.
  const byItems = cents - named
  const isByItems =
    reached < sold.totalCents &&
    refund.items.length > 0 &&
    !holdsTax(sold) &&
    Math.abs(byItems - proportional) <= stepOf(sold.currency)
  const taxCents = Math.max(0, Math.min(isByItems ? byItems : proportional, taxLeft, cents))
  return { netCents: cents - taxCents, taxCents, totalCents: cents }
}

/** What was credited of the gift cards of an order before. */
const giftCardsBefore = ({ items }: Sold, before: Credited['before']): number =>
  giftCardsOf(items.map((item) => ({ ...item, quantity: before.quantities.get(item.itemId) ?? 0 })))

/** The items that a refund is for: those that it names, or all that are left when it gives back all. */
function partsOf(sold: Sold, { cents, items, before }: Credited): PricedItem[] {
  const isRest = before.amounts.totalCents + cents === sold.totalCents
  const named = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]))
  return sold.items.flatMap((item) => {
    const left = item.quantity - (before.quantities.get(item.itemId) ?? 0)
    const quantity = items.length === 0 && isRest ? left : (named.get(item.itemId) ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}

/**
 * The lines of a credit note: its items, less their share of the order's discount, if they explain its amount; otherwise
 * the amount alone.
 */
export function creditLines(sold: Sold, refund: Credited): Lines {
  const isGross = holdsTax(sold)
  const amounts = creditAmounts(sold, refund)
  const base = isGross ? amounts.totalCents : amounts.netCents
  if (refund.isTax)
    return { lines: [{ name: null, quantity: 1, unitCents: base, ...amounts }], deductions: [] }
  if (amounts.totalCents === sold.totalCents && amounts.taxCents === sold.taxCents)
    return invoiceLines(sold)
  const parts = partsOf(sold, refund)
  const off = sumOf(parts.map(worthOf)) - base
  if (parts.length > 0 && off === 0)
    return linesOf({ ...sold, items: parts, deductions: [] }, amounts, isGross)
  const [discount] = sold.deductions
  if (parts.length > 0 && off > 0 && discount)
    return linesOf(
      { ...sold, items: parts, deductions: [{ ...discount, cents: off }] },
      amounts,
      isGross,
    )
  const line = { name: null, quantity: 1, unitCents: base, ...amounts, ...namedParts(sold, refund) }
  return { lines: [line], deductions: [] }
}

/** What a refund of parts of bundles is for, with whatever else it names; nothing where it names no part. */
function namedParts({ items, parts = [] }: Sold, refund: Credited): Pick<Line, 'of'> {
  if (!refund.items.some(({ itemId }) => parts.some((part) => part.itemId === itemId))) return {}
  const named = [...items, ...parts]
  return {
    of: refund.items.flatMap(({ itemId, quantity }) => {
      const item = named.find((each) => each.itemId === itemId)
      return item ? [{ name: item.name, quantity }] : []
    }),
  }
}

/** What of an order's net amount is due without tax from the refund of the tax on: what was not credited before. */
export const reversedNetCents = (sold: Sold, { before }: Credited): number =>
  sold.subtotalCents -
  giftCardsOf(sold.items) -
  before.amounts.netCents +
  giftCardsBefore(sold, before)
