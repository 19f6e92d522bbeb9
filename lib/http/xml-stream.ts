import { streamText } from './text-stream'

/** Answers XML that is produced while it is sent. */
export function xmlStream(chunks: AsyncGenerator<string, void, undefined>): Response {
  return new Response(streamText(chunks), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  })
}
