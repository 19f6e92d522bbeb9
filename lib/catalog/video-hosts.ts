import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import type { InBrowser } from '@/lib/plugins/in-browser'
import { catalogTags } from './cache-tags'
import {
  VIDEO_FRAME_ORIGINS,
  VIDEO_HOST_NAMES,
  VIDEO_HOSTS,
  type VideoHost,
  videoAt,
} from './product-video'

/** The hosts whose videos visible products have. */
async function currentVideoHosts(): Promise<VideoHost[]> {
  const rows = await db().product.findMany({
    where: { videoUrl: { not: null }, isHidden: false },
    select: { videoUrl: true },
  })
  const used = new Set(rows.map(({ videoUrl }) => videoAt(videoUrl ?? '')?.host))
  return VIDEO_HOSTS.filter((host) => used.has(host))
}

/**
 * Whose frames storefront pages let in. All of them, as a shopper comes to a product from any page without loading another; none
 * while no product has a video there.
 */
export const videoSources = async (): Promise<Sources[]> =>
  (await currentVideoHosts()).map((host) => ({ 'frame-src': [VIDEO_FRAME_ORIGINS[host]] }))

/** What visitors are told of them. */
const IN_BROWSER: Record<VideoHost, InBrowser> = {
  youtube: {
    companies: ['Google Ireland Limited', 'Google LLC'],
    countries: ['IE', 'US'],
    purposes: ['video'],
    needsConsent: true,
    entries: [],
  },
  vimeo: {
    companies: ['Vimeo.com, Inc.'],
    countries: ['US'],
    purposes: ['video'],
    needsConsent: true,
    entries: [],
  },
}

/** The hosts of videos that shoppers may watch here. Cached. */
export async function videosInBrowser(): Promise<(InBrowser & { name: string })[]> {
  'use cache'
  cacheTag(catalogTags.products)
  cacheLife('hours')
  return (await currentVideoHosts()).map((host) => ({
    name: VIDEO_HOST_NAMES[host],
    ...IN_BROWSER[host],
  }))
}
