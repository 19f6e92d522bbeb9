import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { route } from '@/lib/http/route'
import { mediaFile } from '@/lib/media/queries'

/** Uploaded pictures. The URL is the hash of what was uploaded, so they are cached forever. */
export const GET = route<{ file: string }>(async (request, { file }) => {
  const media = await mediaFile(file)
  if (!media) throw new AppError('not_found', say('files.unknown'))
  // Encoded anew, a picture keeps its address.
  const etag = `"${media.sha256}-${media.byteSize}"`
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': media.contentType,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  return new Response(media.bytes, { headers })
})
