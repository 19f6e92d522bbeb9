import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALL_CURRENCIES, type CurrencyCode, fixedParts, stepOf } from '@/lib/i18n/currencies'
import { amountsIn, expectChargeable, RUNS } from '@/tests/setup/amounts'
import { giftCardPart } from './gift-card-part'
import {
  type CardBalance,
  crossOf,
  partsOfCards,
  returnedFor,
  returnedTo,
  worthIn,
} from './gift-card-worth'
import { leastPayment } from './least-payment'
import { type Line, totalsOf } from './totals'

const CART = [{ priceCents: 10_000, quantity: 1 }]

/** The fixed rate from one currency to another, as two parts. */
function fixed(from: CurrencyCode, to: CurrencyCode) {
  const [rate, of] = fixedParts(from, to)
  return { rate, of }
}

/** A card of a currency, at the fixed rates of a store of US dollars. */
const cardOf = (currency: CurrencyCode, balanceCents: number, charged: CurrencyCode) => ({
  balanceCents,
  currency,
  into: crossOf(fixed('USD', currency), fixed('USD', charged)),
})

/** What a single card pays. */
function partOfCard(lines: Line[], totalCents: number, card: CardBalance, charged: CurrencyCode) {
  const [part = { cents: 0, takenCents: 0 }] = partsOfCards(lines, totalCents, [card], charged)
  return part
}

const currencies = fc.constantFrom(...ALL_CURRENCIES)

describe('a gift card of another currency', () => {
  it('is worth its balance at the rate, rounded down to what can be charged', () => {
    expect(worthIn(cardOf('USD', 50_00, 'EUR'), 'EUR')).toBe(42_50)
    expect(worthIn(cardOf('EUR', 42_50, 'USD'), 'USD')).toBe(50_00)
    expect(worthIn(cardOf('EUR', 1_00, 'USD'), 'USD')).toBe(1_17)
    expect(worthIn(cardOf('EUR', 10_00, 'JPY'), 'JPY')).toBe(1_294_00)
    expect(worthIn(cardOf('JPY', 1_00, 'EUR'), 'EUR')).toBe(0)
  })

  it('gives all that is left on it when all that it is worth is paid', () => {
    expect(partOfCard(CART, 10_800, cardOf('EUR', 1_01, 'USD'), 'USD')).toEqual({
      cents: 1_18,
      takenCents: 1_01,
    })
  })

  it('gives what the part is at the rate when that is less, and at least what its currency has a coin for', () => {
    expect(partOfCard(CART, 10_000, cardOf('EUR', 200_00, 'USD'), 'USD')).toEqual({
      cents: 10_000,
      takenCents: 85_00,
    })
    const cheap = [{ priceCents: 1, quantity: 1 }]
    expect(partOfCard(cheap, 1, cardOf('JPY', 500_00, 'EUR'), 'EUR')).toEqual({
      cents: 1,
      takenCents: 1_00,
    })
  })

  it('pays nothing, and gives nothing, where it is worth less than a cent', () => {
    const none = { cents: 0, takenCents: 0 }
    expect(partOfCard(CART, 10_800, cardOf('VND', 1_00, 'USD'), 'USD')).toEqual(none)
    expect(partOfCard(CART, 10_800, cardOf('EUR', 0, 'USD'), 'USD')).toEqual(none)
  })

  it('pays no gift cards', () => {
    const line = { priceCents: 5_000, quantity: 1, isGiftCard: true }
    expect(partOfCard([line], 5_000, cardOf('EUR', 90_00, 'USD'), 'USD').takenCents).toBe(0)
  })

  it.each(ALL_CURRENCIES)(
    'pays a cart in %s by the rules of any card, and gives no more than it has',
    (charged) => {
      const price = amountsIn(charged, { min: 1, max: 2_000 * leastPayment(charged) })
      const quantity = fc.integer({ min: 1, max: 9 })
      const line = fc.record({ priceCents: price, quantity, isGiftCard: fc.boolean() })
      const card = currencies.chain((currency) =>
        amountsIn(currency, { min: 0, max: 5_000 * leastPayment(currency) }).map((balance) =>
          cardOf(currency, balance, charged),
        ),
      )
      fc.assert(
        fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), card, (lines, card) => {
          const { totalCents } = totalsOf(lines, charged)
          const worth = worthIn(card, charged)
          const { cents, takenCents } = partOfCard(lines, totalCents, card, charged)
          expectChargeable(charged, [worth, cents])
          expectChargeable(card.currency, [takenCents])
          expect(cents).toBe(giftCardPart(lines, totalCents, worth, charged))
          expect(takenCents).toBeLessThanOrEqual(card.balanceCents)
          expect(takenCents > 0).toBe(cents > 0)
          if (cents > 0 && cents === worth) expect(takenCents).toBe(card.balanceCents)
          if (card.currency === charged) expect(takenCents).toBe(cents)
          // No more than half a coin of the card's currency is won or lost, but for what it has no coin for.
          const { rate, of } = card.into
          const step = BigInt(stepOf(card.currency))
          const off = BigInt(takenCents) * BigInt(rate) - BigInt(cents) * BigInt(of)
          if (cents > 0 && cents < worth)
            expect(
              2n * (off < 0n ? -off : off) <= step * BigInt(rate) || takenCents === Number(step),
            ).toBe(true)
        }),
        RUNS,
      )
    },
  )

  it.each(ALL_CURRENCIES)('is worth no less in %s the more is left on it', (charged) => {
    fc.assert(
      fc.property(currencies, fc.nat(10_000), fc.nat(10_000), (currency, less, more) => {
        const worth = (steps: number) =>
          worthIn(cardOf(currency, steps * stepOf(currency), charged), charged)
        expect(worth(less + more)).toBeGreaterThanOrEqual(worth(less) + worth(more))
      }),
      RUNS,
    )
  })
})

describe('several gift cards of a cart', () => {
  const dollars = (balanceCents: number) => cardOf('USD', balanceCents, 'USD')
  const paid = (totalCents: number, ...balances: number[]) =>
    partsOfCards(CART, totalCents, balances.map(dollars), 'USD').map(({ cents }) => cents)

  it('pay in their order, each only as far as is still needed', () => {
    expect(paid(10_800, 2_000, 5_000, 9_000)).toEqual([2_000, 5_000, 3_800])
    expect(paid(10_800, 10_800, 5_000)).toEqual([10_800, 0])
    expect(paid(10_800, 0, 5_000)).toEqual([0, 5_000])
  })

  it('leave what a provider can be asked for, taken off the last one', () => {
    expect(paid(10_800, 10_000, 790)).toEqual([10_000, 750])
    expect(paid(10_800, 10_780, 10)).toEqual([10_750, 0])
    expect(paid(10_800, 10_780, 20)).toEqual([10_780, 20])
  })

  it('give each in its own currency', () => {
    const cards = [cardOf('EUR', 42_50, 'USD'), dollars(10_000)]
    expect(partsOfCards(CART, 10_800, cards, 'USD')).toEqual([
      { cents: 5_000, takenCents: 42_50 },
      { cents: 5_800, takenCents: 5_800 },
    ])
  })

  it('pay together what one card of all that they are worth would, and never more than the total', () => {
    const balances = fc.array(fc.nat(9_000), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(balances, fc.nat(20_000), (balances, totalCents) => {
        const lines = [{ priceCents: totalCents, quantity: 1 }]
        const parts = partsOfCards(lines, totalCents, balances.map(dollars), 'USD')
        const sum = parts.reduce((all, { cents }) => all + cents, 0)
        const worth = balances.reduce((all, balance) => all + balance, 0)
        expect(sum).toBe(giftCardPart(lines, totalCents, worth, 'USD'))
        expect(sum).toBeLessThanOrEqual(totalCents)
        for (const [at, { cents }] of parts.entries())
          expect(cents).toBeLessThanOrEqual(balances[at] ?? 0)
      }),
      RUNS,
    )
  })
})

describe('to which of several cards a refund goes back', () => {
  const use = (giftCardId: number, paidCents: number, backCents = 0) => ({
    giftCardId,
    takenCents: paidCents,
    paidCents,
    currency: 'USD' as const,
    backCents,
    returnedCents: backCents,
  })

  it('is the one that paid last, until all of that is back', () => {
    expect(returnedTo([use(7, 500), use(3, 300)], 400)).toEqual([
      { giftCardId: 3, backCents: 300, returnedCents: 300, moreCents: 300 },
      { giftCardId: 7, backCents: 100, returnedCents: 100, moreCents: 100 },
    ])
    expect(returnedTo([use(7, 500), use(3, 300, 300)], 500)).toEqual([
      { giftCardId: 7, backCents: 500, returnedCents: 500, moreCents: 500 },
    ])
  })

  it('is none for more than was paid', () => {
    expect(() => returnedTo([use(7, 500)], 501)).toThrow('less than goes back')
    expect(() => returnedTo([], 1)).toThrow('less than goes back')
  })
})

describe('what refunds give back to a card', () => {
  it('is its share of what was taken', () => {
    const taken = { takenCents: 50_00, paidCents: 42_50, currency: 'USD' } as const
    expect([0, 10_00, 21_25, 42_49, 42_50].map((back) => returnedFor(taken, back))).toEqual([
      0, 11_76, 25_00, 49_99, 50_00,
    ])
  })

  it.each(ALL_CURRENCIES)(
    'is in the end exactly what was taken of a card in %s, in however many pieces',
    (currency) => {
      const pieces = currencies.chain((paidIn) =>
        fc.array(amountsIn(paidIn, { min: stepOf(paidIn), max: 100_000 }), {
          minLength: 1,
          maxLength: 8,
        }),
      )
      const takenCents = amountsIn(currency, { min: stepOf(currency), max: 100_000_000 })
      fc.assert(
        fc.property(takenCents, pieces, (takenCents, pieces) => {
          const paidCents = pieces.reduce((sum, piece) => sum + piece)
          const taken = { takenCents, paidCents, currency }
          let backCents = 0
          let returned = 0
          for (const piece of pieces) {
            backCents += piece
            const next = returnedFor(taken, backCents)
            expectChargeable(currency, [next])
            expect(next).toBeGreaterThanOrEqual(returned)
            expect(next).toBeLessThanOrEqual(takenCents)
            returned = next
          }
          expect(returned).toBe(takenCents)
        }),
        RUNS,
      )
    },
  )
})
