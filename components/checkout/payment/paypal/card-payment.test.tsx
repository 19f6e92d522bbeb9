import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Answers, answerCalls, json, refusal, renderInStore } from '@/tests/setup/components'
import { purchaseOf, scriptIn } from '@/tests/setup/payment-part'
import type { MethodProps } from '../method-view'
import { usePaymentFlow } from '../use-payment-flow'
import { PayPalCardPayment } from './card-payment'

const PURCHASE = purchaseOf('EUR', 'DE')

/** The part of the payment page; each test has a script of its own, as a script is loaded once. */
function Shown({ scriptUrl }: { scriptUrl: string }) {
  const flow = usePaymentFlow()
  const method: MethodProps<'card_fields'>['method'] = {
    kind: 'card_fields',
    provider: 'paypal',
    name: 'Credit card',
    paymentMethod: 'card',
    currencies: ['EUR'],
    fields: { scriptUrl, clientId: 'client-1' },
  }
  return (
    <>
      <output>
        {flow.failure?.message ?? flow.phase.name} {flow.failure?.offersOthersThan}
      </output>
      <PayPalCardPayment
        method={method}
        amount="12.00"
        purchase={PURCHASE}
        flow={flow}
        busy={flow.phase.name === 'paying'}
        onError={flow.fail}
        config={{ testMode: true, captcha: null }}
        scriptNonce={null}
      />
    </>
  )
}

const submitted: unknown[] = []

/** Stands for PayPal's script in the page. @param wrong a field of which it says that it is wrong */
const standIn = (state: string, wrong?: string) => ({
  createInstance: async () => ({
    createCardFieldsOneTimePaymentSession: () => ({
      createCardFieldsComponent: ({ ariaLabel }: { ariaLabel: string }) => {
        const input = document.createElement('input')
        input.ariaLabel = ariaLabel
        return input
      },
      on: async (_: string, tell: (told: object) => void) => {
        const good = { isEmpty: false, isValid: true }
        const data = { number: good, expiry: good, cvv: good }
        if (wrong) tell({ data: { ...data, [wrong]: { isEmpty: false, isValid: false } } })
      },
      submit: async (...given: unknown[]) => {
        submitted.push(given)
        return { state }
      },
      destroy: () => {},
    }),
  }),
})

async function paid(name: string, state: string, answers: Answers, wrong?: string) {
  const scriptUrl = `https://www.sandbox.paypal.com/${name}`
  const sent = answerCalls(answers)
  const { user } = await renderInStore(<Shown scriptUrl={scriptUrl} />)
  const script = await scriptIn(scriptUrl)
  Object.assign(window, { paypalCardFields: standIn(state, wrong) })
  fireEvent.load(script)
  const button = await screen.findByRole('button', { name: /^Pay/ })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  return sent
}

const BEGUN: Answers = {
  'POST /api/payments/[provider]/orders': () => json(201, { id: 'ORDER-1', status: 'CREATED' }),
}
const capturing = (answer: () => Response): Answers => ({
  ...BEGUN,
  'POST /api/payments/[provider]/orders/[id]/capture': answer,
})
const told = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

afterEach(() => {
  submitted.length = 0
  sessionStorage.clear()
  Reflect.deleteProperty(window, 'paypalCardFields')
})

describe('payment by card with PayPal', () => {
  it('has PayPal take the card for an order of the store, which then takes the money', async () => {
    const sent = await paid(
      'pending',
      'succeeded',
      capturing(() => json(200, { id: 'ORDER-1', status: 'PENDING' })),
    )
    await told(/^held/)
    expect(submitted).toEqual([
      ['ORDER-1', { name: 'Ada Buyer', billingAddress: { countryCode: 'DE' } }],
    ])
    expect(sent).toMatchObject([
      {
        call: 'POST /api/payments/paypal/orders',
        body: { amount: '12.00', currency: 'EUR', means: 'card' },
      },
      { call: 'POST /api/payments/paypal/orders/ORDER-1/capture', body: { amount: '12.00' } },
    ])
  })

  it.each([
    ['canceled', /^Your bank did not confirm that it is you/],
    ['failed', /^PayPal could not take the card/],
  ])('takes no money where the fields end with %s', async (state, text) => {
    const sent = await paid(`ends-${state}`, state, BEGUN)
    await told(text)
    expect(sent).toHaveLength(1)
  })

  it('makes no order for a card that cannot be one', async () => {
    const sent = await paid('wrong', 'succeeded', BEGUN, 'number')
    await told(/^PayPal could not take the card/)
    expect(sent).toEqual([])
  })

  it('says why the store took no money', async () => {
    const refused = new AppError('payment_required', say('checkout.bankRefused'))
    await paid(
      'refused',
      'succeeded',
      capturing(() => refusal(refused)),
    )
    await told(/^Your bank refused to confirm this payment/)
  })

  it('leads to other ways where the bank wants to ask', async () => {
    const asks = new AppError('payment_required', say('checkout.bankAsks'), {
      details: { reason: 'authentication_required' },
    })
    await paid(
      'asks',
      'succeeded',
      capturing(() => refusal(asks)),
    )
    await told(/^Your bank wants to confirm that it is you.*paypal-cards$/)
  })
})
