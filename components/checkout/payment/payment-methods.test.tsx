import { afterEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { discountedTotals } from '@/components/cart/discounted-totals'
import type { CheckoutConfig, CheckoutMethod } from '@/lib/checkout/contracts'
import { taxRulesOf } from '@/lib/pricing/tax'
import { settingsFrom } from '@/lib/settings/registry'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { PaymentMethods } from './payment-methods'
import type { Purchase } from './purchase'
import { usePaymentFlow } from './use-payment-flow'

const tax = taxRulesOf(settingsFrom(new Map()))
const totals = discountedTotals([], 'USD', { tax, discount: null, cards: [] })
const PURCHASE: Purchase = {
  lines: [],
  totals: { ...totals, totalCents: 1200, dueCents: 1200 },
  customer: { email: 'ada@buyer.example', name: 'Ada Buyer', address: '', country: 'DE' },
  currency: 'USD',
  locale: 'en',
  displayCurrency: 'USD',
  orderNumberPrefix: 'SH-',
  fromGiftCard: undefined,
}

const CARD: CheckoutMethod = {
  kind: 'card',
  provider: 'authorize_net',
  name: 'Credit card',
  paymentMethod: 'card',
  currencies: ['USD'],
  acceptJs: null,
}
const PAYPAL: CheckoutMethod = {
  kind: 'wallet',
  provider: 'paypal',
  name: 'PayPal',
  paymentMethod: 'paypal',
  currencies: ['USD'],
  buttonsClientId: null,
  approvedOn: 'window',
}

function Shown({ methods }: { methods: CheckoutMethod[] }) {
  const flow = usePaymentFlow()
  const config: CheckoutConfig = {
    testMode: true,
    supplyConsent: { choice: 'europe', sellerCountry: '', withoutConsent: 'refuse' },
    methods,
    tax,
    taxVaries: false,
    countriesByState: [],
    taxDisplay: 'excluding',
    orderNumberPrefix: 'SH-',
    captcha: null,
    isClosed: false,
    supportEmail: 'desk@softhaven.example',
    offersReminders: false,
  }
  return (
    <PaymentMethods
      config={config}
      scriptNonce={null}
      amount="12.00"
      purchase={PURCHASE}
      flow={flow}
      busy={flow.phase.name === 'paying'}
      onError={flow.fail}
    />
  )
}

const answered = (declineReason?: string) =>
  answerCalls({
    'POST /api/payments/[provider]/card': () =>
      json(200, {
        status: 'declined',
        transactionId: null,
        cardType: null,
        lastFour: null,
        messageText: 'This transaction has been declined.',
        ...(declineReason && { declineReason }),
      }),
  })

async function paid(methods: CheckoutMethod[]) {
  const { user } = await renderInStore(
    <main>
      <Shown methods={methods} />
    </main>,
  )
  await user.type(screen.getByLabelText(/^Card Number/), '4000002760003184')
  await user.type(screen.getByLabelText(/^Expiry/), '1239')
  await user.type(screen.getByLabelText(/^CVV/), '123')
  await user.type(screen.getByLabelText(/^Cardholder/), 'Ada Buyer')
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }))
  return user
}

afterEach(() => sessionStorage.clear())

describe('a declined card', () => {
  it('is forgotten where its bank wants to ask its customer, and another way is a click away', async () => {
    const sent = answered('authentication_required')
    const user = await paid([CARD, PAYPAL])
    const alert = await screen.findByText(/Your bank wants to confirm that it is you/, {
      selector: '[role=alert] p',
    })
    expect(alert).toBeVisible()
    expect(screen.getByText(/your cart stays as it is/)).toBeVisible()
    expect(screen.getByLabelText(/^Card Number/)).toHaveValue('')
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'PayPal' }))
    expect(screen.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true')
    expect(sent).toHaveLength(1)
  })

  it('says the same where there is no other way', async () => {
    answered('authentication_required')
    await paid([CARD])
    expect(await screen.findByText(/your cart stays as it is/)).toBeVisible()
    expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(1)
  })

  it('may be tried again where it was declined otherwise', async () => {
    answered()
    await paid([CARD, PAYPAL])
    expect(await screen.findByText(/You can try again/)).toBeVisible()
    expect(screen.getByLabelText(/^Card Number/)).toHaveValue('4000 0027 6000 3184')
    expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
  })
})
