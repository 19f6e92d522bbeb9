import { type Network, OutgoingError, openChecked, readBody } from './open-checked'

const TIMEOUT_MS = 8_000
const MAX_BYTES = 5 * 2 ** 20
/** Compressed as a browser asks for it. */
const HEADERS = {
  'accept-encoding': 'br, gzip',
  'user-agent': 'Mozilla/5.0 (compatible; Softhaven)',
}

/** What a script of the internet weighs on its way to a browser, in bytes; null when it does not come. */
export async function weightOf(address: string, network?: Network): Promise<number | null> {
  try {
    const answer = await openChecked(
      {
        url: address,
        method: 'GET',
        headers: HEADERS,
        protocols: ['https:'],
        allowPort: false,
        allowPrivate: false,
        maxRedirects: 3,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      network,
    )
    if (answer.statusCode !== 200) {
      answer.destroy()
      return null
    }
    return (await readBody(answer, { maxBytes: MAX_BYTES, whenLarger: 'refuse' })).byteLength
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return null
  }
}
