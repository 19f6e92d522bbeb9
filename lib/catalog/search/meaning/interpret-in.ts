import 'server-only'
import type { Searched } from '@/lib/http/paging'
import { type CurrencyCode, conversionOf, isCurrency } from '@/lib/i18n/currencies'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { currentSetting } from '@/lib/settings/queries'
import { cachedRates } from '@/lib/settings/rates/queries'
import { interpret, interpretWords } from '../interpret'
import type { Search } from '../match'
import type { Bounds } from './bounds-names'
import { understoodText } from './understood-text'
import { usesLanguageOf } from './uses'

type Asked = {
  /** Whether it may say more than words to look for. */
  meaning?: boolean
  /** In which the shopper sees prices; the store's own unless given. */
  currency?: CurrencyCode
  /** Whose synonyms count beside those of every language. */
  language?: TranslatedLocale
}

/**
 * What a text is taken to mean in a store.
 *
 * @returns its bounds in the store's currency; `undefined` without any
 */
export async function interpretIn(
  text: string,
  { meaning, currency, language: asked }: Asked,
): Promise<{ search: Search; searched: Searched; bounds?: Bounds }> {
  const language = usesLanguageOf(asked)
  const { search, searched, understood } = meaning
    ? await interpret(text, (bounds) => inStoreCurrency(bounds, currency), language)
    : { ...(await interpretWords(text, language)), understood: undefined }
  if (!understood) return { search, searched }
  return {
    search,
    searched: { ...searched, understood: understoodText(understood) },
    bounds: understood.bounds,
  }
}

/** Bounds with their price as the store's own currency has it, and as it was named. */
async function inStoreCurrency(bounds: Bounds, shown: CurrencyCode | undefined): Promise<Bounds> {
  const { price } = bounds
  if (price === null) return bounds
  const own = await currentSetting('baseCurrency')
  const seen = shown ?? own
  const named = price.currency === '$' ? dollarOf(seen) : (price.currency ?? seen)
  if (named === own || !isCurrency(named)) return { ...bounds, price: { ...price, currency: own } }
  const { rate, of } = conversionOf(own, named, await cachedRates())
  return {
    ...bounds,
    price: { ...price, currency: named, ownCents: Math.round((price.cents * of) / rate) },
  }
}

/** Of which currency a dollar sign is: the shopper's where that is written with it. */
const dollarOf = (seen: CurrencyCode): CurrencyCode =>
  /D$|^MXN$/.test(seen) && isCurrency(seen) ? seen : 'USD'
