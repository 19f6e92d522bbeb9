import { type CurrencyCode, fixedParts, type ShownRates } from '@/lib/i18n/currencies'
import { type ExchangeRate, halfUp, ONE } from '@/lib/pricing/exchange-rate'

/** The larger part of a rate: as little as prices to be multiplied by it exactly, as much as the rates of the day have digits. */
const LARGEST_PART = 10_000_000_000n

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b))

/** Two parts in lowest terms; rounded where they have more digits than prices can be multiplied by. */
function partsOf(rate: ExchangeRate, of: ExchangeRate): readonly [rate: number, of: number] {
  const divisor = divisorOf(rate, of)
  const larger = (rate > of ? rate : of) / divisor
  const by = larger > LARGEST_PART ? (larger + LARGEST_PART - 1n) / LARGEST_PART : 1n
  const part = (each: bigint) => Number(halfUp(each / divisor, by) || 1n)
  return [part(rate), part(of)]
}

/**
 * The rates from a store's currency to others, by what a euro is worth in each. A currency that the source does not know keeps
 * its fixed rate to the dollar.
 *
 * @param perEuro of the source; without the dollar nothing is known
 * @returns those of all `offered` but the store's own
 */
export function crossRates(
  base: CurrencyCode,
  offered: readonly CurrencyCode[],
  perEuro: ReadonlyMap<string, ExchangeRate>,
): ShownRates | undefined {
  const dollar = perEuro.get('USD')
  if (dollar === undefined) return undefined
  const worthOf = (currency: CurrencyCode): ExchangeRate => {
    if (currency === 'EUR') return ONE
    const [rate, of] = fixedParts('USD', currency)
    return perEuro.get(currency) ?? (halfUp(dollar * BigInt(rate), BigInt(of)) || 1n)
  }
  return Object.fromEntries(
    offered
      .filter((code) => code !== base)
      .map((code) => [code, partsOf(worthOf(code), worthOf(base))]),
  )
}
