import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { currenciesInWords } from '@/lib/i18n/display-names'
import { CHECKOUT_PROVIDERS } from '@/lib/payments/providers'
import { isOfferedIn } from '@/lib/payments/require-offered'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import {
  chargedCurrencies,
  otherCurrencies,
  type Seller,
  type SellingCurrencies,
} from '@/lib/pricing/selling'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { cachedSettings, currentSettings } from '@/lib/settings/queries'
import { cachedRates } from '@/lib/settings/rates/queries'
import type { Settings } from '@/lib/settings/registry'

/** Those of the owner's selling currencies that a payment method takes at the moment; the others are for display. */
async function takenCurrencies(settings: Settings): Promise<SellingCurrencies> {
  const offers = await Promise.all(CHECKOUT_PROVIDERS.map(({ offer }) => offer()))
  const { sellingCurrencies } = settings
  const taken = otherCurrencies(settings).filter((currency) =>
    offers.some((offer) => isOfferedIn(offer, currency)),
  )
  return Object.fromEntries(taken.map((currency) => [currency, sellingCurrencies[currency]]))
}

/** The same, cached. */
export async function cachedSellingCurrencies(): Promise<SellingCurrencies> {
  'use cache'
  cacheTag(SETTINGS_TAG, PLUGINS_TAG)
  cacheLife('hours')
  return takenCurrencies(await currentSettings())
}

const inWords = (
  { baseCurrency }: Pick<Settings, 'baseCurrency'>,
  sellingCurrencies: SellingCurrencies,
  language: string,
): string => currenciesInWords(chargedCurrencies({ baseCurrency, sellingCurrencies }), language)

/** All that the store charges in at the moment, in English words; for what is decided, not shown. */
export async function chargedNow(settings: Settings): Promise<string> {
  return inWords(settings, await takenCurrencies(settings), 'en')
}

/** All that the store charges in, in words of a language: `US dollars, euros or Japanese yen`. */
export async function chargedInWords(inLanguage: string): Promise<string> {
  const [settings, sellingCurrencies] = await Promise.all([
    cachedSettings(),
    cachedSellingCurrencies(),
  ])
  return inWords(settings, sellingCurrencies, inLanguage)
}

/** What the store sells in at the moment, as its pages have it. */
export async function cachedSeller(): Promise<Seller> {
  const [{ baseCurrency }, sellingCurrencies, rates] = await Promise.all([
    cachedSettings(),
    cachedSellingCurrencies(),
    cachedRates(),
  ])
  return { baseCurrency, sellingCurrencies, rates }
}
