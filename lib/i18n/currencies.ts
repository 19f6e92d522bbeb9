import { memoize } from '@/lib/core/memoize'
import type { CurrencyDisplay } from '@/lib/core/money'
import { directionOf } from './locales'

/** The 30 currencies with their fixed rates to the US dollar (specification, currencies). */
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

export const ALL_CURRENCIES: readonly CurrencyCode[] = CURRENCIES.map(({ code }) => code)

export function isCurrency(value: unknown): value is CurrencyCode {
  return CURRENCIES.some(({ code }) => code === value)
}

/**
 * A currency that the store stored, and so knew.
 *
 * @throws RangeError for another text
 */
export function storedCurrency(code: string): CurrencyCode {
  if (!isCurrency(code)) throw new RangeError(`Not a currency of the store: ${code}`)
  return code
}

/** What the store charges in until its owner chooses (section 7 of the specification). */
export const FIRST_BASE_CURRENCY: CurrencyCode = 'USD'

/** Shown without decimals when converted; all others have 2 (specification, currencies). */
const SHOWN_WITHOUT_DECIMALS: readonly CurrencyCode[] = ['JPY', 'KRW']

/**
 * Charged in whole units: ISO 4217 gives the yen, the won and the dong no smaller one, and the forint has lost its own (PayPal
 * takes none).
 */
const CHARGED_WHOLE: readonly CurrencyCode[] = ['JPY', 'KRW', 'VND', 'HUF']

/** The smallest amount that a currency is charged in, in hundredths of it: 1, or 100 where there are no decimals. */
export const stepOf = (currency: string): number =>
  CHARGED_WHOLE.some((code) => code === currency) ? 100 : 1

/** How many decimals an amount has that is charged in a currency. */
export const chargedDecimalsOf = (currency: string): number => (stepOf(currency) === 1 ? 2 : 0)

const shownDecimalsOf = (currency: CurrencyCode) =>
  SHOWN_WITHOUT_DECIMALS.includes(currency) ? 0 : 2

/** Rates have at most 2 decimals, so hundredths of them are whole and no float decides a cent. */
const RATE_HUNDREDTHS = new Map<CurrencyCode, number>(
  CURRENCIES.map(({ code, rate }) => [code, Math.round(rate * 100)]),
)

const hundredthsOf = (currency: CurrencyCode) => RATE_HUNDREDTHS.get(currency) ?? 100

/** What it takes to show amounts of one currency in another: the parts of their rate, and decimals. */
export type Conversion = { rate: number; of: number; decimals: number }

/** The two parts of the rates to other currencies, both whole: so many of theirs are worth so many of the store's. */
export type ShownRates = { readonly [Code in CurrencyCode]?: readonly [rate: number, of: number] }

/** @param rates from that currency; those that they leave out, and all without them, are the fixed ones of the specification */
export function conversionOf(from: CurrencyCode, to: CurrencyCode, rates?: ShownRates): Conversion {
  if (from === to) return { rate: 1, of: 1, decimals: chargedDecimalsOf(to) }
  const [rate, of] = rates?.[to] ?? fixedParts(from, to)
  return { rate, of, decimals: shownDecimalsOf(to) }
}

/** The two parts of a fixed rate of the specification. */
export const fixedParts = (
  from: CurrencyCode,
  to: CurrencyCode,
): readonly [rate: number, of: number] => [hundredthsOf(to), hundredthsOf(from)]

/**
 * Converts an amount for display, rounding half up.
 *
 * @param cents hundredths of the currency that it is in
 * @returns the amount in minor units of the shown currency: hundredths, or whole units for those without decimals
 */
export function convertCents(cents: number, { rate, of, decimals }: Conversion): number {
  const unit = BigInt(of) * 10n ** BigInt(2 - decimals)
  return Number((2n * BigInt(cents) * BigInt(rate) + unit) / (2n * unit))
}

/**
 * What a price ends with: where it is read from the right, a mark that keeps the sign of "US$" behind
 * its letters.
 */
export function priceSuffix(locale: string): string {
  return directionOf(locale) === 'rtl' ? '\u200e' : ''
}

/** The language tag whose way of writing amounts a page uses. */
export function numberLocaleOf(locale: string): string {
  return locale === 'en' ? 'en-US' : locale
}

const formatIn = memoize((locale: string) =>
  memoize((currency: string) =>
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
 * Writes an amount in the currency that it is in.
 *
 * @param cents hundredths of the currency, which may be negative
 * @param currency of ISO 4217
 * @param locale language whose number format is used
 * @param display how the currency is written: as its symbol, its code or its name
 */
export const formatMoney = (
  cents: number,
  currency: string,
  locale: string,
  display: CurrencyDisplay = 'symbol',
): string => written(cents / 100, currency, locale, display, chargedDecimalsOf(currency))

/** Which currency an amount is in, which it is shown in, and by which rates from the first if not by the fixed ones. */
export type Shown = { from: CurrencyCode; to: CurrencyCode; rates?: ShownRates }

/**
 * Writes a price for display, converted where the shopper chose another currency.
 *
 * @param cents hundredths of the currency that it is in
 * @param isBound whether whole amounts are written without decimals, as in "under $50"; converted ones are not round
 */
export function formatPrice(
  cents: number,
  { from, to, rates }: Shown,
  locale: string,
  display: CurrencyDisplay = 'symbol',
  isBound = false,
): string {
  const conversion = conversionOf(from, to, rates)
  const isWhole = isBound && from === to && cents % 100 === 0
  const amount = convertCents(cents, conversion) / 10 ** conversion.decimals
  return written(amount, to, locale, display, isWhole ? 0 : conversion.decimals)
}

const written = (
  amount: number,
  currency: string,
  locale: string,
  display: CurrencyDisplay,
  decimals: number,
): string => formatIn(locale)(currency)(display)(decimals).format(amount) + priceSuffix(locale)
