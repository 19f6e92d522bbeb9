import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { ALL_CURRENCIES, type CurrencyCode, conversionOf } from '@/lib/i18n/currencies'
import { convertAt, halfUp, type RateParts } from '@/lib/pricing/exchange-rate'
import { crossOf } from '@/lib/pricing/gift-card-worth'
import {
  chargedCurrencies,
  inBase,
  type Seller,
  type Selling,
  sellingIn,
} from '@/lib/pricing/selling'
import type { RATE_SOURCES } from '@/lib/settings/choices'
import { currentSetting, currentSettings } from '@/lib/settings/queries'
import { rateRows, ratesOf } from './queries'

/** What the store sells in, at the rates of this moment. */
export async function currentSeller(tx?: Tx): Promise<Seller> {
  const settings = await currentSettings(tx)
  const { baseCurrency, sellingCurrencies } = settings
  return { baseCurrency, sellingCurrencies, rates: await ratesOf(settings, tx) }
}

/** The rates of this moment to all currencies, also those that the store does not offer. */
async function allRates(tx?: Tx) {
  const settings = await currentSettings(tx)
  const rates = await ratesOf({ ...settings, supportedCurrencies: ALL_CURRENCIES }, tx)
  return { baseCurrency: settings.baseCurrency, rates }
}

/** The same, with the rates to all currencies. */
export async function sellerWithAllRates(): Promise<Seller> {
  const [seller, { rates }] = await Promise.all([currentSeller(), allRates()])
  return { ...seller, rates }
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
  const [seller, { baseCurrency, rates }] = await Promise.all([currentSeller(), allRates()])
  const { rate, of } = conversionOf(baseCurrency, currency, rates)
  return sellingIn(seller, currency) ?? { currency, rate, of, rounding: 'exact' }
}

/** Like {@link requireSelling}; in the store's own without a currency. */
export async function sellingOrBase(currency: string | undefined): Promise<Selling> {
  return currency === undefined
    ? inBase(await currentSetting('baseCurrency'))
    : requireSelling(currency)
}

/** At which an amount becomes what is charged, now; also one of a currency that the store does not offer. */
export async function rateFrom(
  currency: CurrencyCode,
  selling: Selling,
  tx?: Tx,
): Promise<RateParts> {
  if (currency === selling.currency) return { rate: 1, of: 1 }
  const { baseCurrency, rates } = await allRates(tx)
  return crossOf(conversionOf(baseCurrency, currency, rates), selling)
}

/** Decimals of a rate in the database. */
const DECIMALS = 12n

/** What one of a currency is worth in the store's own: a decimal string with 12 places. */
function worthOf(
  currency: CurrencyCode,
  { baseCurrency, rates }: Pick<Seller, 'baseCurrency' | 'rates'>,
): string {
  const { rate, of } = conversionOf(baseCurrency, currency, rates)
  const one = 10n ** DECIMALS
  const scaled = halfUp(BigInt(of) * one, BigInt(rate))
  return `${scaled / one}.${String(scaled % one).padStart(Number(DECIMALS), '0')}`
}

/** What one of a currency is worth in the store's own now, and where that is from, as an order keeps them. */
export async function rateToBase(
  currency: CurrencyCode,
  tx?: Tx,
): Promise<{ rateToBase: string; rateSource: (typeof RATE_SOURCES)[number] | null }> {
  const known = await allRates(tx)
  const { baseCurrency, rates } = known
  if (currency === baseCurrency) return { rateToBase: worthOf(currency, known), rateSource: null }
  const isOfDay = rates?.[currency] !== undefined && (await areOfDay([currency, baseCurrency], tx))
  return { rateToBase: worthOf(currency, known), rateSource: isOfDay ? 'ecb' : 'fixed' }
}

/** What one of each currency is worth in the store's own now. */
export async function ratesToBase() {
  const known = await allRates()
  const rates = Object.fromEntries(ALL_CURRENCIES.map((code) => [code, worthOf(code, known)]))
  return { baseCurrency: known.baseCurrency, rates }
}

/** What an amount of a currency is worth in the store's own now. Cents into cents, rounded half up. */
export async function worthInBase(cents: number, currency: CurrencyCode, tx?: Tx): Promise<number> {
  const { baseCurrency, rates } = await allRates(tx)
  const { rate, of } = conversionOf(baseCurrency, currency, rates)
  return convertAt(cents, { rate: of, of: rate }, baseCurrency)
}

/** Whether the source knows all of some currencies; the rates of others are fixed ones. */
async function areOfDay(currencies: readonly CurrencyCode[], tx?: Tx): Promise<boolean> {
  const known = new Set((await rateRows(tx)).map((row) => row.currency)).add('EUR')
  return currencies.every((code) => known.has(code))
}
