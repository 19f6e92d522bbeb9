import type { ImportPlan } from '@/lib/catalog/import-plan'
import { toCents } from '@/lib/core/money'

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
export function reasonToHold({ lines, additions, refusals, changes }: Planned): string | null {
  if (lines === 0) return 'The table has no lines'
  if (refusals.length > lines * UNSEEN.refusedShare)
    return `${refusals.length} of ${lines} lines have errors`
  const leaps = changes.filter(({ before, after }) => isLeap(before.price, after.price)).length
  if (leaps === 1) return '1 price would change by more than half'
  if (leaps > 1) return `${leaps} prices would change by more than half`
  const hidden = changes.filter(({ after }) => after.isHidden === true).length
  if (hidden > UNSEEN.hidden) return `${hidden} products would be hidden`
  if (additions.length > UNSEEN.added) return `${additions.length} products would be added`
  return null
}

function isLeap(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false
  const [from, to] = [toCents(before), toCents(after)]
  return Math.abs(to - from) > from * UNSEEN.priceShare
}
