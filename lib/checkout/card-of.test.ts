import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { unpacked } from '@/lib/core/packed-text'
import { say } from '@/lib/core/server-text'
import { cardPaymentSchema } from '@/lib/payments/contracts'
import { cardOf } from './card-of'

const now = new Date('2026-03-01T12:00:00Z')
const opaqueData = { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: 'nonce' }
const common = { amount: '10.00', cardholderName: ' Ada Buyer ' }
const data = { ...common, cardNumber: '4111111111111111', expiryDate: '12/39', cvv: '123' }
const tokenised = { ...common, opaqueData, lastFour: '1111' }

const of = (request: object, isTokenised: boolean) =>
  cardOf(cardPaymentSchema.parse(request), { isTokenised, now })
const issuesOf = (request: object) =>
  cardPaymentSchema
    .safeParse(request)
    .error?.issues.map(({ path, message }) => [path.join('.'), englishOf(unpacked(message))])

describe('the card of a payment', () => {
  it('is what was sent, as data or as a nonce', () => {
    expect(of(data, false)).toEqual({
      number: '4111111111111111',
      expiry: '12/39',
      cvv: '123',
      cardholderName: 'Ada Buyer',
    })
    expect(of(tokenised, true)).toEqual({
      opaqueData,
      lastFour: '1111',
      cardholderName: 'Ada Buyer',
    })
  })

  it('is not taken in the way that the store does not use', () => {
    for (const [request, isTokenised] of [
      [data, true],
      [tokenised, false],
    ] as const)
      expect(() => of(request, isTokenised)).toThrow(expect.objectContaining({ code: 'conflict' }))
  })

  it('has a name in both ways', () => {
    for (const [request, isTokenised] of [
      [data, false],
      [tokenised, true],
    ] as const)
      expect(() => of({ ...request, cardholderName: '  ' }, isTokenised)).toThrow(
        expect.objectContaining({
          code: 'invalid',
          issues: [{ path: 'cardholderName', text: say('cards.enterHolder') }],
        }),
      )
  })

  it('is one of the two, complete', () => {
    expect(issuesOf(common)).toEqual([
      ['cardNumber', 'cardNumber must be a text'],
      ['expiryDate', 'expiryDate must be a text'],
      ['cvv', 'cvv must be a text'],
    ])
    expect(issuesOf({ ...data, opaqueData, lastFour: '1111' })).toEqual([
      ['cardNumber', 'cardNumber must not be sent with opaqueData'],
      ['expiryDate', 'expiryDate must not be sent with opaqueData'],
      ['cvv', 'cvv must not be sent with opaqueData'],
    ])
    expect(issuesOf({ ...common, opaqueData })).toEqual([
      ['lastFour', 'lastFour is needed with opaqueData'],
    ])
  })
})
