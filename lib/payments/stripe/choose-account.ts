import type { CurrencyCode } from '@/lib/i18n/currencies'
import { type Accounts, accountAt } from '@/lib/payments/account-history'
import type { Payment } from '@/lib/payments/payment'
import type { StripeAccount, StripeAccounts } from './account'

/** Whether two are the same account, regardless of their secrets. */
const isSameStripe = (one: StripeAccount, other: StripeAccount): boolean =>
  one.publishableKey === other.publishableKey && one.apiUrl === other.apiUrl

/** Which account takes a currency: the first that is said to, or else the main one. */
export const accountIn = (accounts: StripeAccounts, currency: CurrencyCode): StripeAccount =>
  accounts.further.find(({ currencies }) => currencies.includes(currency))?.account ?? accounts

/** Every account that the store has or had, those of now first; the same one once, with its newest keys. */
export function everyStripe({ current, earlier }: Accounts<StripeAccounts>): StripeAccount[] {
  const found: StripeAccount[] = []
  for (const accounts of [current, ...earlier.map(({ account }) => account).reverse()]) {
    if (!accounts) continue
    for (const one of [accounts, ...accounts.further.map(({ account }) => account)])
      if (!found.some((known) => isSameStripe(known, one))) found.push(one)
  }
  return found
}

/**
 * The account that a payment was made with, whatever takes its currency by now. Of one that names none, or one whose keys are
 * kept no longer, it is the main account of its time.
 */
export function accountOfPayment(
  accounts: Accounts<StripeAccounts>,
  { providerAccount, createdAt }: Pick<Payment, 'providerAccount' | 'createdAt'>,
): StripeAccount | null {
  const named = everyStripe(accounts).find(
    ({ publishableKey }) => publishableKey === providerAccount,
  )
  return named ?? accountAt(accounts, createdAt, isSameStripe)
}
