import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { answerCalls, json, refusal, renderInStore } from '@/tests/setup/components'
import { type OrderRequest, saveUnfinishedOrder, unfinishedOrder } from './unfinished-order'
import { usePaymentFlow } from './use-payment-flow'

const ORDER: OrderRequest = {
  customerEmail: 'ada@buyer.example',
  customerName: 'Ada Buyer',
  totalAmount: '10.00',
  currency: 'USD',
  paymentMethod: 'paypal',
  paymentId: 'ORDER-1',
  items: [{ productId: 1, productName: 'Product', productPrice: '10.00', quantity: 1 }],
}

/** The part of the payment page that says where the payment is. */
function Shown() {
  const { phase, failure } = usePaymentFlow()
  return <output>{failure ? `${failure.message} (${phase.name})` : phase.name}</output>
}

const CAPTURE = 'POST /api/payments/[provider]/orders/[id]/capture'
const FINISH = 'POST /api/payments/[provider]/confirm/[id]'
const answered = (status: string, messageText = '') =>
  json(200, {
    status,
    transactionId: 'pi_1',
    cardType: null,
    lastFour: null,
    messageText,
    clientSecret: null,
  })

describe('a payment that the page left unfinished', () => {
  it('by a wallet that an earlier version did not name is captured', async () => {
    saveUnfinishedOrder({ stage: 'capturing', order: ORDER, amount: '10.00' })
    const sent = answerCalls({ [CAPTURE]: () => json(200, { id: 'ORDER-1', status: 'CREATED' }) })
    await renderInStore(<Shown />)
    expect(await screen.findByText(/Payment was not completed \(choosing\)/)).toBeVisible()
    expect(sent.map(({ call }) => call)).toContain(
      'POST /api/payments/paypal/orders/ORDER-1/capture',
    )
  })

  it('at the payer’s bank is asked for at its provider, and is held where that reviews it', async () => {
    const order = { ...ORDER, paymentMethod: 'card' as const, paymentId: 'pi_1' }
    saveUnfinishedOrder({ stage: 'confirming', order, provider: 'authorize_net' })
    const sent = answerCalls({ [FINISH]: () => answered('pending') })
    await renderInStore(<Shown />)
    expect(await screen.findByText('held')).toBeVisible()
    expect(sent).toContainEqual({
      call: 'POST /api/payments/authorize-net/confirm/pi_1',
      body: { isGivenUp: true },
    })
    expect(unfinishedOrder()).toMatchObject({ stage: 'held', order: { paymentId: 'pi_1' } })
  })

  it('and was declined there can be paid otherwise at once', async () => {
    saveUnfinishedOrder({ stage: 'confirming', order: ORDER, provider: 'paypal' })
    answerCalls({ [FINISH]: () => answered('declined', 'Your bank said no.') })
    await renderInStore(<Shown />)
    expect(await screen.findByText('Your bank said no. (choosing)')).toBeVisible()
    expect(unfinishedOrder()).toBeNull()
  })

  it('says so where the provider does not answer', async () => {
    saveUnfinishedOrder({ stage: 'confirming', order: ORDER, provider: 'paypal' })
    answerCalls({
      [FINISH]: () => refusal(new AppError('provider_error', say('checkout.notConfirmed'))),
    })
    await renderInStore(<Shown />)
    expect(await screen.findByText(/\(choosing\)/)).toHaveTextContent('Payment processing failed')
  })
})
