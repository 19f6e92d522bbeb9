import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type CurrencyCode, conversionOf } from '@/lib/i18n/currencies'
import {
  chargedCurrencies,
  inBase,
  type Seller,
  type Selling,
  sellingIn,
} from '@/lib/pricing/selling'
import { currentSetting, currentSettings } from '@/lib/settings/queries'
import { ratesOf } from './queries'

/** What the store sells in, at the rates of this moment. */
export async function currentSeller(tx?: Tx): Promise<Seller> {
  const settings = await currentSettings(tx)
  const { baseCurrency, sellingCurrencies } = settings
  return { baseCurrency, sellingCurrencies, rates: await ratesOf(settings, tx) }
}

/** How the store sells in a currency. @throws AppError `invalid` naming `currency`, for one that it does not sell in */
export async function requireSelling(currency: string, tx?: Tx): Promise<Selling> {
  const seller = await currentSeller(tx)
  const selling = sellingIn(seller, currency)
  if (selling) return selling
  throw invalidField(
    'currency',
    say('fields.mustBe', { field: 'currency', example: chargedCurrencies(seller).join(', ') }),
  )
}

/** The same for money that was taken: also in a currency that it does not sell in any more. */
export async function sellingAsPaid(currency: CurrencyCode): Promise<Selling> {
  const seller = await currentSeller()
  const { rate, of } = conversionOf(seller.baseCurrency, currency, seller.rates)
  return sellingIn(seller, currency) ?? { currency, rate, of, rounding: 'exact' }
}

/** Like {@link requireSelling}; in the store's own without a currency. */
export async function sellingOrBase(currency: string | undefined): Promise<Selling> {
  return currency === undefined
    ? inBase(await currentSetting('baseCurrency'))
    : requireSelling(currency)
}

/** Decimals of a rate in the database. */
const DECIMALS = 12n

/** What one of a currency is worth in the store's own now: a decimal string with 12 places. */
export async function rateToBase(currency: CurrencyCode, tx?: Tx): Promise<string> {
  const { baseCurrency, rates } = await currentSeller(tx)
  const { rate, of } = conversionOf(baseCurrency, currency, rates)
  const one = 10n ** DECIMALS
  const scaled = (2n * BigInt(of) * one + BigInt(rate)) / (2n * BigInt(rate))
  return `${scaled / one}.${String(scaled % one).padStart(Number(DECIMALS), '0')}`
}
