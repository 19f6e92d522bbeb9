import { type ServerText, say } from '@/lib/core/server-text'
import { DAY_MS, MINUTE_MS } from '@/lib/core/time'

// When a product goes on sale by itself: rules, without the database.

type Schedule = { isHidden: boolean; publishAt: string | null }

const MOST_AHEAD_MS = 2 * 366 * DAY_MS
/** A form that was filled in for the next minute may arrive after it. */
const SLACK_MS = 5 * MINUTE_MS

/** The time at which a product goes on sale; one that is shown already has none. */
export const scheduleOf = ({ isHidden, publishAt }: Schedule): string | null =>
  isHidden ? publishAt : null

/** The same of what was kept for long: a time that has passed would show it at once. */
export const scheduleToCome = (schedule: Schedule, now = Date.now()): string | null => {
  const publishAt = scheduleOf(schedule)
  return publishAt !== null && Date.parse(publishAt) > now ? publishAt : null
}

/** What a change says of the time besides: who shows a product by hand does not wait for it. */
export const scheduleChange = (change: Partial<Schedule>): Pick<Partial<Schedule>, 'publishAt'> =>
  change.isHidden === false && !change.publishAt ? { publishAt: null } : {}

/** Why a product can't go on sale at a time that was chosen for it, if there is a reason. */
export function scheduleProblem(
  { isHidden, publishAt }: Schedule,
  now = Date.now(),
): ServerText | null {
  if (publishAt === null) return null
  if (!isHidden) return say('products.onlyHiddenGoesOnSale')
  const ahead = Date.parse(publishAt) - now
  return ahead > -SLACK_MS && ahead <= MOST_AHEAD_MS ? null : say('products.goesOnSaleInTwoYears')
}
