import { useLocale } from 'next-intl'

/** Writes hundredths of a percent, such as a tax rate, in the page's language. */
export function usePercent(): (basisPoints: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 2 })
  return (basisPoints) => format.format(basisPoints / 10_000)
}
