import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, type CurrencyCode, stepOf } from '@/lib/i18n/currencies'
import { allocate } from '@/lib/pricing/coupon'
import { sumOf as pricesOf, shareOf, type Totals, totalsOf } from '@/lib/pricing/totals'
import { type Refundable, refundCents } from '@/lib/refunds/refund-amounts'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import {
  type Amounts,
  type Credited,
  creditAmounts,
  creditLines,
  invoiceLines,
  reversedNetCents,
  type Sold,
} from './amounts'

const NOTHING: Amounts = { netCents: 0, taxCents: 0, totalCents: 0 }

const add = (a: Amounts, b: Amounts): Amounts => ({
  netCents: a.netCents + b.netCents,
  taxCents: a.taxCents + b.taxCents,
  totalCents: a.totalCents + b.totalCents,
})
const sumOf = (all: readonly Amounts[]) => all.reduce(add, NOTHING)

/** What the documents of an order add up to. */
const amountsOf = ({ subtotalCents, taxCents, totalCents }: Totals): Amounts => ({
  netCents: subtotalCents,
  taxCents,
  totalCents,
})

function expectAllChargeable(currency: CurrencyCode, all: readonly Amounts[]) {
  for (const { netCents, taxCents, totalCents } of all) expect(netCents + taxCents).toBe(totalCents)
  expectChargeable(
    currency,
    all.flatMap(({ netCents, taxCents }) => [netCents, taxCents]),
  )
}

/** An order of products with these prices and quantities, without discount. */
function soldAt(
  lines: readonly (readonly [priceCents: number, quantity: number])[],
  basisPoints = 800,
  inclusive = false,
  currency: CurrencyCode = 'USD',
): Sold {
  const items = lines.map(([priceCents, quantity], index) => ({
    itemId: index + 1,
    name: `Product ${index + 1}`,
    priceCents,
    quantity,
  }))
  return {
    currency,
    items,
    deductions: [],
    ...totalsOf(items, currency, { basisPoints, inclusive }),
  }
}

const ordersIn = (currency: CurrencyCode, { lines = 8, pieces = 99 } = {}) =>
  fc
    .tuple(
      fc.array(
        fc.tuple(
          amountsIn(currency, { min: 1, max: 9_999_999 }),
          fc.integer({ min: 1, max: pieces }),
        ),
        { minLength: 1, maxLength: lines },
      ),
      fc.integer({ min: 0, max: 3000 }),
      fc.boolean(),
    )
    .map(([lines, basisPoints, inclusive]) => soldAt(lines, basisPoints, inclusive, currency))

describe('the lines of an invoice', () => {
  it('share the tax of the order', () => {
    const { lines } = invoiceLines(
      soldAt([
        [999, 1],
        [999, 1],
        [999, 1],
      ]),
    )
    // Tax on the whole of 29.97 is 2.40; on a line alone it would be 0.80.
    expect(lines.map(({ taxCents }) => taxCents)).toEqual([80, 80, 80])
    expect(lines[0]).toEqual({
      name: 'Product 1',
      quantity: 1,
      unitCents: 999,
      netCents: 999,
      taxCents: 80,
      totalCents: 1079,
    })
  })

  it('hold the tax where the prices do', () => {
    const { lines } = invoiceLines(soldAt([[11_900, 2]], 1900, true))
    expect(lines[0]).toMatchObject({ netCents: 20_000, taxCents: 3800, totalCents: 23_800 })
  })

  it('share a tax in whole yen', () => {
    const { lines } = invoiceLines(
      soldAt(
        [
          [99_900, 1],
          [99_900, 1],
          [99_900, 1],
        ],
        500,
        false,
        'JPY',
      ),
    )
    // 5 % of ¥2,997 is ¥149.85; a third of ¥150 is ¥50.
    expect(lines.map(({ taxCents }) => taxCents)).toEqual([5000, 5000, 5000])
  })

  it('say 0 for a discount that comes to nothing', () => {
    const sold = soldAt([[3, 3]], 589, true)
    const deductions = [{ kind: 'discount' as const, label: 'SAVE', cents: 0 }]
    expect(invoiceLines({ ...sold, deductions }).deductions).toEqual([
      { kind: 'discount', label: 'SAVE', netCents: 0, taxCents: 0, totalCents: 0 },
    ])
  })

  it.each(ALL_CURRENCIES)('add up to the order in %s exactly', (currency) => {
    fc.assert(
      fc.property(ordersIn(currency), (sold) => {
        const { lines, deductions } = invoiceLines(sold)
        expect(deductions).toEqual([])
        expect(sumOf(lines)).toEqual(amountsOf(sold))
        expectAllChargeable(currency, lines)
      }),
      RUNS,
    )
  })

  it.each(ALL_CURRENCIES)('add up in %s with a discount, before or after tax', (currency) => {
    fc.assert(
      fc.property(
        ordersIn(currency),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.boolean(),
        ({ items }, percent, basisPoints, inclusive) => {
          const full = pricesOf(items)
          const cents = shareOf(full, percent, 100, currency)
          const totals = totalsOf([{ priceCents: full - cents, quantity: 1 }], currency, {
            basisPoints,
            inclusive,
          })
          const { lines, deductions } = invoiceLines({
            currency,
            items,
            deductions: [{ kind: 'discount', label: 'SAVE', cents }],
            ...totals,
          })
          expect(deductions).toHaveLength(1)
          expectAllChargeable(currency, [...lines, ...deductions])
          expect(sumOf([...lines, ...deductions])).toEqual(amountsOf(totals))
        },
      ),
      RUNS,
    )
  })

  it('say as an adjustment what the items do not explain', () => {
    const sold = { ...soldAt([[1000, 1]], 0), subtotalCents: 900, totalCents: 900 }
    const { lines, deductions } = invoiceLines(sold)
    expect(deductions).toMatchObject([{ kind: 'adjustment', netCents: -100 }])
    expect(sumOf([...lines, ...deductions])).toEqual({
      netCents: 900,
      taxCents: 0,
      totalCents: 900,
    })
  })
})

describe('a credit note', () => {
  const none = { amounts: NOTHING, quantities: new Map<number, number>() }

  it('of a whole refund is the invoice', () => {
    const sold = soldAt([
      [999, 2],
      [2500, 1],
    ])
    const refund = { cents: sold.totalCents, items: [], before: none }
    expect(creditLines(sold, refund)).toEqual(invoiceLines(sold))
  })

  it('names the items of a partial refund', () => {
    const sold = soldAt([
      [1000, 3],
      [2500, 1],
    ])
    const { lines } = creditLines(sold, {
      cents: 2160,
      items: [{ itemId: 1, quantity: 2 }],
      before: none,
    })
    expect(lines).toEqual([
      {
        name: 'Product 1',
        quantity: 2,
        unitCents: 1000,
        netCents: 2000,
        taxCents: 160,
        totalCents: 2160,
      },
    ])
  })

  it('takes the share of a discount off the items of a partial refund', () => {
    const items = soldAt([
      [1000, 3],
      [1000, 1],
    ]).items
    const sold = {
      currency: 'USD',
      items,
      deductions: [{ kind: 'discount' as const, label: 'SAVE', cents: 400 }],
      subtotalCents: 3600,
      taxCents: 288,
      totalCents: 3888,
    }
    const { lines, deductions } = creditLines(sold, {
      cents: 1944,
      items: [{ itemId: 1, quantity: 2 }],
      before: none,
    })
    expect(lines).toMatchObject([{ name: 'Product 1', quantity: 2, unitCents: 1000 }])
    expect(deductions).toMatchObject([{ kind: 'discount', label: 'SAVE', netCents: -200 }])
    expect(sumOf([...lines, ...deductions])).toEqual({
      netCents: 1800,
      taxCents: 144,
      totalCents: 1944,
    })
  })

  it('is one line for an amount that no items explain', () => {
    const { lines } = creditLines(soldAt([[1000, 1]]), { cents: 500, items: [], before: none })
    expect(lines).toMatchObject([{ name: null, netCents: 463, taxCents: 37, totalCents: 500 }])
  })

  it('says which parts of a bundle its amount is for', () => {
    const sold = { ...soldAt([[1000, 1]]), parts: [{ itemId: 7, name: 'Antivirus' }] }
    const items = [{ itemId: 7, quantity: 2 }]
    const { lines } = creditLines(sold, { cents: 500, items, before: none })
    expect(lines).toMatchObject([{ name: null, of: [{ name: 'Antivirus', quantity: 2 }] }])
  })

  it('lists what is left when the rest goes back', () => {
    const sold = soldAt([
      [1000, 3],
      [2500, 1],
    ])
    const first = { cents: 1080, items: [{ itemId: 1, quantity: 1 }], before: none }
    const { lines } = creditLines(sold, {
      cents: sold.totalCents - 1080,
      items: [],
      before: { amounts: creditAmounts(sold, first), quantities: new Map([[1, 1]]) },
    })
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Product 1', 2],
      ['Product 2', 1],
    ])
  })

  it('has no tax on what goes beyond the order', () => {
    const sold = soldAt([[1000, 1]])
    const before = {
      amounts: { netCents: 1000, taxCents: 80, totalCents: 1080 },
      quantities: new Map(),
    }
    expect(creditAmounts(sold, { cents: 100, items: [], before })).toEqual({
      netCents: 100,
      taxCents: 0,
      totalCents: 100,
    })
  })

  it.each(ALL_CURRENCIES)(
    'and those after it add up to the invoice in %s, however the money goes back',
    (currency) => {
      fc.assert(
        fc.property(
          ordersIn(currency),
          fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { maxLength: 5 }),
          (sold, shares) => {
            let amounts = NOTHING
            const credit = (cents: number) => {
              const refund = { cents, items: [], before: { amounts, quantities: new Map() } }
              const credited = creditAmounts(sold, refund)
              const { lines, deductions } = creditLines(sold, refund)
              expect(sumOf([...lines, ...deductions])).toEqual(credited)
              expect(credited.netCents).toBeGreaterThanOrEqual(0)
              expect(credited.taxCents).toBeGreaterThanOrEqual(0)
              expectChargeable(currency, [credited.netCents, credited.taxCents])
              amounts = add(amounts, credited)
            }
            for (const share of shares) {
              const left = sold.totalCents - amounts.totalCents
              const cents = Math.floor((left * share) / stepOf(currency)) * stepOf(currency)
              if (cents > 0) credit(cents)
            }
            if (sold.totalCents > amounts.totalCents) credit(sold.totalCents - amounts.totalCents)
            expect(amounts).toEqual(amountsOf(sold))
          },
        ),
        RUNS,
      )
    },
  )
})

describe('the credit notes of an order with a discount that goes back piece by piece', () => {
  /** The order as refunds see it, and what it is after some of it went back. */
  const refundable = (sold: Sold, { amounts, quantities }: Credited['before']): Refundable => {
    const discountCents = sold.deductions.reduce((sum, { cents }) => sum + cents, 0)
    const worth = sold.items.map(({ priceCents, quantity }) => priceCents * quantity)
    const shares = allocate(discountCents, worth, sold.currency)
    return {
      ...sold,
      discountCents,
      leftCents: sold.totalCents - amounts.totalCents,
      items: sold.items.map((item, index) => ({
        ...item,
        id: item.itemId,
        discountCents: shares[index] ?? 0,
        refundedQuantity: quantities.get(item.itemId) ?? 0,
      })),
    }
  }

  it.each(ALL_CURRENCIES)('add up to its invoice in %s', (currency) => {
    fc.assert(
      fc.property(
        ordersIn(currency, { lines: 4, pieces: 5 }),
        fc.record({ basisPoints: fc.integer({ min: 0, max: 3000 }), inclusive: fc.boolean() }),
        fc.integer({ min: 0, max: 100 }),
        ({ items }, tax, percent) => {
          const cents = shareOf(pricesOf(items), percent, 100, currency)
          const sold: Sold = {
            currency,
            items,
            deductions: cents > 0 ? [{ kind: 'discount', label: 'SAVE', cents }] : [],
            ...totalsOf(items, currency, tax, cents),
          }
          const before = { amounts: NOTHING, quantities: new Map<number, number>() }
          for (const { itemId, quantity } of items)
            for (let piece = 1; piece <= quantity; piece++) {
              const named = [{ itemId, quantity: 1 }]
              const refund = {
                cents: refundCents(refundable(sold, before), named),
                items: named,
                before,
              }
              const credited = creditAmounts(sold, refund)
              const { lines, deductions } = creditLines(sold, refund)
              expectAllChargeable(currency, [...lines, ...deductions])
              expect(sumOf([...lines, ...deductions])).toEqual(credited)
              before.amounts = add(before.amounts, credited)
              before.quantities.set(itemId, piece)
            }
          expect(before.amounts).toEqual(amountsOf(sold))
        },
      ),
      RUNS,
    )
  })
})

describe('the documents of an order with gift cards', () => {
  const mixed = (inclusive: boolean): Sold => {
    const items = [
      { itemId: 1, name: 'Gift card', priceCents: 5_000, quantity: 2, isGiftCard: true },
      { itemId: 2, name: 'Office', priceCents: 9_999, quantity: 1 },
    ]
    const totals = totalsOf(items, 'USD', { basisPoints: 800, inclusive })
    return { currency: 'USD', items, deductions: [], ...totals }
  }

  it.each([false, true])('have no tax on them (prices with tax: %s)', (inclusive) => {
    const sold = mixed(inclusive)
    const [card, office] = invoiceLines(sold).lines
    expect(card).toMatchObject({ taxCents: 0, netCents: 10_000, totalCents: 10_000 })
    expect(office).toMatchObject({ taxCents: sold.taxCents })
  })

  it.each([false, true])(
    'credit piece by piece what was invoiced (prices with tax: %s)',
    (inclusive) => {
      const sold = mixed(inclusive)
      const office = sold.totalCents - 10_000
      let before: Parameters<typeof creditAmounts>[1]['before'] = {
        amounts: NOTHING,
        quantities: new Map(),
      }
      const credit = (itemId: number, cents: number) => {
        const amounts = creditAmounts(sold, { cents, items: [{ itemId, quantity: 1 }], before })
        before = {
          amounts: add(before.amounts, amounts),
          quantities: new Map([
            ...before.quantities,
            [itemId, (before.quantities.get(itemId) ?? 0) + 1],
          ]),
        }
        return amounts
      }
      expect(credit(1, 5_000).taxCents).toBe(0)
      expect(credit(2, office).taxCents).toBe(sold.taxCents)
      expect(credit(1, 5_000).taxCents).toBe(0)
      expect(before.amounts.totalCents).toBe(sold.totalCents)
    },
  )
})

describe('the credit note of the tax alone', () => {
  it.each(ALL_CURRENCIES)('has no net amount in %s, and later ones have no tax', (currency) => {
    fc.assert(
      fc.property(ordersIn(currency), fc.integer({ min: 0, max: 100 }), (sold, share) => {
        const before = { amounts: NOTHING, quantities: new Map<number, number>() }
        const whole = { cents: sold.taxCents, isTax: true, items: [], before }
        const taxNote = creditAmounts(sold, whole)
        expect(taxNote).toEqual({ netCents: 0, taxCents: sold.taxCents, totalCents: sold.taxCents })
        expect(reversedNetCents(sold, whole)).toBe(sold.subtotalCents)
        const cents = shareOf(sold.subtotalCents, share, 100, currency)
        const later = { cents, items: [], before: { ...before, amounts: taxNote } }
        expect(creditAmounts(sold, later)).toEqual({
          netCents: cents,
          taxCents: 0,
          totalCents: cents,
        })
      }),
      RUNS,
    )
  })

  it('is one line', () => {
    const sold = soldAt([[1000, 2]], 2000)
    const before = { amounts: NOTHING, quantities: new Map<number, number>() }
    const { lines, deductions } = creditLines(sold, { cents: 400, isTax: true, items: [], before })
    expect(deductions).toEqual([])
    expect(lines).toEqual([
      { name: null, quantity: 1, unitCents: 0, netCents: 0, taxCents: 400, totalCents: 400 },
    ])
  })
})
