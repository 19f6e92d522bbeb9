import type { CurrencyCode } from '@/lib/i18n/currencies'
import { type TaxRules, taxRulesOf } from '@/lib/pricing/tax'
import type { CurrencyDisplay, TaxDisplay } from './choices'
import type { Settings } from './registry'

/** Props of the store for every page's client components. Public, like the pages themselves. */
export type StoreProps = {
  storeName: string
  /** The currencies on offer, in the order of the picker. */
  currencies: readonly CurrencyCode[]
  currencyDisplay: CurrencyDisplay
  tax: TaxRules
  taxDisplay: TaxDisplay
  /** What new order numbers begin with. */
  orderNumberPrefix: string
}

export const storePropsOf = (settings: Settings): StoreProps => ({
  storeName: settings.storeName,
  currencies: settings.supportedCurrencies,
  currencyDisplay: settings.currencyDisplay,
  tax: taxRulesOf(settings),
  taxDisplay: settings.taxDisplayCart,
  orderNumberPrefix: settings.orderNumberPrefix,
})
