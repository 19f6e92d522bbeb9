import { KEPT_UNDER_HEADER } from '@/lib/platform/kept-pages/kept-under-header.mjs'
import { streamText } from './text-stream'

export const XML = 'application/xml; charset=utf-8'

/**
 * Answers everybody with a text that is produced while it is sent.
 *
 * @param keptUnder the cache tags under which the server may keep it
 */
export function publicStream(
  contentType: string,
  chunks: AsyncGenerator<string, void, undefined>,
  keptUnder: readonly string[] = [],
): Response {
  return new Response(streamText(chunks), {
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=300',
      ...(keptUnder.length > 0 && { [KEPT_UNDER_HEADER]: keptUnder.join(',') }),
    },
  })
}
