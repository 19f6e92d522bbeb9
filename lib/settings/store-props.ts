import type { CurrencyCode, ShownRates } from '@/lib/i18n/currencies'
import { currenciesInWords, currencyInWords } from '@/lib/i18n/display-names'
import { textLocaleOf } from '@/lib/i18n/locales'
import { chargedCurrencies, type SellingCurrencies } from '@/lib/pricing/selling'
import { type TaxRules, taxRulesOf, taxVaries } from '@/lib/pricing/tax'
import type { CurrencyDisplay, TaxDisplay } from './choices'
import { offeredCurrencies } from './offered-currencies'
import { type Promises, promisesOf } from './promises'
import type { Settings } from './registry'

/** What every page's islands know of the store. Public, like the pages themselves. */
export type StoreProps = {
  storeName: string
  /** In whose days it says when something is delivered. */
  timezone: string
  /** What prices are in, and orders are charged in unless it is one of those below. */
  baseCurrency: CurrencyCode
  /** What orders are charged in as well. */
  sellingCurrencies: SellingCurrencies
  /** That as it stands in a sentence of the page, such as `US dollars`. Browsers may call it otherwise than servers. */
  currencyInWords: string
  /** All that orders are charged in: `US dollars or euros`. */
  chargedInWords: string
  /** The currencies on offer, in the order of the picker. */
  currencies: readonly CurrencyCode[]
  currencyDisplay: CurrencyDisplay
  /** By which prices are shown in the others, where that are not the fixed ones, which browsers know. */
  rates?: ShownRates
  /** Of buyers of whom nothing is known. */
  tax: TaxRules
  /** Whether it depends on where they are. */
  taxVaries: boolean
  /** Whether prices hold it where that is usual. */
  taxByHabit: boolean
  taxDisplay: TaxDisplay
  /** What new order numbers begin with. */
  orderNumberPrefix: string
  promises: Promises
  /** Whether consumers may withdraw by a page, which every footer leads to. */
  hasWithdrawal: boolean
  /** Whether there is an accessibility statement. */
  hasAccessibility: boolean
  /** Whether there is a page of gift cards. */
  hasGiftCards: boolean
  /** Whether there is a page for companies. */
  hasBusinessPage: boolean
  /** Whether there are pages of open positions. */
  hasCareers: boolean
  /** Whether there is a page about the seller. */
  hasAboutPage: boolean
  /** Whether its pages have a dark scheme. */
  hasDarkMode: boolean
  /** Whether the 404 page has its line for developers. */
  showsDeveloperHint: boolean
}

/** @param locale of the page */
export const storePropsOf = (
  settings: Settings,
  locale: string,
  {
    sellingCurrencies,
    rates,
  }: { sellingCurrencies: SellingCurrencies; rates: ShownRates | undefined },
): StoreProps => ({
  storeName: settings.storeName,
  timezone: settings.timezone,
  baseCurrency: settings.baseCurrency,
  sellingCurrencies,
  currencyInWords: currencyInWords(settings.baseCurrency, textLocaleOf(locale)),
  chargedInWords: currenciesInWords(
    chargedCurrencies({ ...settings, sellingCurrencies }),
    textLocaleOf(locale),
  ),
  currencies: offeredCurrencies(settings),
  currencyDisplay: settings.currencyDisplay,
  ...(rates && { rates }),
  tax: taxRulesOf(settings),
  taxVaries: taxVaries(settings),
  taxByHabit: settings.taxByHabit,
  taxDisplay: settings.taxDisplayCart,
  orderNumberPrefix: settings.orderNumberPrefix,
  promises: promisesOf(settings),
  hasWithdrawal: settings.withdrawalFunction !== 'off',
  hasAccessibility: settings.accessibilityStatement,
  hasGiftCards: settings.giftCardsPage,
  hasBusinessPage: settings.businessPage,
  hasCareers: settings.careersPage,
  hasAboutPage: settings.aboutPage,
  hasDarkMode: settings.darkMode,
  showsDeveloperHint: settings.notFoundHint,
})
