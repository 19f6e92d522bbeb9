// Rules of reviews that forms and the server share. Without schemas, so that the browser may load them.

export const MAX_TITLE_LENGTH = 120
export const MAX_TEXT_LENGTH = 3000
export const MAX_NAME_LENGTH = 50
export const MAX_REVIEW_ANSWER_LENGTH = 2000
export const MAX_REASON_LENGTH = 500
export const MAX_EXPLANATION_LENGTH = 3000
export const MAX_REPORTER_LENGTH = 100
/** Pictures that a review may have. */
export const MAX_REVIEW_PICTURES = 4

/** What a reader may hold against a review. */
export const REPORT_GROUNDS = [
  'illegal',
  'untrue',
  'spam',
  'personal_data',
  'insult',
  'other',
] as const
export type ReportGround = (typeof REPORT_GROUNDS)[number]

/** Why the store takes one down: also because its author asks for it; clients of the API may leave it out. */
export const REVIEW_GROUNDS = [...REPORT_GROUNDS, 'author_request', 'not_stated'] as const
export type ReviewGround = (typeof REVIEW_GROUNDS)[number]

/** Why staff delete one; declined and hidden is on the grounds of reports. */
export const DELETION_GROUNDS = [...REPORT_GROUNDS, 'author_request'] as const

export const REPORT_STATUSES = ['open', 'kept', 'removed'] as const

/** The page that takes reports; the review's id stands in its address. */
export const REPORT_PATH = '/reviews/report'

/** From the best to the worst, as histograms list them. */
export const STARS = [5, 4, 3, 2, 1] as const

export const REVIEW_STATUSES = ['pending', 'published', 'declined', 'hidden'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const REVIEW_SORTS = ['newest', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** How many reviews a page of them has; the first is part of the product's page. */
export const REVIEWS_PER_PAGE = 5

/** How long the link of the mail that asks for reviews works, to write and to change them. */
export const REVIEW_LINK_DAYS = 90

/** Why nothing of an order can be reviewed. */
export const REVIEW_REFUSALS = ['refunded', 'disputed', 'not_delivered'] as const
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number]

/** Why a picture does not come to a review, beside what is refused of its order. */
export const PICTURE_REFUSALS = ['no_review', 'too_many_pictures'] as const

type OrderFacts = {
  orderStatus: string
  disputedAt: Date | null
  items: readonly { deliveredAt: Date | null; quantity: number; refundedQuantity: number }[]
}

/** Whether an item was delivered, and is not refunded. */
export const isKept = ({
  deliveredAt,
  quantity,
  refundedQuantity,
}: OrderFacts['items'][number]): boolean => deliveredAt !== null && refundedQuantity < quantity

/** Why nothing of an order can be reviewed, or `null` when something can. */
export function reviewRefusal({
  orderStatus,
  disputedAt,
  items,
}: OrderFacts): ReviewRefusal | null {
  const isRefunded = items.every(({ quantity, refundedQuantity }) => refundedQuantity >= quantity)
  if (orderStatus === 'refunded' || orderStatus === 'cancelled' || isRefunded) return 'refunded'
  if (disputedAt !== null) return 'disputed'
  return items.some(isKept) ? null : 'not_delivered'
}

/**
 * What a change by its buyer is to a review: the store reads it again where reviews are read before they are shown, and always
 * where it took the review down.
 */
export const revisionOf = (status: ReviewStatus, isModerated: boolean): 'revise' | 'resubmit' =>
  !isModerated && status === 'published' ? 'revise' : 'resubmit'

/**
 * The name that a review is signed with unless its buyer chooses another: the first name and the initial
 * of the last. Empty for what looks like an address.
 */
export function suggestedName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = '', ...rest] = words
  if (first.includes('@')) return ''
  const initial = [...(rest.at(-1) ?? '')][0]
  const short = initial ? `${first} ${initial.toLocaleUpperCase()}.` : first
  return [...short].slice(0, MAX_NAME_LENGTH).join('')
}
