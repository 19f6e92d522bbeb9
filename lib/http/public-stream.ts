import { streamText } from './text-stream'

export const XML = 'application/xml; charset=utf-8'

/** Answers everybody with a text that is produced while it is sent. */
export function publicStream(
  contentType: string,
  chunks: AsyncGenerator<string, void, undefined>,
): Response {
  return new Response(streamText(chunks), {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=300' },
  })
}
