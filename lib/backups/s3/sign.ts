import { createHash, createHmac } from 'node:crypto'

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

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** SHA-256 in hex. */
export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** A text with all signs escaped that RFC 3986 does not leave as they are. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The query's parameters in the order in which they are signed. */
const sortedQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('&')

/**
 * The headers of a call of S3 with its signature, version 4. The secret key itself is not sent.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signedHeaders(signing: Signing): Record<string, string> {
  const { method, url, bodyHash, region, accessKeyId, secretAccessKey, now } = signing
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const headers: Record<string, string> = {
    ...signing.headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).sort()
  const signedNames = names.join(';')
  const request = [
    method,
    url.pathname,
    sortedQuery(url),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signedNames,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  )
  const signature = hmac(
    Buffer.from(key),
    [ALGORITHM, time, scope, sha256(request)].join('\n'),
  ).toString('hex')
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${signedNames},Signature=${signature}`,
  }
}
