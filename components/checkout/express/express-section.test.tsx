import { afterEach, describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CheckoutMethod } from '@/lib/checkout/contracts'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { answerCalls, json, refusal, renderInStore, visited } from '@/tests/setup/components'
import { scriptIn } from '@/tests/setup/payment-part'
import { ExpressSection } from './express-section'

type Listener = (event: object) => void

/** Stands for Stripe.js in the page, whose buttons the test presses. */
function standIn() {
  const listeners = new Map<string, Listener>()
  const made: { key: string; options: Record<string, unknown> }[] = []
  const actions: string[] = []
  const element = {
    on: (kind: string, listener: Listener) => listeners.set(kind, listener),
    off: () => {},
    mount: () => {},
    destroy: () => {},
    update: () => {},
  }
  const construct = (key: string) => ({
    elements: (options: Record<string, unknown>) => {
      made.push({ key, options })
      return {
        create: () => element,
        getElement: () => element,
        update: (more: object) => made.push({ key, options: { ...options, ...more } }),
        submit: async () => ({}),
      }
    },
    createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_1' } }),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      actions.push(clientSecret)
      return {}
    },
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: () => {},
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  })
  const tell = (kind: string, event: object = {}) => act(async () => listeners.get(kind)?.(event))
  return { construct, made, actions, tell }
}

const PAYPAL: CheckoutMethod = {
  provider: 'paypal',
  name: 'PayPal',
  paymentMethod: 'paypal',
  currencies: ['USD', 'EUR'],
  kind: 'wallet',
  buttonsClientId: null,
  approvedOn: 'window',
}
const stripeOf = (scriptUrl: string): CheckoutMethod => ({
  provider: 'stripe',
  name: 'Card and more',
  paymentMethod: 'card',
  currencies: ['USD', 'EUR'],
  kind: 'elements',
  elements: { scriptUrl, publishableKey: 'pk_1', keysOfCurrencies: { EUR: 'pk_2' } },
})

type Shown = {
  currency?: 'USD' | 'EUR'
  dueCents?: number
  methods?: CheckoutMethod[]
  isAsked?: boolean
}

const consentOf = (isAsked: boolean) =>
  ({
    isAsked,
    config: { choice: 'europe', sellerCountry: 'US', withoutConsent: 'refuse' },
  }) as const

/** Each test has a script of its own, as a script is loaded once. */
const scriptAt = (name: string) => `https://js.stripe.com/${name}/stripe.js`

async function shown(name: string, more: Shown = {}) {
  const url = scriptAt(name)
  const { currency = 'USD', dueCents = 1200, methods = [PAYPAL, stripeOf(url)] } = more
  const consent = consentOf(more.isAsked ?? false)
  const stripe = standIn()
  await renderInStore(
    <ExpressSection
      methods={methods}
      currency={currency}
      dueCents={dueCents}
      country="DE"
      consent={consent}
    />,
  )
  const script = await scriptIn(url)
  Object.assign(window, { Stripe: stripe.construct })
  fireEvent.load(script)
  await waitFor(() => expect(stripe.made).not.toHaveLength(0))
  await stripe.tell('ready', { availablePaymentMethods: { applePay: true, link: true } })
  return stripe
}

/** What a wallet does whose payer approves. @returns how often it was told that nothing was paid */
async function approve({ tell }: ReturnType<typeof standIn>) {
  const told = { opened: 0, rejected: 0, failed: 0 }
  await tell('click', { resolve: () => told.opened++, reject: () => told.rejected++ })
  await tell('confirm', {
    billingDetails: { name: 'Pat Payer', email: 'pat@payer.example' },
    paymentFailed: () => told.failed++,
  })
  return told
}

const ANSWER = {
  status: 'approved',
  transactionId: 'pi_1',
  cardType: null,
  lastFour: null,
  messageText: '',
  clientSecret: null,
  order: null,
}
const CONFIRM = 'POST /api/payments/[provider]/express/confirm'

afterEach(() => {
  visited.length = 0
  sessionStorage.clear()
  Reflect.deleteProperty(window, 'Stripe')
})

describe('the wallets behind the buttons of Stripe', () => {
  it('stand beside PayPal, for the amount and the account of the currency', async () => {
    const { made } = await shown('beside', { currency: 'EUR' })
    expect(made[0]).toMatchObject({ key: 'pk_2', options: { amount: 1200, currency: 'eur' } })
    const section = screen.getByRole('region', { name: 'Express checkout' })
    expect(within(section).getByText(/^PayPal, Apple Pay, or Link tells us/)).toBeVisible()
    expect(within(section).getByRole('button', { name: 'Pay with PayPal' })).toBeEnabled()
  })

  it('leave PayPal alone where their script is blocked', async () => {
    const blocked = scriptAt('blocked')
    await renderInStore(
      <ExpressSection
        methods={[PAYPAL, stripeOf(blocked)]}
        currency="USD"
        dueCents={1200}
        country={undefined}
        consent={consentOf(false)}
      />,
    )
    fireEvent.error(await scriptIn(blocked))
    expect(await screen.findByText(/^PayPal tells us/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeEnabled()
  })

  it('pay what is shown by a token, and are told of a decline', async () => {
    const stripe = await shown('declined')
    const sent = answerCalls({
      [CONFIRM]: () =>
        json(200, {
          ...ANSWER,
          status: 'declined',
          transactionId: null,
          messageText: 'Your card was declined.',
        }),
    })
    expect(await approve(stripe)).toEqual({ opened: 1, rejected: 0, failed: 1 })
    expect(sent).toEqual([
      {
        call: 'POST /api/payments/stripe/express/confirm',
        body: {
          token: 'ctoken_1',
          amount: '12.00',
          currency: 'USD',
          locale: 'en',
          displayCurrency: 'USD',
          country: 'DE',
        },
      },
    ])
    expect(await screen.findByText('Your card was declined.')).toBeVisible()
  })

  it('say why the store refuses', async () => {
    const stripe = await shown('refused')
    answerCalls({
      [CONFIRM]: () =>
        refusal(
          new AppError(
            'total_changed',
            say('checkout.totalByCountry', { total: '14.28', wallet: 'Google Pay' }),
            { details: { total: '14.28' } },
          ),
        ),
      'GET /api/cart': () => json(200, []),
    })
    expect((await approve(stripe)).failed).toBe(1)
    expect(await screen.findByText(/as Google Pay knows it, the total is \$14.28/)).toBeVisible()
  })

  it('open only once a consumer has agreed to immediate supply, and say so to the store', async () => {
    const stripe = await shown('consent', { isAsked: true })
    const sent = answerCalls({
      [CONFIRM]: () => json(200, { ...ANSWER, status: 'declined', transactionId: null }),
    })
    const told = { opened: 0, rejected: 0 }
    const click = { resolve: () => told.opened++, reject: () => told.rejected++ }
    await stripe.tell('click', click)
    expect(told).toEqual({ opened: 0, rejected: 1 })
    const [supply, loss] = screen.getAllByRole('checkbox')
    if (!supply || !loss) throw new Error('There are no boxes')
    expect(supply).toHaveFocus()
    fireEvent.click(supply)
    fireEvent.click(loss)
    await approve(stripe)
    expect(sent).toMatchObject([
      { body: { supplyConsent: { supply: true, loss: true, version: 1 } } },
    ])
  })

  it('ask where the wallet tells of a buyer whom the store asks', async () => {
    const stripe = await shown('wallet-country')
    expect(screen.queryByRole('checkbox')).toBeNull()
    answerCalls({
      [CONFIRM]: () =>
        refusal(invalidField('supplyConsent.supply', say('checkout.consentToSupplyMissing'))),
    })
    await approve(stripe)
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
    expect(await screen.findByText(/^Agree in the checkout/)).toBeVisible()
  })

  it('lead to what came of it once the bank has asked', async () => {
    const stripe = await shown('asked')
    answerCalls({
      [CONFIRM]: () => json(200, { ...ANSWER, status: 'action_needed', clientSecret: 'S' }),
    })
    expect((await approve(stripe)).failed).toBe(0)
    await waitFor(() => expect(visited).toEqual(['/checkout/express?token=pi_1&provider=stripe']))
    expect(stripe.actions).toEqual(['S'])
  })
})
