import { type CurrencyCode, FIRST_BASE_CURRENCY } from '@/lib/i18n/currencies'

/** A page keeps the store's currency as long as it is open, so it is set once. */
let currency: CurrencyCode = FIRST_BASE_CURRENCY

/** Sets what the store charges in. */
export function setPageCurrency(baseCurrency: CurrencyCode): void {
  currency = baseCurrency
}

/** What the store charges in. */
export const pageCurrency = (): CurrencyCode => currency
