import { type ServerText, say } from '@/lib/core/server-text'
import { DAY_MS, MINUTE_MS } from '@/lib/core/time'
import type { ProductFields } from './admin-contracts'

// What is sold before its day: rules, without the database.

type Preorder = Pick<ProductFields, 'availableFrom' | 'delivery' | 'isGiftCard'>

const MOST_AHEAD_MS = 2 * 366 * DAY_MS
/** A form that was filled in for the next minute may arrive after it. */
const SLACK_MS = 5 * MINUTE_MS

/**
 * Why a product can't be a pre-order; `null` when it can, or is none. What it is delivered by has to be known: keys can be kept
 * until its day, hands and parts of other products can't.
 */
export function preorderProblem(
  { availableFrom, delivery, isGiftCard }: Preorder,
  isBundle: boolean,
): { field: 'availableFrom'; text: ServerText } | null {
  if (availableFrom === null) return null
  if (isBundle) return { field: 'availableFrom', text: say('products.preorderBundle') }
  if (isGiftCard) return { field: 'availableFrom', text: say('products.preorderGiftCard') }
  return delivery === 'keys'
    ? null
    : { field: 'availableFrom', text: say('products.preorderNeedsKeys') }
}

/** Why a product can't be available from an instant that was chosen for it, if there is a reason. */
export function releaseProblem(availableFrom: string | null, now = Date.now()): ServerText | null {
  if (availableFrom === null) return null
  const ahead = Date.parse(availableFrom) - now
  return ahead > -SLACK_MS && ahead <= MOST_AHEAD_MS ? null : say('products.goesOnSaleInTwoYears')
}

/** The instant of what was kept for long, such as a file: one that has passed says nothing any more. */
export const releaseToCome = (availableFrom: string | null, now = Date.now()): string | null =>
  availableFrom !== null && Date.parse(availableFrom) > now ? availableFrom : null

/** Whether who waits for a product is told that they wait longer. */
export const isLater = (before: string | null, after: string | null): boolean =>
  before !== null && after !== null && Date.parse(after) > Date.parse(before)

/**
 * What there is of a product for a new purchase: keys that are free, less those that earlier buyers, who have paid, wait for.
 *
 * @param own keys that are reserved for it
 * @param free others that nobody has
 * @param ahead how many earlier buyers wait for and get before
 */
export const leftForNewcomer = ({
  own,
  free,
  ahead,
}: {
  own: number
  free: number
  ahead: number
}): number => own + Math.max(0, free - ahead)
