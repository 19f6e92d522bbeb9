import { signedDecimal } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { isInEu } from '@/lib/pricing/eu-rates'
import { convertAt, ONE, rateText } from '@/lib/pricing/exchange-rate'
import { taxPlace } from '@/lib/pricing/territories'
import { type KnownRates, type QuarterRate, rateOfQuarter } from '@/lib/settings/rates/quarters'
import type { OneStopShop, OneStopShopLine, OneStopShopRate, TaxRow } from './contracts'

const EURO = 'EUR'

/** What was sold, or with a minus given back, in cents of the currency charged. */
export type Supplied = Pick<TaxRow, 'kind' | 'country' | 'territory' | 'rate'> & {
  currency: CurrencyCode
  /** The last day of the quarter in which it was sold. */
  quarterEnd: string
  netCents: bigint
  taxCents: bigint
}

/** With the kinds and the country that are known of what goes into a return. */
type Returned = Supplied & { kind: OneStopShopLine['kind']; country: string }

/**
 * Whether something goes into the return: the tax of another country of the EU than the seller's own. A seller of elsewhere
 * returns what it charges by the rate of a country, but not by its own.
 */
export function isForOneStopShop(part: Supplied, sellerCountry: string): part is Returned {
  const { kind, country, territory, rate, netCents, taxCents } = part
  if (kind !== 'standard' && (kind !== 'general' || !isInEu(sellerCountry))) return false
  if (country === null || territory !== null || rate === '0') return false
  if (netCents === 0n && taxCents === 0n) return false
  const place = taxPlace(country).country
  return isInEu(place) && place !== taxPlace(sellerCountry).country
}

type Cents = { netCents: bigint; taxCents: bigint }
type InEuros = { netCents: number; taxCents: number }

/** An amount in euro cents, rounded half up; also one below zero, which is rounded as the amount that it takes back. */
function toEuros(cents: bigint, { perEuro }: Pick<QuarterRate, 'perEuro'>): number {
  const [amount, sign] = cents < 0n ? [-cents, -1] : [cents, 1]
  const euros = convertAt(Number(amount), { rate: ONE, of: perEuro }, EURO)
  return euros === 0 ? 0 : sign * euros
}

const inEuros = (cents: Cents, rate: Pick<QuarterRate, 'perEuro'> | null): InEuros | null =>
  rate && { netCents: toEuros(cents.netCents, rate), taxCents: toEuros(cents.taxCents, rate) }

/** `null` where one of them is not known. */
const addEuros = (all: readonly (InEuros | null)[]): InEuros | null =>
  all.reduce<InEuros | null>(
    (sum, one) =>
      sum &&
      one && { netCents: sum.netCents + one.netCents, taxCents: sum.taxCents + one.taxCents },
    { netCents: 0, taxCents: 0 },
  )

const written = (euros: InEuros | null) => ({
  netInEuros: euros && signedDecimal(euros.netCents),
  taxInEuros: euros && signedDecimal(euros.taxCents),
})

type LineKey = Pick<OneStopShopLine, 'quarterEnd' | 'kind' | 'country' | 'rate'>
type Line = LineKey & { sums: Map<CurrencyCode, Cents> }

/** Adds up what is of the same quarter, country, rate, kind and currency. */
function linesOf(parts: readonly Returned[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { quarterEnd, kind, country, rate, currency, netCents, taxCents } of parts) {
    const key: LineKey = { quarterEnd, kind, country: taxPlace(country).country, rate }
    const name = Object.values(key).join(' ')
    const { sums } = lines.get(name) ?? { sums: new Map<CurrencyCode, Cents>() }
    const before = sums.get(currency) ?? { netCents: 0n, taxCents: 0n }
    sums.set(currency, {
      netCents: before.netCents + netCents,
      taxCents: before.taxCents + taxCents,
    })
    lines.set(name, { ...key, sums })
  }
  return [...lines.values()].sort(byQuarterAndCountry)
}

/** The newest quarter first: what it sold stands before the corrections of earlier ones. */
const byQuarterAndCountry = (a: LineKey, b: LineKey): number =>
  b.quarterEnd.localeCompare(a.quarterEnd, 'en') ||
  a.country.localeCompare(b.country, 'en') ||
  Number(b.rate ?? -1) - Number(a.rate ?? -1) ||
  b.kind.localeCompare(a.kind, 'en')

/**
 * What goes into a quarter's return to the one-stop shop. Each sum of a country, a rate and a currency is converted once, by
 * the rate of the quarter in which it was sold; what is of several currencies is the sum of those, so that all adds up.
 *
 * @param quarterEnd the last day of the quarter
 * @param parts only what {@link isForOneStopShop}
 */
export function oneStopShop(
  quarterEnd: string,
  parts: readonly Returned[],
  known: KnownRates,
): OneStopShop {
  const rates = new Map<string, OneStopShopRate>()
  const rateOf = (end: string, currency: CurrencyCode) => {
    if (currency === EURO) return { perEuro: ONE }
    const rate = rateOfQuarter(end, currency, known)
    rates.set(`${end} ${currency}`, {
      quarterEnd: end,
      currency,
      perEuro: rate && rateText(rate.perEuro),
      source: rate?.source ?? null,
      day: rate?.day ?? null,
      isProvisional: rate?.isProvisional ?? false,
    })
    return rate
  }
  const lines = linesOf(parts).map(({ sums, ...key }) => {
    const charged = [...sums]
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([currency, cents]) => ({
        currency,
        cents,
        euros: inEuros(cents, rateOf(key.quarterEnd, currency)),
      }))
    return { key, charged, euros: addEuros(charged.map(({ euros }) => euros)) }
  })
  return {
    quarterEnd,
    isRunning: known.today <= quarterEnd,
    lines: lines.map(({ key, charged, euros }) => ({
      ...key,
      charged: charged.map(({ currency, cents, euros: own }) => ({
        currency,
        net: signedDecimal(cents.netCents),
        tax: signedDecimal(cents.taxCents),
        ...written(own),
      })),
      ...written(euros),
    })),
    rates: [...rates.values()].sort(
      (a, b) =>
        b.quarterEnd.localeCompare(a.quarterEnd, 'en') ||
        a.currency.localeCompare(b.currency, 'en'),
    ),
    total: written(addEuros(lines.map(({ euros }) => euros))),
  }
}
