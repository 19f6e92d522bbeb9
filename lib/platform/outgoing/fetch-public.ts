import 'server-only'
import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import { type Network, OutgoingError, openChecked, readBody } from './open-checked'

const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 3

const refused = (text: ServerText, cause?: unknown) => new AppError('invalid', text, { cause })

type Fetched = {
  /** In messages, such as `image`. */
  what: string
  accept: string
  maxBytes: number
  timeoutMs?: number
  /** Also from this machine's own network, over http and on any port. */
  allowPrivate?: boolean
}

/**
 * Fetches what is at an address that somebody typed in. Only https on its own port, and only hosts of
 * the public internet, unless private ones are allowed.
 *
 * @returns the bytes as they came, whatever they are
 * @throws AppError `invalid` for an address that may not or cannot be fetched, `too_large`
 */
export async function fetchPublic(
  address: string,
  { what, accept, maxBytes, timeoutMs = TIMEOUT_MS, allowPrivate = false }: Fetched,
  network?: Network,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const answer = await openChecked(
      {
        url: address,
        method: 'GET',
        headers: { accept, 'user-agent': 'Softhaven' },
        protocols: allowPrivate ? ['https:', 'http:'] : ['https:'],
        allowPort: allowPrivate,
        allowPrivate,
        maxRedirects: MAX_REDIRECTS,
        signal: AbortSignal.timeout(timeoutMs),
      },
      network,
    )
    if (answer.statusCode !== 200) {
      answer.destroy()
      throw refused(say('addresses.answered', { status: answer.statusCode ?? 0 }))
    }
    return await readBody(answer, { maxBytes, whenLarger: 'refuse' })
  } catch (error) {
    throw error instanceof OutgoingError ? inWords(error, what, maxBytes) : error
  }
}

function inWords(error: OutgoingError, what: string, maxBytes: number): AppError {
  switch (error.reason) {
    case 'invalid_url':
    case 'wrong_protocol':
      return refused(say('fields.enterHttpsAddress'))
    case 'has_credentials':
      return refused(say('addresses.holdsPassword'))
    case 'has_port':
      return refused(say('addresses.namesPort'))
    case 'private_address':
    case 'forbidden_address':
      return refused(say('addresses.notPublic'), error)
    case 'too_many_redirects':
      return refused(say('addresses.tooManyRedirects'))
    case 'too_large':
      return new AppError(
        'too_large',
        say('addresses.tooLarge', { what, max: maxBytes / 1024 / 1024 }),
      )
    case 'timeout':
      return refused(say('addresses.tookTooLong'), error)
    case 'unknown_host':
    case 'connection_refused':
    case 'failed':
      return refused(say('addresses.notReached'), error)
  }
}
