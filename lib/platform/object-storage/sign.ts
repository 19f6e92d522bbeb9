import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'

type Signing = {
  method: string
  /** Path and query encoded as {@link encoded} does it. */
  url: URL
  headers: Readonly<Record<string, string>>
  /** SHA-256 of the body, in hex. */
  bodyHash: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  now: Date
}

/** SHA-256 in hex. */
export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

/** A text with all signs escaped that RFC 3986 does not leave as they are. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const inBasicFormat = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * The headers of a call of S3 with its signature, version 4. The secret key itself is not sent.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export async function signedHeaders({
  url,
  headers,
  bodyHash,
  now,
  ...signing
}: Signing): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    ...signing,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': bodyHash },
    service: 's3',
    datetime: inBasicFormat(now),
    // Otherwise a few are left out, such as the range of a part.
    allHeaders: true,
  })
  return Object.fromEntries((await signer.sign()).headers)
}

/**
 * The query of an address that opens an object for a while without further signing. The secret key is not in it.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 *
 * @param signing.url with the parameters that are signed, `X-Amz-Expires` (seconds) among them
 */
export async function signedAddress({
  url,
  now,
  ...signing
}: Omit<Signing, 'headers' | 'bodyHash'>): Promise<URL> {
  const signer = new AwsV4Signer({
    ...signing,
    url: url.href,
    service: 's3',
    signQuery: true,
    datetime: inBasicFormat(now),
  })
  const address = new URL((await signer.sign()).url)
  // It is signed with blanks as %20, which is what every service reads.
  address.search = address.search.replaceAll('+', '%20')
  return address
}
