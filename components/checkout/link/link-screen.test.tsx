import { afterEach, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { cartSession, sessionHeader } from '@/components/cart/cart-session'
import {
  saveUnfinishedOrder,
  unfinishedOrder,
} from '@/components/checkout/payment/unfinished-order'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { type Drafted, draftedLines, draftedTotals } from './drafted'
import { LinkScreen } from './link-screen'

const SESSION = 'payment-link-0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const tax: BuyerTax = {
  kind: 'general',
  country: 'US',
  territory: '',
  taxId: '',
  taxIdCheck: null,
  refundsOnceConfirmed: false,
  basisPoints: 0,
  inclusive: false,
}
const SNAPSHOT = {
  items: [
    {
      productId: 7,
      productName: 'Office Suite',
      priceCents: 7550,
      quantity: 2,
      discountCents: 0,
      isGiftCard: false,
    },
  ],
  coupon: null,
  discountCents: 0,
  giftCard: null,
  moreGiftCards: [],
  source: null,
  tax,
  subtotalCents: 15_100,
  taxCents: 0,
  totalCents: 15_100,
}
const DRAFTED: Drafted = {
  session: SESSION,
  lines: draftedLines(SNAPSHOT, [product({ id: 7, name: 'Office Suite' })]),
  totals: draftedTotals(SNAPSHOT),
  tax,
  customer: { email: 'ada@buyer.example', name: 'Ada Buyer', address: '', country: 'US' },
  currency: 'EUR',
}
const CONFIG: CheckoutConfig = {
  testMode: true,
  supplyConsent: { choice: 'off', sellerCountry: '', withoutConsent: 'refuse' },
  methods: [
    {
      kind: 'card',
      provider: 'authorize_net',
      name: 'Credit card',
      paymentMethod: 'card',
      currencies: ['USD', 'EUR'],
      acceptJs: null,
    },
  ],
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

afterEach(() => sessionStorage.clear())

const show = () =>
  renderInStore(
    <main>
      <LinkScreen
        drafted={DRAFTED}
        config={CONFIG}
        legal={{ texts: [], withdrawalFunction: 'off', licenceNotice: 'off', sellerCountry: '' }}
        scriptNonce={null}
        aboutPayment={null}
      />
    </main>,
    { settings: { sellingCurrencies: { EUR: 'exact' } } },
  )

it('pays what was drafted in its currency, in the session of the link and not of the cart', async () => {
  const sent = answerCalls({
    'POST /api/payments/[provider]/card': () =>
      json(200, {
        status: 'declined',
        transactionId: null,
        cardType: null,
        lastFour: null,
        messageText: 'This transaction has been declined.',
      }),
  })
  const { user, unmount } = await show()
  expect(screen.getAllByText('€151.00')).not.toHaveLength(0)
  expect(await accessibilityProblems()).toEqual([])
  await user.type(screen.getByLabelText(/^Card Number/), '4222222222222')
  await user.type(screen.getByLabelText(/^Expiry/), '1239')
  await user.type(screen.getByLabelText(/^CVV/), '123')
  await user.type(screen.getByLabelText(/^Cardholder/), 'Ada Buyer')
  await user.click(screen.getByRole('button', { name: /^Pay €/ }))
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    amount: '151.00',
    currency: 'EUR',
    customer: { email: 'ada@buyer.example' },
  })
  const headers = new Headers(jest.mocked(fetch).mock.calls[0]?.[1]?.headers)
  expect(headers.get('x-session-id')).toBe(SESSION)
  unmount()
  expect(sessionHeader()).toEqual({ 'x-session-id': cartSession().id })
})

it('leaves what the cart has yet to finish alone', async () => {
  const order = {
    orderNumber: 'SH-1767225600000-AAAAA',
    customerEmail: 'ada@buyer.example',
    customerName: 'Ada Buyer',
    totalAmount: '12.00',
    currency: 'USD',
    paymentMethod: 'card' as const,
    paymentId: '1',
    paymentStatus: 'completed' as const,
    orderStatus: 'processing' as const,
    items: [],
  }
  saveUnfinishedOrder({ stage: 'paid', order })
  const sent = answerCalls({})
  const { unmount } = await show()
  expect(sent).toEqual([])
  expect(unfinishedOrder()).toBeNull()
  unmount()
  expect(unfinishedOrder()).toMatchObject({ order: { paymentId: '1' } })
})
