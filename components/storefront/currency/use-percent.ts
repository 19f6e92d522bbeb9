import { useLocale } from 'next-intl'

/** Formats basis points, such as a tax rate, as a percentage in the page's language. */
export function usePercent(): (basisPoints: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 3 })
  return (basisPoints) => format.format(basisPoints / 10_000)
}
