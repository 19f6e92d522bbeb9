import { AppError } from '@/lib/core/errors'
import { type Customer, customerSchema } from '@/lib/customers/contracts'
import { COUNTRIES } from '@/lib/i18n/countries'
import type { WalletBuyer } from '@/lib/payments/gateway'

/**
 * The buyer of an express payment, from what the wallet knows.
 *
 * @throws AppError `invalid` naming `customer` where the wallet does not say to which address keys can be mailed
 */
export function buyerOfWallet(buyer: WalletBuyer | null): Customer {
  const read = customerSchema.safeParse({
    email: buyer?.email,
    name: buyer?.name || buyer?.email,
    country: buyer?.country && COUNTRIES.includes(buyer.country) ? buyer.country : '',
  })
  if (read.success) return read.data
  const message =
    'PayPal did not tell us your e-mail address. Nothing was charged. Enter it in the checkout to pay.'
  throw new AppError('invalid', message, { issues: [{ path: 'customer', message }] })
}
