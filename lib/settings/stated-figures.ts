/** What the owner states of the store and nobody counts; 0 or empty: not said. */
export type StatedFigures = {
  statedCustomers: number
  statedProducts: number
  statedUptime: number
  statedSatisfaction: number
}

/** What can be counted of the store. */
export type CountedFigures = { products: number; customers: number }

/** From which number on a count says something. */
const TELLING = { products: 50, customers: 100 } as const

type ShownFigure = { name: 'customers' | 'products' | 'uptime'; value: string }

/** What a store shows of itself in figures. */
export type ShownFigures = {
  shown: readonly ShownFigure[]
  /** At least so many; 0: not said. */
  customers: number
}

/** The figures written for a language: what the owner states, else what was counted. */
export function shownFigures(
  stated: StatedFigures,
  counted: CountedFigures,
  locale: string,
): ShownFigures {
  const customers = stated.statedCustomers || telling('customers', counted)
  const products = stated.statedProducts || telling('products', counted)
  const uptime = stated.statedUptime
  const all: readonly (ShownFigure & { count: number })[] = [
    { name: 'customers', count: customers, value: `${roundCount(customers, locale)}+` },
    { name: 'products', count: products, value: `${roundCount(products, locale)}+` },
    { name: 'uptime', count: uptime, value: percent(uptime, locale) },
  ]
  return {
    customers,
    shown: all.filter(({ count }) => count > 0).map(({ name, value }) => ({ name, value })),
  }
}

/** A count with its first two digits, which is not above it; 0 where it says nothing yet. */
function telling(name: keyof CountedFigures, counted: CountedFigures): number {
  const count = counted[name]
  if (count < TELLING[name]) return 0
  const step = Math.max(10, 10 ** (String(count).length - 2))
  return Math.floor(count / step) * step
}

/** `2M` or `20,000`, as the language writes it. */
export const roundCount = (count: number, locale: string): string =>
  count.toLocaleString(locale, count < 1_000_000 ? {} : { notation: 'compact' })

/** `99.9%`, as the language writes it. */
const percent = (value: number, locale: string): string =>
  (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })

/** An article of the help center's list, with what the owner states of it; 0: not said. */
type PopularArticle = { slug: string; views: number; helpfulPercent: number }

/** The lines of the setting; a line that is no slug with up to two numbers is left out. */
export const popularArticlesOf = (lines: string): PopularArticle[] =>
  lines.split('\n').flatMap((line) => {
    const [, slug, views = '0', helpful = '0'] =
      /^\s*([a-z0-9-]+)\s*(?::\s*(\d{1,12})\s*(?:,\s*(\d{1,3})\s*%?)?)?\s*$/.exec(line) ?? []
    if (slug === undefined) return []
    return [{ slug, views: Number(views), helpfulPercent: Math.min(100, Number(helpful)) }]
  })
