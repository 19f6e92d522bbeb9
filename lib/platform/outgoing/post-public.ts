import { OutgoingError, openChecked, readBody } from './open-checked'

export type PostAnswer =
  | {
      kind: 'answer'
      status: number
      body: string
      /** After how many seconds it wants to be asked again, if it says so. */
      retryAfter?: number
    }
  | { kind: 'failed'; message: string }

type Post = {
  url: string
  headers: Record<string, string>
  body: string
  /** Whether a receiver may stand in this machine's own network. */
  allowPrivate: boolean
  timeoutMs?: number
}

/** So much of an answer is read; whoever sends more is cut off. */
const MAX_ANSWER_BYTES = 4096

/**
 * Posts to an address that somebody typed in. Redirects are not followed; a slow or endless answer is
 * cut off. Never throws.
 */
export async function postPublic({ timeoutMs = 10_000, ...post }: Post): Promise<PostAnswer> {
  try {
    const answer = await openChecked({
      ...post,
      method: 'POST',
      protocols: ['https:', 'http:'],
      allowPort: true,
      maxRedirects: 0,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await readBody(answer, { maxBytes: MAX_ANSWER_BYTES, whenLarger: 'cut' })
    return {
      kind: 'answer',
      status: answer.statusCode ?? 0,
      body: Buffer.from(body).toString('utf8'),
    }
  } catch (error) {
    return { kind: 'failed', message: inWords(error) }
  }
}

/** In words for the owner; an error's own text may hold an address that is a secret. */
function inWords(error: unknown): string {
  if (!(error instanceof OutgoingError)) return 'The connection to the receiver failed'
  const { reason, systemCode } = error
  switch (reason) {
    case 'invalid_url':
    case 'wrong_protocol':
    case 'has_credentials':
    case 'has_port':
      return 'The address of the receiver is not valid'
    case 'private_address':
      return 'The receiver is in a private network, which this store may not reach'
    case 'forbidden_address':
      return 'The receiver has an address that is never called'
    case 'timeout':
      return 'The receiver did not answer in time'
    case 'unknown_host':
      return 'The receiver is not known'
    case 'connection_refused':
      return 'The receiver refused the connection'
    case 'too_many_redirects':
    case 'too_large':
    case 'failed':
      return `The connection to the receiver failed${systemCode ? ` (${systemCode})` : ''}`
  }
}
