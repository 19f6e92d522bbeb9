import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Customer, customerSchema } from '@/lib/customers/contracts'
import { COUNTRIES } from '@/lib/i18n/countries'
import type { WalletBuyer } from '@/lib/payments/gateway'

/**
 * The buyer of an express payment, from what the wallet knows.
 *
 * @param wallet what shoppers call it
 * @throws AppError `invalid` naming `customer` where the wallet does not say to which address keys can be mailed
 */
export function buyerOfWallet(buyer: WalletBuyer | null, wallet: string): Customer {
  const read = customerSchema.safeParse({
    email: buyer?.email,
    name: buyer?.name || buyer?.email,
    country: buyer?.country && COUNTRIES.includes(buyer.country) ? buyer.country : '',
  })
  if (read.success) return read.data
  throw invalidField('customer', say('checkout.walletWithoutEmail', { wallet }))
}
