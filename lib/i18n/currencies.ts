import { memoize } from '@/lib/core/memoize'
import type { CurrencyDisplay } from '@/lib/core/money'
import { directionOf } from './locales'

/** The 30 display currencies with their fixed rates to the US dollar. */
export const CURRENCIES = [
  { code: 'USD', symbol: '$', name: 'US Dollar', rate: 1, flag: '🇺🇸' },
  { code: 'EUR', symbol: '€', name: 'Euro', rate: 0.85, flag: '🇪🇺' },
  { code: 'GBP', symbol: '£', name: 'British Pound', rate: 0.73, flag: '🇬🇧' },
  { code: 'JPY', symbol: '¥', name: 'Japanese Yen', rate: 110, flag: '🇯🇵' },
  { code: 'CAD', symbol: 'C$', name: 'Canadian Dollar', rate: 1.25, flag: '🇨🇦' },
  { code: 'AUD', symbol: 'A$', name: 'Australian Dollar', rate: 1.35, flag: '🇦🇺' },
  { code: 'CHF', symbol: 'CHF', name: 'Swiss Franc', rate: 0.92, flag: '🇨🇭' },
  { code: 'CNY', symbol: '¥', name: 'Chinese Yuan', rate: 6.45, flag: '🇨🇳' },
  { code: 'INR', symbol: '₹', name: 'Indian Rupee', rate: 74.5, flag: '🇮🇳' },
  { code: 'KRW', symbol: '₩', name: 'South Korean Won', rate: 1180, flag: '🇰🇷' },
  { code: 'BRL', symbol: 'R$', name: 'Brazilian Real', rate: 5.2, flag: '🇧🇷' },
  { code: 'MXN', symbol: 'MX$', name: 'Mexican Peso', rate: 20.15, flag: '🇲🇽' },
  { code: 'SGD', symbol: 'S$', name: 'Singapore Dollar', rate: 1.35, flag: '🇸🇬' },
  { code: 'HKD', symbol: 'HK$', name: 'Hong Kong Dollar', rate: 7.8, flag: '🇭🇰' },
  { code: 'NOK', symbol: 'kr', name: 'Norwegian Krone', rate: 8.6, flag: '🇳🇴' },
  { code: 'SEK', symbol: 'kr', name: 'Swedish Krona', rate: 8.85, flag: '🇸🇪' },
  { code: 'DKK', symbol: 'kr', name: 'Danish Krone', rate: 6.35, flag: '🇩🇰' },
  { code: 'PLN', symbol: 'zł', name: 'Polish Złoty', rate: 3.9, flag: '🇵🇱' },
  { code: 'CZK', symbol: 'Kč', name: 'Czech Koruna', rate: 21.5, flag: '🇨🇿' },
  { code: 'HUF', symbol: 'Ft', name: 'Hungarian Forint', rate: 295, flag: '🇭🇺' },
  { code: 'RUB', symbol: '₽', name: 'Russian Ruble', rate: 75, flag: '🇷🇺' },
  { code: 'TRY', symbol: '₺', name: 'Turkish Lira', rate: 8.5, flag: '🇹🇷' },
  { code: 'ZAR', symbol: 'R', name: 'South African Rand', rate: 14.2, flag: '🇿🇦' },
  { code: 'AED', symbol: 'AED', name: 'UAE Dirham', rate: 3.67, flag: '🇦🇪' },
  { code: 'SAR', symbol: 'SAR', name: 'Saudi Riyal', rate: 3.75, flag: '🇸🇦' },
  { code: 'THB', symbol: '฿', name: 'Thai Baht', rate: 33.5, flag: '🇹🇭' },
  { code: 'VND', symbol: '₫', name: 'Vietnamese Dong', rate: 23000, flag: '🇻🇳' },
  { code: 'IDR', symbol: 'Rp', name: 'Indonesian Rupiah', rate: 14500, flag: '🇮🇩' },
  { code: 'MYR', symbol: 'RM', name: 'Malaysian Ringgit', rate: 4.2, flag: '🇲🇾' },
  { code: 'PHP', symbol: '₱', name: 'Philippine Peso', rate: 50.25, flag: '🇵🇭' },
] as const satisfies readonly {
  code: string
  symbol: string
  name: string
  rate: number
  flag: string
}[]

export type CurrencyCode = (typeof CURRENCIES)[number]['code']

export const BASE_CURRENCY: CurrencyCode = 'USD'

export function isCurrency(value: unknown): value is CurrencyCode {
  return CURRENCIES.some(({ code }) => code === value)
}

/** Shown without decimals; all others have 2. */
const WITHOUT_DECIMALS: readonly CurrencyCode[] = ['JPY', 'KRW']

const decimalsOf = (currency: CurrencyCode) => (WITHOUT_DECIMALS.includes(currency) ? 0 : 2)

/** Rates have at most 2 decimals, so hundredths of them are whole and no float decides a cent. */
const RATE_HUNDREDTHS = new Map<CurrencyCode, number>(
  CURRENCIES.map(({ code, rate }) => [code, Math.round(rate * 100)]),
)

const hundredthsOf = (currency: CurrencyCode) => RATE_HUNDREDTHS.get(currency) ?? 100

/** What it takes to show US cents in a currency: hundredths of the rate, and decimals. */
export function conversionOf(currency: CurrencyCode): [rateHundredths: number, decimals: number] {
  return [hundredthsOf(currency), decimalsOf(currency)]
}

/**
 * Converts US cents for display, rounding half up.
 *
 * @returns the amount in minor units of the shown currency: hundredths, or whole units for JPY and KRW
 */
export function convertCents(usCents: number, currency: CurrencyCode): number {
  const unit = 10 ** (4 - decimalsOf(currency))
  return Math.floor((usCents * hundredthsOf(currency) + unit / 2) / unit)
}

/**
 * What a price ends with: where it is read from the right, a mark that keeps the sign of "US$" behind
 * its letters.
 */
export function priceSuffix(locale: string): string {
  return directionOf(locale) === 'rtl' ? '\u200e' : ''
}

/**
 * Writes an amount that is charged, which is in the base currency, as {@link formatPrice} writes prices.
 *
 * @param cents US cents, which may be negative
 */
export const formatCharged = (
  cents: number,
  locale: string,
  display: CurrencyDisplay = 'symbol',
): string => formatPrice(cents, BASE_CURRENCY, locale, display)

/** The language tag whose way of writing amounts a page uses. */
export function numberLocaleOf(locale: string): string {
  return locale === 'en' ? 'en-US' : locale
}

const formatIn = memoize((locale: string) =>
  memoize((currency: CurrencyCode) =>
    memoize((currencyDisplay: CurrencyDisplay) =>
      memoize(
        (decimals: number) =>
          new Intl.NumberFormat(numberLocaleOf(locale), {
            style: 'currency',
            currency,
            currencyDisplay,
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          }),
      ),
    ),
  ),
)

/**
 * Writes a price for display.
 *
 * @param usCents price in US cents
 * @param locale language whose number format is used
 * @param display how the currency is written: as its symbol, its code or its name
 * @param isBound whether whole dollars are written without cents, as in "under $50"; other currencies are not round
 */
export function formatPrice(
  usCents: number,
  currency: CurrencyCode,
  locale: string,
  display: CurrencyDisplay = 'symbol',
  isBound = false,
): string {
  const decimals = decimalsOf(currency)
  const amount = convertCents(usCents, currency) / 10 ** decimals
  const isWhole = isBound && currency === BASE_CURRENCY && usCents % 100 === 0
  const format = formatIn(locale)(currency)(display)(isWhole ? 0 : decimals)
  return format.format(amount) + priceSuffix(locale)
}
