import { FIRST_BASE_CURRENCY, stepOf, storedCurrency } from '@/lib/i18n/currencies'
import { inBase, otherCurrencies, type Selling, sellingIn } from '@/lib/pricing/selling'
import { DEFAULT_TAX, type TaxRules } from '@/lib/pricing/tax'
import type { Options } from './options'
import type { Plan } from './plan'

/** The own currency of the store in the storm: STORE_CURRENCY. */
export const CURRENCY = storedCurrency(process.env.STORE_CURRENCY || FIRST_BASE_CURRENCY)

/** What it sells in as well: with coins and without, rounded in all ways. */
export const SELLER = {
  baseCurrency: CURRENCY,
  sellingCurrencies: { USD: 'exact', EUR: '99', GBP: '95', JPY: '10', PLN: 'whole' },
} as const

const OTHERS = otherCurrencies(SELLER)

/** What accounts can be debited in. */
export const DEBITED = 'EUR'

/** What a location of Square is in, and an account of Klarna for North America. */
export const SQUARE_CURRENCY = 'GBP'
const KLARNA_CURRENCY = 'USD'

/** What a shopper is charged in: wallets and Stripe take all of it, the card account the store's own, others one of them. */
export function sellingOf({ method, outcome, secondTab, currency }: Plan): Selling {
  const own = inBase(CURRENCY)
  if (method === 'square') return sellingIn(SELLER, SQUARE_CURRENCY) ?? own
  if (method === 'klarna') return sellingIn(SELLER, KLARNA_CURRENCY) ?? own
  if (method === 'card' || secondTab) return own
  if (method === 'stripe' && outcome.startsWith('held')) return sellingIn(SELLER, DEBITED) ?? own
  const chosen = currency === null ? undefined : OTHERS[Math.floor(currency * OTHERS.length)]
  return (chosen && sellingIn(SELLER, chosen)) ?? own
}

/** The tax of all shoppers. */
export const taxOf = ({ gross }: Pick<Options, 'gross'>): TaxRules =>
  gross ? { basisPoints: 1900, inclusive: true } : DEFAULT_TAX

/** An amount that a currency can be charged in, of about so many cents. */
export const chargeable = (cents: number, currency: string = CURRENCY): number => {
  const step = stepOf(currency)
  return Math.max(step, Math.floor(cents / step) * step)
}
