import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, type CurrencyCode, stepOf } from '@/lib/i18n/currencies'
import { allocate } from '@/lib/pricing/coupon'
import type { TaxRules } from '@/lib/pricing/tax'
import { giftCardsOf, sumOf, totalsOf } from '@/lib/pricing/totals'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import {
  leftCents,
  leftParts,
  type Refundable,
  refundCents,
  splitRefund,
  sumOfParts,
  taxShareCents,
  taxToRefundCents,
} from './refund-amounts'

const linesIn = (currency: CurrencyCode) =>
  fc.array(
    fc.record({
      priceCents: amountsIn(currency, { min: 0, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      isGiftCard: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )

function orderOf(
  bought: { priceCents: number; quantity: number; isGiftCard?: boolean }[],
  tax?: TaxRules,
  discountCents = 0,
  currency: CurrencyCode = 'USD',
): Refundable {
  const { subtotalCents, taxCents, totalCents } = totalsOf(bought, currency, tax, discountCents)
  const shares = allocate(
    discountCents,
    bought.map(({ priceCents, quantity, isGiftCard }) => (isGiftCard ? 0 : priceCents * quantity)),
    currency,
  )
  return {
    currency,
    subtotalCents,
    taxCents,
    discountCents,
    leftCents: totalCents,
    items: bought.map((line, index) => ({
      ...line,
      discountCents: shares[index] ?? 0,
      id: index + 1,
      refundedQuantity: 0,
    })),
  }
}

/** The order after some units were refunded. */
function refunded(order: Refundable, itemId: number, quantity: number, cents: number): Refundable {
  return {
    ...order,
    leftCents: order.leftCents - cents,
    items: order.items.map((item) =>
      item.id === itemId ? { ...item, refundedQuantity: item.refundedQuantity + quantity } : item,
    ),
  }
}

describe('refundCents', () => {
  it('refunds quantities with their share of the tax', () => {
    const order = orderOf([
      { priceCents: 9_999, quantity: 2 },
      { priceCents: 4_999, quantity: 1 },
    ])
    expect(refundCents(order, [{ itemId: 1, quantity: 1 }])).toBe(9_999 + 800)
    expect(
      refundCents(order, [
        { itemId: 1, quantity: 2 },
        { itemId: 2, quantity: 1 },
      ]),
    ).toBe(order.leftCents)
    expect(refundCents(order, [])).toBe(0)
  })

  it('gives just the price back where it held the tax', () => {
    const order = orderOf([{ priceCents: 10_800, quantity: 2 }], {
      basisPoints: 800,
      inclusive: true,
    })
    expect(refundCents(order, [{ itemId: 1, quantity: 1 }])).toBe(10_800)
  })

  it('gives back what was paid for each, less its share of the discount', () => {
    const order = orderOf(
      [
        { priceCents: 10_000, quantity: 2 },
        { priceCents: 5_000, quantity: 1 },
      ],
      undefined,
      2_500,
    )
    expect(refundCents(order, [{ itemId: 1, quantity: 1 }])).toBe(9_000 + 720)
    expect(refundCents(order, [{ itemId: 2, quantity: 1 }])).toBe(4_500 + 360)
  })

  it('gives back whole yen, of which the last get what is left', () => {
    // ¥72 of tax on 3 × ¥333, less ¥100.
    const order = orderOf([{ priceCents: 33_300, quantity: 3 }], undefined, 10_000, 'JPY')
    expect(order.leftCents).toBe(97_100)
    const first = refundCents(order, [{ itemId: 1, quantity: 1 }])
    expect(first).toBe(32_400)
    const second = refundCents(refunded(order, 1, 1, first), [{ itemId: 1, quantity: 2 }])
    expect(second).toBe(64_700)
  })

  it.each(ALL_CURRENCIES)(
    'adds up to the whole in %s, unit by unit and in any order',
    (currency) => {
      fc.assert(
        fc.property(
          linesIn(currency),
          fc.record({ basisPoints: fc.integer({ min: 0, max: 3_000 }), inclusive: fc.boolean() }),
          fc.infiniteStream(fc.nat()),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (bought, tax, choices, part) => {
            const step = stepOf(currency)
            const discountCents =
              Math.floor((part * (sumOf(bought) - giftCardsOf(bought))) / step) * step
            let order = orderOf(bought, tax, discountCents, currency)
            let paidBack = 0
            for (;;) {
              const open = order.items.filter((item) => item.refundedQuantity < item.quantity)
              const item = open[Number(choices.next().value) % open.length]
              if (!item) break
              const cents = refundCents(order, [{ itemId: item.id, quantity: 1 }])
              expect(cents).toBeGreaterThanOrEqual(0)
              expectChargeable(currency, [cents])
              paidBack += cents
              order = refunded(order, item.id, 1, cents)
            }
            expect(paidBack).toBe(totalsOf(bought, currency, tax, discountCents).totalCents)
            expect(order.leftCents).toBe(0)
          },
        ),
        RUNS,
      )
    },
  )

  it('has no tax in it for a gift card', () => {
    const order = orderOf([
      { priceCents: 5_000, quantity: 2, isGiftCard: true },
      { priceCents: 10_000, quantity: 1 },
    ])
    expect(order.leftCents).toBe(20_800)
    expect(refundCents(order, [{ itemId: 1, quantity: 1 }])).toBe(5_000)
    expect(refundCents(order, [{ itemId: 2, quantity: 1 }])).toBe(10_800)
  })

  it('is never more than what is left', () => {
    const order = { ...orderOf([{ priceCents: 10_000, quantity: 1 }]), leftCents: 300 }
    expect(refundCents(order, [{ itemId: 1, quantity: 1 }])).toBe(300)
  })

  it('uses the tax that was paid, whatever the current rate', () => {
    const share = (subtotalCents: number, taxCents: number, part: number, currency = 'USD') =>
      taxShareCents({ currency, subtotalCents, taxCents }, part)
    expect(share(30_000, 1_000, 10_000)).toBe(333)
    expect(share(30_000, 1_000, 10_000, 'JPY')).toBe(300)
    expect(share(0, 0, 0)).toBe(0)
    expect(share(9_999_999_999, 800_000_000, 9_999_999_999)).toBe(800_000_000)
  })
})

describe('leftCents', () => {
  const payment = {
    captured: { cents: 1000, currency: 'USD' },
    refundedCents: 400,
    giftCard: null,
  }

  it('is what was captured, without what went back or is on its way', () => {
    expect(leftCents(payment, null)).toBe(600)
    expect(leftCents(payment, { providerCents: 100, giftCardCents: 0 })).toBe(500)
    expect(leftCents({ captured: null, refundedCents: 0, giftCard: null }, null)).toBe(0)
  })

  it('is nothing while more is asked for than is there', () => {
    const asked = { providerCents: 1000, giftCardCents: 0 }
    expect(leftCents({ ...payment, refundedCents: 1000 }, asked)).toBe(0)
  })

  it('is also what a gift card paid', () => {
    const giftCard = { ids: [1], lastFour: 'ABCD', cents: 500, returnedCents: 200 }
    expect(leftParts({ ...payment, giftCard }, null)).toEqual({
      providerCents: 600,
      giftCardCents: 300,
    })
    expect(leftCents({ ...payment, giftCard }, { providerCents: 50, giftCardCents: 50 })).toBe(800)
  })
})

describe('splitRefund', () => {
  it('gives back to the provider first, and all parts together exactly what each paid', () => {
    const paid = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(paid, paid, fc.infiniteStream(fc.nat()), (captured, byCard, amounts) => {
        const left = { providerCents: captured, giftCardCents: byCard }
        const back = { providerCents: 0, giftCardCents: 0 }
        for (let rest = sumOfParts(left); rest > 0; rest = sumOfParts(left)) {
          const cents = 1 + (Number(amounts.next().value) % rest)
          const parts = splitRefund(cents, left)
          expect(sumOfParts(parts)).toBe(cents)
          expect(Math.min(parts.providerCents, parts.giftCardCents)).toBeGreaterThanOrEqual(0)
          if (parts.giftCardCents > 0) expect(parts.providerCents).toBe(left.providerCents)
          for (const key of ['providerCents', 'giftCardCents'] as const) {
            left[key] -= parts[key]
            back[key] += parts[key]
          }
        }
        expect(back).toEqual({ providerCents: captured, giftCardCents: byCard })
      }),
    )
  })
})

describe('the tax that goes back when the tax ID is confirmed', () => {
  const EXCLUSIVE = { basisPoints: 2000, inclusive: false }
  const two = orderOf([{ priceCents: 1000, quantity: 2 }], EXCLUSIVE)

  it('is all of it, without that of gift cards, which have none', () => {
    expect(taxToRefundCents(two)).toBe(400)
    const cards = [
      { priceCents: 1000, quantity: 1 },
      { priceCents: 5000, quantity: 1, isGiftCard: true },
    ]
    expect(taxToRefundCents(orderOf(cards, EXCLUSIVE))).toBe(200)
  })

  it('is nothing where prices include it: they are the same without', () => {
    const inclusive = orderOf([{ priceCents: 1000, quantity: 2 }], {
      basisPoints: 2000,
      inclusive: true,
    })
    expect(taxToRefundCents(inclusive)).toBe(0)
  })

  it('is that of what is left, and only what was paid beyond the prices', () => {
    const [item] = two.items
    const half = { ...two, items: item ? [{ ...item, refundedQuantity: 1 }] : [], leftCents: 1200 }
    expect(taxToRefundCents(half)).toBe(200)
    expect(taxToRefundCents({ ...two, leftCents: 2000 })).toBe(0)
    expect(taxToRefundCents({ ...two, leftCents: 2100 })).toBe(100)
    expect(taxToRefundCents({ ...two, leftCents: 0 })).toBe(0)
  })

  it.each(ALL_CURRENCIES)('leaves the net price in %s to pay, whatever was bought', (currency) => {
    fc.assert(
      fc.property(linesIn(currency), fc.integer({ min: 0, max: 30_000 }), (bought, rate) => {
        const order = orderOf(bought, { basisPoints: rate / 10, inclusive: false }, 0, currency)
        const paid = order.leftCents - taxToRefundCents(order)
        expect(paid).toBe(order.subtotalCents)
        expectChargeable(currency, [paid])
        // All that is refunded later is without tax, and adds up to the rest.
        const rest = { ...order, taxCents: 0, leftCents: paid }
        const all = order.items.map(({ id, quantity }) => ({ itemId: id, quantity }))
        expect(refundCents(rest, all)).toBe(paid)
      }),
      RUNS,
    )
  })
})

describe('the parts of a bundle', () => {
  /** Two bundles for $100.01 each, whose three parts share the price; the first is in it twice. */
  const bundle = { ...orderOf([{ priceCents: 10_001, quantity: 2 }]) }
  const part = { priceCents: 0, discountCents: 0, refundedQuantity: 0, bundlePosition: 0 }
  const order: Refundable = {
    ...bundle,
    items: [
      ...bundle.items.map((item) => ({ ...item, position: 0, bundlePosition: null })),
      { ...part, id: 2, position: 1, quantity: 4, bundleShareCents: 10_001 },
      { ...part, id: 3, position: 2, quantity: 2, bundleShareCents: 6001 },
      { ...part, id: 4, position: 3, quantity: 2, bundleShareCents: 4000 },
    ],
  }
  const without = (before: Refundable, parts: { itemId: number; quantity: number }[]) => {
    const cents = refundCents(before, parts)
    const after = parts.reduce(
      (next, { itemId, quantity }) => refunded(next, itemId, quantity, 0),
      before,
    )
    return { cents, after: { ...after, leftCents: before.leftCents - cents } }
  }

  it('go back for their share of its price, with its tax', () => {
    expect(refundCents(order, [{ itemId: 4, quantity: 1 }])).toBe(2160)
  })

  it('go back with it for no more than its price', () => {
    const alone = refundCents(order, [{ itemId: 1, quantity: 1 }])
    expect(
      refundCents(order, [
        { itemId: 1, quantity: 1 },
        { itemId: 2, quantity: 2 },
        { itemId: 3, quantity: 1 },
      ]),
    ).toBe(alone)
  })

  it('come to what was paid, one by one', () => {
    let left = order
    let sum = 0
    for (const [itemId, times] of [
      [2, 4],
      [4, 2],
      [3, 2],
    ] as const)
      for (let time = 0; time < times; time++) {
        const { cents, after } = without(left, [{ itemId, quantity: 1 }])
        expect(cents).toBeGreaterThan(0)
        sum += cents
        left = after
      }
    expect(sum).toBe(order.leftCents)
  })

  it('that went back before are not paid for again with the rest', () => {
    const { cents, after } = without(order, [{ itemId: 3, quantity: 2 }])
    const rest = refundCents(after, [{ itemId: 1, quantity: 2 }])
    expect(cents + rest).toBe(order.leftCents)
  })
})
