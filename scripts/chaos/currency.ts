import { FIRST_BASE_CURRENCY, stepOf, storedCurrency } from '@/lib/i18n/currencies'

/** What the store in the storm charges in, and the providers are asked for: STORE_CURRENCY. */
export const CURRENCY = storedCurrency(process.env.STORE_CURRENCY || FIRST_BASE_CURRENCY)

/** An amount that it can be charged in, of about so many cents. */
export const chargeable = (cents: number): number => {
  const step = stepOf(CURRENCY)
  return Math.max(step, Math.floor(cents / step) * step)
}
