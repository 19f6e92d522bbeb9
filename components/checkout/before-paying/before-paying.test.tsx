import { describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { Lock } from 'lucide-react'
import type { ReactElement } from 'react'
import { discountedTotals } from '@/components/cart/discounted-totals'
import ExpressOffer from '@/components/checkout/express/express-offer'
import { orderLines } from '@/components/checkout/order-line'
import { PayButton } from '@/components/checkout/payment/pay-button'
import { PaymentWithinStore } from '@/components/checkout/payment/payment-within-store'
import { usePaymentFlow } from '@/components/checkout/payment/use-payment-flow'
import type { Product } from '@/lib/catalog/contracts'
import type { LegalConfig } from '@/lib/checkout/legal-config'
import type { Locale } from '@/lib/i18n/locales'
import { inBase } from '@/lib/pricing/selling'
import { taxRulesOf } from '@/lib/pricing/tax'
import { settingsFrom } from '@/lib/settings/registry'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { BeforePaying } from './before-paying'
import { BeforePayingIn, BeforePayingProvider, beforePaying } from './before-paying-context'

const SELLING = inBase('USD')
const LEGAL: LegalConfig = {
  texts: [
    { id: 4, kind: 'terms' },
    { id: 5, kind: 'withdrawal' },
    { id: 6, kind: 'licence_notice' },
  ],
  withdrawalFunction: 'europe',
  licenceNotice: 'california',
  sellerCountry: 'US',
}
const SOFTWARE: Partial<Product> & { name: string } = {
  name: 'Total Security',
  edition: 'Premium',
  version: '2026',
  licenseType: 'perpetual',
  termMonths: 12,
  devices: 3,
  platforms: ['windows', 'macos'],
  regions: ['DE', 'FR'],
}

/** The last step of a purchase for which no money moves. */
function WithinStore({ method }: { method: 'free' | 'gift_card' }) {
  const flow = usePaymentFlow()
  const tax = taxRulesOf(settingsFrom(new Map()))
  return (
    <PaymentWithinStore
      method={method}
      title="Title"
      text="Text"
      label="Complete order"
      failed="Failed"
      icon={Lock}
      send={async () => ({ transactionId: 'none' })}
      amount="0.00"
      purchase={{
        lines: [],
        totals: discountedTotals([], 'USD', { tax, discount: null, cards: [] }),
        customer: { email: 'ada@buyer.example', name: 'Ada', address: '' },
        currency: 'USD',
        locale: 'de',
        displayCurrency: 'USD',
        orderNumberPrefix: 'SH-',
        fromGiftCard: undefined,
      }}
      flow={flow}
      busy={false}
      onError={() => {}}
    />
  )
}

type Buyer = {
  locale?: Locale
  country?: string
  address?: string
  isCompany?: boolean
  shows?: ReactElement
  /** What is stated of its keys and updates. */
  stated?: Partial<Product>
}

async function shown({
  locale = 'en',
  country = '',
  address = '',
  isCompany = false,
  shows,
  stated,
}: Buyer = {}) {
  const tax = taxRulesOf(settingsFrom(new Map()))
  const lines = orderLines(
    [{ id: '1', productId: 1, quantity: 2, product: product({ id: 1, ...SOFTWARE, ...stated }) }],
    SELLING,
  )
  const totals = discountedTotals(lines, 'USD', { tax, discount: null, cards: [] })
  const value = beforePaying(LEGAL, {
    lines,
    totals,
    country,
    territory: '',
    address,
    locale,
    isCompany,
  })
  await renderInStore(
    <BeforePayingProvider value={value}>
      {shows ?? <PayButton amount="12.00" disabled={false} isPaying={false} />}
    </BeforePayingProvider>,
    { locale },
  )
}

describe('right above the button that pays', () => {
  it('stands nothing for a shopper of unknown place who reads English', async () => {
    await shown()
    expect(screen.getByRole('button')).toHaveAccessibleName('Pay $12.00')
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByText(/licence/i)).toBeNull()
  })

  it.each([
    ['en', 'DE', 'What you order', 'Order with obligation to pay'],
    ['de', '', 'Was Sie bestellen', 'Zahlungspflichtig bestellen'],
    ['fr', '', 'Ce que vous commandez', 'Commande avec obligation de paiement'],
    ['ja', 'FR', 'ご注文の内容', '支払い義務を伴う注文を確定する'],
    ['ar', 'SE', 'ما تطلبه', 'طلب مع الالتزام بالدفع'],
  ] as const)(
    'stands in %s for %p what is bought, and the law’s words on it',
    async (locale, country, title, words) => {
      await shown({ locale, country })
      // Nothing but the words.
      expect(screen.getByRole('button', { name: words }).innerHTML).toBe(words)
      const summary = screen.getByRole('region', { name: title })
      for (const said of ['Total Security', /Premium[,،] 2026/, /Windows(, |، | و)macOS/])
        expect(summary).toHaveTextContent(said)
      expect(within(summary).getAllByRole('definition')).toHaveLength(8)
      expect(
        within(summary)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([
        `${locale === 'en' ? '' : `/${locale}`}/agreed-texts/4`,
        `${locale === 'en' ? '' : `/${locale}`}/agreed-texts/5`,
      ])
      expect(await accessibilityProblems()).toEqual([])
    },
  )

  it('stands that a wallet’s own button has to be paid, whatever is on it', async () => {
    await shown({ locale: 'de', shows: <BeforePaying wallet="PayPal" /> })
    expect(screen.getByRole('region')).toHaveTextContent(
      'Mit der Schaltfläche von PayPal bestellen Sie zahlungspflichtig.',
    )
  })

  it('stands in California that a licence is bought, with a link to the terms', async () => {
    await shown({ address: '1 Main St, Los Angeles, CA 90001' })
    expect(screen.getByText('You are buying a licence.')).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/agreed-texts/4')
    expect(screen.getByRole('button')).toHaveAccessibleName('Pay $12.00')
  })

  it('stands for everybody what is stated of keys and updates', async () => {
    const stated = {
      licenceKind: 'used',
      keySource: 'previous_owner',
      firstRegion: 'DE',
      updates: '2030-12-31',
    } as const
    await shown({ stated })
    expect(screen.getByRole('list')).toHaveTextContent(
      'Used licence, from a previous owner, first sold in Germany',
    )
    expect(screen.getByRole('list')).toHaveTextContent('until December 31, 2030')
    expect(await accessibilityProblems()).toEqual([])
    cleanup()
    await shown({ locale: 'de', stated: { ...stated, updates: '24' } })
    const summary = screen.getByRole('region')
    expect(summary).toHaveTextContent(
      'Gebrauchte Lizenz, von einem früheren Inhaber, zuerst verkauft in: Deutschland',
    )
    expect(summary).toHaveTextContent('für 24 Monate ab dem Kauf')
  })

  it('reminds consumers in Europe alone of the legal guarantee', async () => {
    await shown({ country: 'FR' })
    expect(screen.getByText(/for at least two years/)).toBeVisible()
    for (const buyer of [{}, { country: 'US' }, { country: 'FR', isCompany: true }]) {
      cleanup()
      await shown(buyer)
      expect(screen.queryByText(/Legal guarantee/)).toBeNull()
    }
  })

  it('calls nothing an order with obligation to pay that is free, but what a gift card pays', async () => {
    await shown({ locale: 'de', shows: <WithinStore method="free" /> })
    expect(screen.getByRole('button')).toHaveAccessibleName('Complete order')
    expect(screen.getByRole('region')).toHaveTextContent('Total Security')
    cleanup()
    await shown({ locale: 'de', shows: <WithinStore method="gift_card" /> })
    expect(screen.getByRole('button')).toHaveAccessibleName('Zahlungspflichtig bestellen')
  })

  it('follows the country that is asked beside the button', async () => {
    await shown({
      shows: (
        <BeforePayingIn country="SE">
          <PayButton amount="12.00" disabled={false} isPaying={false} />
        </BeforePayingIn>
      ),
    })
    expect(screen.getByRole('button')).toHaveAccessibleName('Order with obligation to pay')
    expect(screen.getByRole('region')).toHaveTextContent('Total Security')
  })
})

it('leaves the wallet’s button to the checkout where the cart would have to say more', async () => {
  const sent = answerCalls({ 'GET /api/payment-methods': () => json(200, {}) })
  await renderInStore(<ExpressOffer dueCents={1200} />, { locale: 'de' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent).toEqual([])
})
