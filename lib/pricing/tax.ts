/** How tax is calculated: the current rate, and whether product prices include it. */
export type TaxRules = {
  /** Hundredths of a percent: 800 is 8 %. */
  basisPoints: number
  inclusive: boolean
}

/** The checkout's default tax: 8 % on top of the prices. */
export const DEFAULT_TAX: TaxRules = { basisPoints: 800, inclusive: false }

/** The owner's tax settings; `defaultTaxRate` is a percentage with at most 2 decimals. */
type TaxSettings = {
  taxEnabled: boolean
  digitalProductTax: boolean
  defaultTaxRate: number
  taxInclusive: boolean
}

/** The current rules. All products of the store are digital. */
export function taxRulesOf(settings: TaxSettings): TaxRules {
  const isTaxed = settings.taxEnabled && settings.digitalProductTax
  return {
    basisPoints: isTaxed ? Math.round(settings.defaultTaxRate * 100) : 0,
    inclusive: settings.taxInclusive,
  }
}
