import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { escapeXml } from '@/lib/core/xml'
import { LEAST_PART_BYTES } from '@/lib/platform/object-storage/multipart'
import { sha256, signedAddress, signedHeaders } from '@/lib/platform/object-storage/sign'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

const SIMULATED_BUCKET = 'store-backups'
const SIMULATED_KEY = {
  accessKeyId: 'AKIASIMULATED',
  secretAccessKey: 'simulated/secret+key',
}
const REGION = 'eu-test-1'

/** What becomes of the next call of a kind, such as `PUT part`. */
type Fault = { of: string; is: 'hang up' | 'refused' | 'busy' | 'slow' }

type Upload = { key: string; parts: Map<number, Buffer>; begunAt: Date }

export type S3Simulator = SimulatorServer & {
  objects: Map<string, Buffer>
  uploads: Map<string, Upload>
  /** When objects were written that are not of now, by their keys. */
  writtenAt: Map<string, Date>
  /** The kinds of the calls that were answered, in their order. */
  calls: string[]
  failNext: (...faults: Fault[]) => void
}

const xml = (raw: string, status = 200): Reply => ({
  status,
  raw,
  headers: { 'content-type': 'application/xml' },
})
const refused = (status: number, code: string): Reply =>
  xml(`<Error><Code>${code}</Code><Message>simulated</Message></Error>`, status)

const md5 = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** Whether a call is signed with the simulated key, and its body is what was signed. */
async function problemOf({ method, path, query, headers, bytes }: Incoming): Promise<Reply | null> {
  const { authorization = '', host } = headers
  if (query.has('X-Amz-Signature')) return problemOfAddress({ method, path, query, headers })
  const time = String(headers['x-amz-date'])
  const hash = String(headers['x-amz-content-sha256'])
  if (!authorization.includes(`Credential=${SIMULATED_KEY.accessKeyId}/`))
    return refused(403, 'InvalidAccessKeyId')
  const expected = await signedHeaders({
    ...SIMULATED_KEY,
    method,
    url: new URL(`http://${host}${path}${query.size > 0 ? `?${query}` : ''}`),
    headers: headers.range === undefined ? {} : { range: headers.range },
    bodyHash: hash,
    region: REGION,
    now: atTime(time),
  })
  if (expected.authorization !== authorization) return refused(403, 'SignatureDoesNotMatch')
  return hash === sha256(bytes) ? null : refused(400, 'XAmzContentSHA256Mismatch')
}

/** Whether an address was signed with the simulated key, and is used within its time. */
async function problemOfAddress({
  method,
  path,
  query,
  headers: { host },
}: Pick<Incoming, 'method' | 'path' | 'query' | 'headers'>): Promise<Reply | null> {
  const signed = new URLSearchParams(query)
  signed.delete('X-Amz-Signature')
  const begun = atTime(query.get('X-Amz-Date') ?? '')
  const seconds = Number(query.get('X-Amz-Expires'))
  const expected = await signedAddress({
    ...SIMULATED_KEY,
    method,
    url: new URL(`http://${host}${path}?${signed}`),
    region: REGION,
    now: begun,
  })
  if (expected.searchParams.get('X-Amz-Signature') !== query.get('X-Amz-Signature'))
    return refused(403, 'SignatureDoesNotMatch')
  return Date.now() > begun.getTime() + seconds * 1000 ? refused(403, 'AccessDenied') : null
}

const atTime = (basic: string) =>
  new Date(basic.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))

/** What a call is, in words. */
function kindOf({ method, query }: Incoming): string {
  if (query.has('uploads')) return method === 'POST' ? 'begin' : 'list uploads'
  if (query.has('uploadId'))
    return (
      { PUT: 'put part', POST: 'complete', DELETE: 'abort', GET: 'list parts' }[method] ?? method
    )
  return query.has('list-type') ? 'list' : method.toLowerCase()
}

/** One bucket of S3 on loopback, named in the path. It gives lists two at a time. */
export async function startS3Simulator(): Promise<S3Simulator> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Upload>()
  const writtenAt = new Map<string, Date>()
  const calls: string[] = []
  const faults: Fault[] = []

  function list(query: URLSearchParams): Reply {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''))
    const from = Number(query.get('continuation-token') ?? 0)
    const shown = keys.sort().slice(from, from + 2)
    const next =
      from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    const contents = shown.map((key) => {
      const modified = (writtenAt.get(key) ?? new Date()).toISOString()
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified></Contents>`
    })
    return xml(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
  }

  function aboutUpload({ method, query, body, bytes }: Incoming): Reply {
    const id = query.get('uploadId') ?? ''
    const upload = uploads.get(id)
    if (!upload) return refused(404, 'NoSuchUpload')
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), bytes)
      return { headers: { etag: md5(bytes) } }
    }
    if (method === 'GET') return listParts(upload, Number(query.get('part-number-marker') ?? 0))
    if (method === 'DELETE') {
      uploads.delete(id)
      return { status: 204 }
    }
    const parts = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)]
    const found = parts.map(([, number]) => upload.parts.get(Number(number)))
    const isRight = parts.every(([, , tag], at) => found[at] && md5(found[at]) === tag)
    if (!isRight || parts.length !== upload.parts.size) return refused(400, 'InvalidPart')
    if (found.slice(0, -1).some((part) => part && part.length < LEAST_PART_BYTES))
      return refused(400, 'EntityTooSmall')
    uploads.delete(id)
    objects.set(upload.key, Buffer.concat(found.flatMap((part) => part ?? [])))
    return xml('<CompleteMultipartUploadResult/>')
  }

  /** Two at a time. */
  function listParts({ parts }: Upload, after: number): Reply {
    const left = [...parts]
      .filter(([number]) => number > after)
      .sort(([one], [other]) => one - other)
    const shown = left.slice(0, 2)
    const isCut = left.length > shown.length
    const listed = shown.map(
      ([number, bytes]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${escapeXml(md5(bytes))}</ETag><Size>${bytes.length}</Size></Part>`,
    )
    const next = isCut ? `<NextPartNumberMarker>${shown.at(-1)?.[0]}</NextPartNumberMarker>` : ''
    return xml(
      `<ListPartsResult><IsTruncated>${isCut}</IsTruncated>${next}${listed.join('')}</ListPartsResult>`,
    )
  }

  function aboutObject({ method, bytes, query, headers }: Incoming, key: string): Reply {
    if (method === 'PUT') {
      objects.set(key, bytes)
      return { headers: { etag: md5(bytes) } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    if (!found) return refused(404, 'NoSuchKey')
    const asked = {
      'content-type': query.get('response-content-type') ?? 'binary/octet-stream',
      'content-disposition': query.get('response-content-disposition') ?? 'inline',
      etag: md5(found),
    }
    if (method === 'HEAD') return { headers: { ...asked, 'content-length': String(found.length) } }
    const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    if (start === undefined) return { bytes: found, headers: asked }
    const last = Math.min(end ? Number(end) : Number.POSITIVE_INFINITY, found.length - 1)
    return {
      status: 206,
      bytes: found.subarray(Number(start), last + 1),
      headers: { ...asked, 'content-range': `bytes ${start}-${last}/${found.length}` },
    }
  }

  function answer(incoming: Incoming, key: string): Reply {
    const { query } = incoming
    if (query.has('list-type')) return list(query)
    if (query.has('uploadId')) return aboutUpload(incoming)
    if (!query.has('uploads')) return aboutObject(incoming, key)
    if (incoming.method === 'POST') {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map(), begunAt: new Date() })
      return xml(`<Result><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId></Result>`)
    }
    const left = [...uploads].filter(([, upload]) =>
      upload.key.startsWith(query.get('prefix') ?? ''),
    )
    return xml(
      `<R>${left.map(([id, { key, begunAt }]) => `<Upload><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`).join('')}</R>`,
    )
  }

  const server = await serve(0, async (incoming) => {
    const kind = kindOf(incoming)
    calls.push(kind)
    const at = faults.findIndex(({ of }) => of === kind)
    const [fault] = at < 0 ? [] : faults.splice(at, 1)
    if (fault?.is === 'hang up') return 'hang up'
    if (fault?.is === 'busy') return refused(503, 'SlowDown')
    if (fault?.is === 'refused') return refused(403, 'AccessDenied')
    if (fault?.is === 'slow') await sleep(1500)
    const problem = await problemOf(incoming)
    if (problem) return problem
    const [, bucket = '', key = ''] = incoming.path.match(/^\/([^/]*)\/?(.*)$/) ?? []
    if (bucket !== SIMULATED_BUCKET) return refused(404, 'NoSuchBucket')
    return answer(incoming, decodeURIComponent(key))
  })
  const failNext = (...next: Fault[]) => void faults.push(...next)
  return { ...server, objects, uploads, writtenAt, calls, failNext }
}

/** The plugin's settings for a simulated bucket. */
export const simulatedSettings = (url: string) => ({
  endpoint: url,
  region: REGION,
  bucket: SIMULATED_BUCKET,
  pathStyle: true,
  ...SIMULATED_KEY,
})
