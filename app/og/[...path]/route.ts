import { SHARE_PICTURE_LIMIT } from '@/lib/content/seo/limits'
import { sharePictureAt } from '@/lib/content/seo/share-picture/cached-pictures'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { route } from '@/lib/http/route'

/** Open Graph pictures. The URL contains what they show, so they are cached forever. */
export const GET = route<{ path: string[] }>(
  async (_request, { path }) => {
    const found = await sharePictureAt(path)
    if (!found) throw new AppError('not_found', say('media.unknownPicture'))
    if ('movedTo' in found)
      return new Response(null, {
        status: 307,
        headers: { location: found.movedTo, 'cache-control': 'no-store' },
      })
    return new Response(found.picture, {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
  },
  { limit: SHARE_PICTURE_LIMIT },
)
