import { isInEu } from './eu-rates'
import type { TaxSettings } from './tax'

/** Whether a store may owe tax to the EU's one-stop shop: it is of the EU, or charges the tax of one of its countries. */
export const oweToOneStopShop = ({
  sellerCountry,
  taxRates,
}: Pick<TaxSettings, 'sellerCountry' | 'taxRates'>): boolean =>
  isInEu(sellerCountry) || taxRates.some(({ country }) => isInEu(country))
