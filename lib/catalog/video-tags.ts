import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'

/**
 * What is out of date besides products when videos of some come or go: every page, as each is kept with the policy that says
 * whose frames it lets in.
 *
 * @param videos the addresses that come or go, `null` for one that goes; `undefined` for a product whose video stays
 */
export const videoTags = (videos: readonly (string | null | undefined)[]): string[] =>
  videos.some((video) => video !== undefined) ? [PLUGINS_TAG] : []
