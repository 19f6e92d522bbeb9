import type { Limit } from '@/lib/http/limit'

/** Drawing takes a processor for some 300 ms; a crawler that shares a page asks once. */
export const SHARE_PICTURE_LIMIT = {
  name: 'share-picture',
  points: 120,
  seconds: 60,
} satisfies Limit

export const SITEMAP_LIMIT = { name: 'sitemap', points: 600, seconds: 60 } satisfies Limit
