import { CARD_ACCOUNT_CURRENCIES } from '@/lib/core/env'

/** What the simulated merchant account is in: what the environment says, else what a new store charges in. */
export function simulatedAccountCurrency(): string {
  const { AUTHORIZENET_CURRENCY, STORE_CURRENCY } = process.env
  return (
    AUTHORIZENET_CURRENCY ||
    CARD_ACCOUNT_CURRENCIES.find((code) => code === STORE_CURRENCY) ||
    CARD_ACCOUNT_CURRENCIES[0]
  )
}
