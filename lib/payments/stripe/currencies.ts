import { ALL_CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'

/** Stripe lists it, and takes no payments in it at present. */
const NOT_TAKEN: ReadonlySet<CurrencyCode> = new Set(['RUB'])

/** What Stripe takes of the store's currencies. https://docs.stripe.com/currencies#presentment-currencies */
export const STRIPE_CURRENCIES: readonly CurrencyCode[] = ALL_CURRENCIES.filter(
  (code) => !NOT_TAKEN.has(code),
)
