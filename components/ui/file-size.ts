const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** A file's size as people of a language write it, such as `4.2 MB`. @param locale of the texts around it */
export function fileSize(bytes: number, locale: string): string {
  let amount = bytes / STEP
  let unit = 0
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP
    unit += 1
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit],
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(Math.max(amount, 0.1))
}
