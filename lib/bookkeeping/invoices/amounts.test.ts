import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { totalsOf } from '@/lib/pricing/totals'
import {
  type Amounts,
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

/** An order of products with these prices and quantities, without discount. */
function soldAt(
  lines: readonly (readonly [priceCents: number, quantity: number])[],
  basisPoints = 800,
  inclusive = false,
): Sold {
  const items = lines.map(([priceCents, quantity], index) => ({
    itemId: index + 1,
    name: `Product ${index + 1}`,
    priceCents,
    quantity,
  }))
  return { items, deductions: [], ...totalsOf(items, { basisPoints, inclusive }) }
}

const orders = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.integer({ min: 0, max: 3000 }),
    fc.boolean(),
  )
  .map(([lines, basisPoints, inclusive]) => soldAt(lines, basisPoints, inclusive))

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

  it('add up to the order exactly', () => {
    fc.assert(
      fc.property(orders, (sold) => {
        const { lines, deductions } = invoiceLines(sold)
        expect(deductions).toEqual([])
        expect(sumOf(lines)).toEqual({
          netCents: sold.subtotalCents,
          taxCents: sold.taxCents,
          totalCents: sold.totalCents,
        })
        for (const { netCents, taxCents, totalCents } of lines)
          expect(netCents + taxCents).toBe(totalCents)
      }),
    )
  })

  it('add up with a discount, before or after tax', () => {
    fc.assert(
      fc.property(
        orders,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.boolean(),
        ({ items }, percent, basisPoints, inclusive) => {
          const full = totalsOf(items, { basisPoints: 0, inclusive }).totalCents
          const cents = Math.floor((full * percent) / 100)
          const totals = totalsOf([{ priceCents: full - cents, quantity: 1 }], {
            basisPoints,
            inclusive,
          })
          const { lines, deductions } = invoiceLines({
            items,
            deductions: [{ kind: 'discount', label: 'SAVE', cents }],
            ...totals,
          })
          expect(deductions).toHaveLength(1)
          expect(sumOf([...lines, ...deductions])).toEqual({
            netCents: totals.subtotalCents,
            taxCents: totals.taxCents,
            totalCents: totals.totalCents,
          })
        },
      ),
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

  it('and those after it add up to the invoice, however the money goes back', () => {
    fc.assert(
      fc.property(
        orders,
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
            amounts = add(amounts, credited)
          }
          for (const share of shares) {
            const cents = Math.floor((sold.totalCents - amounts.totalCents) * share)
            if (cents > 0) credit(cents)
          }
          if (sold.totalCents > amounts.totalCents) credit(sold.totalCents - amounts.totalCents)
          expect(amounts).toEqual({
            netCents: sold.subtotalCents,
            taxCents: sold.taxCents,
            totalCents: sold.totalCents,
          })
        },
      ),
    )
  })
})

describe('the documents of an order with gift cards', () => {
  const mixed = (inclusive: boolean): Sold => {
    const items = [
      { itemId: 1, name: 'Gift card', priceCents: 5_000, quantity: 2, isGiftCard: true },
      { itemId: 2, name: 'Office', priceCents: 9_999, quantity: 1 },
    ]
    return { items, deductions: [], ...totalsOf(items, { basisPoints: 800, inclusive }) }
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
  it('has no net amount, and later ones have no tax', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 100 }), (sold, share) => {
        const before = { amounts: NOTHING, quantities: new Map<number, number>() }
        const whole = { cents: sold.taxCents, isTax: true, items: [], before }
        const taxNote = creditAmounts(sold, whole)
        expect(taxNote).toEqual({ netCents: 0, taxCents: sold.taxCents, totalCents: sold.taxCents })
        expect(reversedNetCents(sold, whole)).toBe(sold.subtotalCents)
        const cents = Math.round((sold.subtotalCents * share) / 100)
        const later = { cents, items: [], before: { ...before, amounts: taxNote } }
        expect(creditAmounts(sold, later)).toEqual({
          netCents: cents,
          taxCents: 0,
          totalCents: cents,
        })
      }),
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
