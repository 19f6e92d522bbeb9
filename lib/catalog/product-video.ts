/** Where a product's video may be: the hosts that the pages let in while one of them is used. */
export const VIDEO_HOSTS = ['youtube', 'vimeo'] as const
export type VideoHost = (typeof VIDEO_HOSTS)[number]

export type ProductVideo = {
  host: VideoHost
  /** Its page there, in one form for all addresses of it: what is stored. */
  url: string
  /** What is shown in a frame, by the address that the host offers those who watch without an account's cookies. */
  frameUrl: string
}

export const VIDEO_HOST_NAMES: Record<VideoHost, string> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** Whose frames they are. */
export const VIDEO_FRAME_ORIGINS: Record<VideoHost, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
}

const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_ID = /^\d{6,12}$/
const VIMEO_HASH = /^[0-9a-f]{8,16}$/

/**
 * The video at an address, as people copy it: from the address bar, the share button, or out of a frame.
 *
 * @returns `null` for an address of another host, and one that is no video's
 */
export function videoAt(address: string): ProductVideo | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(path[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(
      path[0] === 'watch'
        ? url.searchParams.get('v')
        : ['embed', 'shorts', 'live'].includes(path[0] ?? '')
          ? path[1]
          : null,
    )
  if (host === 'vimeo.com') return vimeo(path[0], path[1])
  if (host === 'player.vimeo.com' && path[0] === 'video')
    return vimeo(path[1], url.searchParams.get('h'))
  return null
}

function youtube(id: string | null | undefined): ProductVideo | null {
  if (!id || !YOUTUBE_ID.test(id)) return null
  return {
    host: 'youtube',
    url: `https://www.youtube.com/watch?v=${id}`,
    frameUrl: `${VIDEO_FRAME_ORIGINS.youtube}/embed/${id}?autoplay=1&rel=0`,
  }
}

/** @param hash of a video that is not listed */
function vimeo(id: string | undefined, hash: string | null | undefined): ProductVideo | null {
  if (!id || !VIMEO_ID.test(id) || (hash && !VIMEO_HASH.test(hash))) return null
  return {
    host: 'vimeo',
    url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    frameUrl: `${VIDEO_FRAME_ORIGINS.vimeo}/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`,
  }
}
