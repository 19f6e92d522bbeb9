import type { CurrencyCode } from '@/lib/i18n/currencies'
import { type TaxRules, taxRulesOf, taxVaries } from '@/lib/pricing/tax'
import type { CurrencyDisplay, TaxDisplay } from './choices'
import { type Promises, promisesOf } from './promises'
import type { Settings } from './registry'

/** What every page's islands know of the store. Public, like the pages themselves. */
export type StoreProps = {
  storeName: string
  /** The currencies on offer, in the order of the picker. */
  currencies: readonly CurrencyCode[]
  currencyDisplay: CurrencyDisplay
  /** Of buyers of whom nothing is known. */
  tax: TaxRules
  /** Whether it depends on where they are. */
  taxVaries: boolean
  taxDisplay: TaxDisplay
  /** What new order numbers begin with. */
  orderNumberPrefix: string
  promises: Promises
}

export const storePropsOf = (settings: Settings): StoreProps => ({
  storeName: settings.storeName,
  currencies: settings.supportedCurrencies,
  currencyDisplay: settings.currencyDisplay,
  tax: taxRulesOf(settings),
  taxVaries: taxVaries(settings),
  taxDisplay: settings.taxDisplayCart,
  orderNumberPrefix: settings.orderNumberPrefix,
  promises: promisesOf(settings),
})
