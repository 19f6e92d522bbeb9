import { isInEu } from './eu-rates'
import type { TaxSettings } from './tax'

/**
 * Whether a store may owe tax to the EU's one-stop shop: it is of the EU, or charges the tax of one of its countries. One that
 * charges the tax of its own country to all does not.
 */
export const oweToOneStopShop = ({
  sellerCountry,
  taxRates,
  taxBasedOn,
}: Pick<TaxSettings, 'sellerCountry' | 'taxRates' | 'taxBasedOn'>): boolean =>
  taxBasedOn !== 'store' &&
  (isInEu(sellerCountry) || taxRates.some(({ country }) => isInEu(country)))
