import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { ALL_CURRENCIES, conversionOf } from '@/lib/i18n/currencies'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { PROVIDERS } from '@/lib/payments/providers'
import { isOfferedIn } from '@/lib/payments/require-offered'
import { currentSettings } from '@/lib/settings/queries'
import { ratesOf } from '@/lib/settings/rates/queries'
import type { BaseCurrency } from './contracts'

/** What the store charges in, what depends on it, and whether it can be changed. */
export async function readBaseCurrency(tx: Tx = db()): Promise<BaseCurrency> {
  const settings = await currentSettings(tx)
  const { baseCurrency: currency } = settings
  const rates = await ratesOf({ ...settings, supportedCurrencies: ALL_CURRENCIES }, tx)
  const methods = await Promise.all(
    OUTSIDE_PROVIDER_IDS.map(async (id) => {
      const offer = await PROVIDERS[id].offer(tx)
      return { method: PROVIDERS[id].paymentMethod, offer }
    }),
  )
  const offered = methods.filter(({ offer }) => offer.isOffered)
  return {
    currency,
    problem: await problemOf(tx),
    methods: {
      taking: offered
        .filter(({ offer }) => isOfferedIn(offer, currency))
        .map(({ method }) => method),
      refusing: offered
        .filter(({ offer }) => !isOfferedIn(offer, currency))
        .map(({ method }) => method),
    },
    offers: offered.map(({ method, offer }) => ({ method, currencies: [...offer.currencies] })),
    rates: Object.fromEntries(
      ALL_CURRENCIES.filter((code) => code !== currency).map((code) => {
        const { rate, of } = conversionOf(currency, code, rates)
        return [code, { rate, of }]
      }),
    ),
    products: await tx.product.count(),
    coupons: await tx.coupon.count(),
    giftCards: await tx.giftCard.count({ where: { currency } }),
    orders: await tx.order.count(),
  }
}

/** Money that is on its way becomes an order in the currency that it was asked for in. */
async function problemOf(tx: Tx): Promise<BaseCurrency['problem']> {
  const payment = await tx.payment.findFirst({
    where: {
      OR: [
        { status: { in: ['processing', 'held'] } },
        { status: { in: ['captured', 'partially_refunded'] }, order: null },
      ],
    },
    select: { id: true },
  })
  return payment ? 'payments' : null
}
