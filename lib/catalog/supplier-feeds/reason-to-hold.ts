import type { ImportPlan } from '@/lib/catalog/import-plan'
import { toCents } from '@/lib/core/money'
import { type ServerText, say } from '@/lib/core/server-text'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'

/** What one import may do that nobody looks at; whatever is more waits for somebody who does. */
const UNSEEN = {
  /** The part of the lines that may have errors. */
  refusedShare: 0.2,
  /** By which part of it a price may change. */
  priceShare: 0.5,
  added: 200,
  hidden: 20,
} as const

type Planned = {
  lines: number
  additions: readonly unknown[]
  refusals: readonly unknown[]
  changes: readonly Pick<ImportPlan['changes'][number], 'before' | 'after'>[]
}

/** Why an import does not happen unseen, such as a feed that broke off in the middle; `null` when it may. */
export function reasonToHold({ lines, additions, refusals, changes }: Planned): ServerText | null {
  if (lines === 0) return say('supplierFeeds.noLines')
  if (refusals.length > lines * UNSEEN.refusedShare)
    return say('supplierFeeds.linesWithErrors', { count: refusals.length, lines })
  const leaps = changes.filter(
    ({ before, after }) =>
      isLeap(before.price, after.price) ||
      ALL_CURRENCIES.some((code) =>
        isLeap(before.prices?.[code]?.price, after.prices?.[code]?.price),
      ),
  ).length
  if (leaps === 1) return say('supplierFeeds.onePriceLeaps')
  if (leaps > 1) return say('supplierFeeds.pricesLeap', { count: leaps })
  const hidden = changes.filter(({ after }) => after.isHidden === true).length
  if (hidden > UNSEEN.hidden) return say('supplierFeeds.productsHidden', { count: hidden })
  if (additions.length > UNSEEN.added)
    return say('supplierFeeds.productsAdded', { count: additions.length })
  return null
}

function isLeap(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false
  const [from, to] = [toCents(before), toCents(after)]
  return Math.abs(to - from) > from * UNSEEN.priceShare
}
