import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { answerCalls, json, renderInStore } from '@/tests/setup/components'
import { purchaseOf, scriptIn } from '@/tests/setup/payment-part'
import type { MethodProps } from '../method-view'
import { usePaymentFlow } from '../use-payment-flow'
import { SquarePayment } from './square-payment'

const PURCHASE = purchaseOf('USD', 'GB')

/** The part of the payment page that is Square's; each test has a script of its own, as a script is loaded once. */
function Shown({ scriptUrl }: { scriptUrl: string }) {
  const flow = usePaymentFlow()
  const method: MethodProps<'elements'>['method'] = {
    kind: 'elements',
    provider: 'square',
    name: 'Credit card',
    paymentMethod: 'card',
    currencies: ['USD'],
    elements: { scriptUrl, publishableKey: 'sandbox-sq0idb-1', locationId: 'L1' },
  }
  return (
    <>
      <output>{flow.failure?.message ?? flow.phase.name}</output>
      <SquarePayment
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

const asked: unknown[] = []
/** Stands for Square's script in the page. */
const standIn = (result: object) => ({
  payments: (...account: string[]) => ({
    setLocale: async () => {},
    card: async () => ({
      attach: async () => {},
      destroy: async () => true,
      tokenize: async (details: object) => {
        asked.push(account, details)
        return result
      },
    }),
  }),
})

async function shown(name: string, result: object) {
  const scriptUrl = `https://sandbox.web.squarecdn.com/${name}.js`
  const rendered = await renderInStore(<Shown scriptUrl={scriptUrl} />)
  const script = await scriptIn(scriptUrl)
  Object.assign(window, { Square: standIn(result) })
  fireEvent.load(script)
  const button = await screen.findByRole('button', { name: /^Pay/ })
  await waitFor(() => expect(button).toBeEnabled())
  await rendered.user.click(button)
}

afterEach(() => {
  asked.length = 0
  Reflect.deleteProperty(window, 'Square')
})

describe('payment by Square', () => {
  it('says that its script is blocked', async () => {
    const scriptUrl = 'https://sandbox.web.squarecdn.com/blocked.js'
    await renderInStore(<Shown scriptUrl={scriptUrl} />)
    fireEvent.error(await scriptIn(scriptUrl))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /form of Square could not be loaded.*pay in another way/,
    )
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  })

  it('has the store charge a token, of which Square knows who pays what', async () => {
    const sent = answerCalls({
      'POST /api/payments/[provider]/confirm': () =>
        json(200, {
          status: 'declined',
          transactionId: null,
          cardType: null,
          lastFour: null,
          messageText: 'The security code is wrong.',
          clientSecret: null,
        }),
    })
    await shown('good', { status: 'OK', token: 'cnon:1' })
    expect(await screen.findByText('The security code is wrong.')).toBeVisible()
    expect(asked).toEqual([
      ['sandbox-sq0idb-1', 'L1'],
      {
        amount: '12.00',
        currencyCode: 'USD',
        intent: 'CHARGE',
        billingContact: { givenName: 'Ada Buyer', email: 'ada@buyer.example', countryCode: 'GB' },
        customerInitiated: true,
        sellerKeyedIn: false,
      },
    ])
    expect(sent).toMatchObject([
      { call: 'POST /api/payments/square/confirm', body: { amount: '12.00', token: 'cnon:1' } },
    ])
  })

  it.each([
    ['Error', /^Your bank did not confirm that it is you/],
    ['Invalid', 'choosing'],
  ])('charges nothing where the fields end with %s', async (status, said) => {
    const sent = answerCalls({})
    await shown(`ends-with-${status}`, { status })
    await waitFor(() => expect(asked).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said))
    expect(sent).toEqual([])
  })
})
