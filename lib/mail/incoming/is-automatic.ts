/** Headers that only machines write, whatever they say. */
const OF_MACHINES = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'list-id',
  'list-unsubscribe',
]

const MACHINES = /^(?:mailer-daemon|postmaster)@/i

/**
 * Whether a machine wrote a mail: absence notes, reports of mail servers, mailing lists. To answer it could go on for ever
 * (RFC 3834).
 *
 * @param headers by their names in small letters
 */
export function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const of = (name: string) => headers.get(name)?.trim().toLowerCase() ?? ''
  return (
    (headers.has('auto-submitted') && !/^no\b/.test(of('auto-submitted'))) ||
    /^(?:bulk|junk|list|auto_reply)\b/.test(of('precedence')) ||
    OF_MACHINES.some((name) => headers.has(name)) ||
    of('return-path') === '<>' ||
    /^multipart\/report\b/.test(of('content-type')) ||
    MACHINES.test(of('from').replace(/^.*</s, ''))
  )
}
