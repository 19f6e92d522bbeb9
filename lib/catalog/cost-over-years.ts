import { ENDLESS, type LicenseType } from './product-facts'

/** Over so many years a subscription and what is bought once are compared. */
const YEARS = 3

/**
 * How many times a product is paid for to be used for three years: as often as its term begins, and once where it has no end.
 *
 * @returns `null` where nothing says how long it may be used
 */
export function paymentsOverYears({
  termMonths,
  licenseType,
}: {
  termMonths: number | null
  licenseType: LicenseType | null
}): number | null {
  if (termMonths === ENDLESS) return 1
  if (termMonths === null) return licenseType === 'perpetual' ? 1 : null
  return Math.ceil((YEARS * 12) / termMonths)
}
