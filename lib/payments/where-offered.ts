import type { CurrencyCode } from '@/lib/i18n/currencies'

/** A country whose payers can pay with a provider, in its currency. */
export type OfferedCountry = { country: string; currency: CurrencyCode }

/**
 * From where a purchase in a currency can be paid with a provider.
 *
 * @param countries of its offer; `undefined` where it does not matter
 * @param buyersCountry as the buyer said; empty where nobody asked
 * @returns countries: none where the buyer cannot, several where it has to be asked; `null` where it does not matter
 */
export function payableFrom(
  countries: readonly OfferedCountry[] | undefined,
  currency: CurrencyCode,
  buyersCountry: string,
): string[] | null {
  if (!countries) return null
  return countries
    .filter((one) => one.currency === currency)
    .map(({ country }) => country)
    .filter((country) => buyersCountry === '' || country === buyersCountry)
}
