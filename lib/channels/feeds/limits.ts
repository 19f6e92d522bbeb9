import type { Limit } from '@/lib/http/limit'

/** A channel fetches a feed a few times a day, in some languages; each reads the whole catalogue. */
export const FEED_LIMIT = { name: 'feed', points: 20, seconds: 60 } satisfies Limit

export const LLMS_LIMIT = { name: 'llms', points: 120, seconds: 60 } satisfies Limit
