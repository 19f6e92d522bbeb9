import { describe, expect, it } from '@jest/globals'
import type { Accounts } from '@/lib/payments/account-history'
import { type StripeAccounts, stripeFrom } from './account'
import { accountIn, accountOfPayment, everyStripe } from './choose-account'
import { elementsOf } from './elements'
import { stripePlugin } from './plugin'

// What accounts are read with; nothing is called.
process.env.DATABASE_URL = 'postgresql://localhost/store'
process.env.APP_SECRET = 'a secret of the test'.repeat(2)

const keysOf = (name: string, number = '') => ({
  [`publishableKey${number}`]: `pk_live_${name}`,
  [`secretKey${number}`]: `sk_live_${name}`,
  [`webhookSecret${number}`]: `whsec_${name}`,
})
const MAIN = keysOf('first')
const WITH_EUROS = { ...MAIN, currencies2: ['EUR'], ...keysOf('euros', '2') }

const keyIn = (settings: object, currency: 'USD' | 'EUR' | 'GBP') =>
  accountIn(stripeFrom({ ...settings }), currency).publishableKey

describe('which account takes a currency', () => {
  it('is the further one that says so, and the first otherwise', () => {
    expect(keyIn(WITH_EUROS, 'EUR')).toBe('pk_live_euros')
    expect(keyIn(WITH_EUROS, 'USD')).toBe('pk_live_first')
  })

  it('is the first of two that say so, for the browser as well', () => {
    const both = { ...WITH_EUROS, currencies3: ['EUR', 'GBP'], ...keysOf('pounds', '3') }
    expect(keyIn(both, 'EUR')).toBe('pk_live_euros')
    expect(elementsOf(stripeFrom(both))).toMatchObject({
      publishableKey: 'pk_live_first',
      keysOfCurrencies: { EUR: 'pk_live_euros', GBP: 'pk_live_pounds' },
    })
  })

  it.each([
    ['lacks a key', { ...WITH_EUROS, secretKey2: undefined }],
    ['takes no money, while the first does', { ...WITH_EUROS, secretKey2: 'sk_test_euros' }],
  ])('is the first where the further one %s', (_, settings) => {
    expect(keyIn(settings, 'EUR')).toBe('pk_live_first')
  })
})

describe('the account of a payment', () => {
  const [MAY, JUNE] = [new Date('2026-05-01'), new Date('2026-06-01')]
  const history = (current: object | null, ...earlier: object[]): Accounts<StripeAccounts> => ({
    offered: current !== null,
    current: current && stripeFrom({ ...current }),
    earlier: earlier.map((settings) => ({ until: JUNE, account: stripeFrom({ ...settings }) })),
  })
  const keyOf = (accounts: Accounts<StripeAccounts>, providerAccount: string | null) =>
    accountOfPayment(accounts, { providerAccount, createdAt: MAY })?.secretKey

  it('is the one that it was made with, whatever takes its currency now', () => {
    const moved = { ...WITH_EUROS, currencies2: [] }
    expect(keyOf(history(moved), 'pk_live_euros')).toBe('sk_live_euros')
    expect(keyOf(history(MAIN, WITH_EUROS), 'pk_live_euros')).toBe('sk_live_euros')
    const swapped = { ...keysOf('euros'), currencies2: ['USD'], ...keysOf('first', '2') }
    expect(keyOf(history(swapped, WITH_EUROS), 'pk_live_first')).toBe('sk_live_first')
  })

  it('has its newest keys', () => {
    const renewed = { ...WITH_EUROS, secretKey2: 'sk_live_renewed' }
    expect(keyOf(history(renewed, WITH_EUROS), 'pk_live_euros')).toBe('sk_live_renewed')
  })

  it('is the main one of its time where it names none', () => {
    expect(keyOf(history(keysOf('other'), WITH_EUROS), null)).toBe('sk_live_first')
    expect(keyOf(history(WITH_EUROS), null)).toBe('sk_live_first')
  })

  it('is none without any', () => {
    expect(keyOf(history(null), 'pk_live_first')).toBeUndefined()
  })

  it('may be any of those that the store listens to, each once', () => {
    const all = everyStripe(history(WITH_EUROS, MAIN, keysOf('old')))
    expect(all.map(({ webhookSecret }) => webhookSecret)).toEqual([
      'whsec_first',
      'whsec_euros',
      'whsec_old',
    ])
    expect(new Set(all.map(({ payoutsKey }) => payoutsKey)).size).toBe(3)
  })
})

describe('the accounts in the settings', () => {
  it('are stored for as long as their payments may need them, also one that loses its key', () => {
    expect(stripePlugin.connector?.account).toEqual([
      'publishableKey',
      'publishableKey2',
      'secretKey2',
      'publishableKey3',
      'secretKey3',
    ])
  })
})
