/** How tax is worked out: the rate in force, and whether the prices of products hold it already. */
export type TaxRules = {
  /** Hundredths of a percent: 800 is 8 %. */
  basisPoints: number
  inclusive: boolean
}

/** What the checkout taxes until the owner says otherwise: 8 % on top of the prices. */
export const DEFAULT_TAX: TaxRules = { basisPoints: 800, inclusive: false }

/** What the owner decides about tax; `defaultTaxRate` is a percentage with at most 2 decimals. */
type TaxSettings = {
  taxEnabled: boolean
  digitalProductTax: boolean
  defaultTaxRate: number
  taxInclusive: boolean
}

/** The rules in force. Everything that the store sells is digital. */
export function taxRulesOf(settings: TaxSettings): TaxRules {
  const isTaxed = settings.taxEnabled && settings.digitalProductTax
  return {
    basisPoints: isTaxed ? Math.round(settings.defaultTaxRate * 100) : 0,
    inclusive: settings.taxInclusive,
  }
}
