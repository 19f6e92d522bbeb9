import { createHash, generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { z } from 'zod'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

const SIMULATED_BUCKET = 'store-backups'
const EMAIL = 'backups@simulated.iam.gserviceaccount.com'
const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write'
const AUDIENCE = 'https://oauth2.googleapis.com/token'
const QUARTER_MIB = 2 ** 18

/** What becomes of the next call of a kind. `half`: the bucket keeps half of it, and the connection breaks. */
type Fault = {
  of: 'token' | 'begin' | 'put' | 'list' | 'delete'
  is: 'half' | 'hang up' | 'refused' | 'busy' | 'lost'
}

type Upload = { key: string; kept: Buffer; object?: Buffer }

export type GoogleCloudStorageSimulator = SimulatorServer & {
  objects: Map<string, Buffer>
  uploads: Map<string, Upload>
  failNext: (...faults: Fault[]) => void
  /** Takes no token any more that was given before. */
  expireTokens: () => void
  /** The plugin's settings for its bucket. */
  settings: { bucket: string; serviceAccountKey: string }
}

const refused = (code: number, reason: string): Reply => ({
  status: code,
  json: { error: { code, message: 'simulated', errors: [{ reason, message: 'simulated' }] } },
})
const grantRefused = (description: string): Reply => ({
  status: 400,
  json: { error: 'invalid_grant', error_description: description },
})

const claimsSchema = z.object({
  iss: z.string(),
  scope: z.literal(SCOPE),
  aud: z.literal(AUDIENCE),
  iat: z.number(),
  exp: z.number(),
})

function claimsOf(assertion: string, publicKey: string): unknown {
  const [header = '', claims = '', signature = ''] = assertion.split('.')
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const signed = Buffer.from(`${header}.${claims}`)
  const isSigned = verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))
  return alg === 'RS256' && isSigned
    ? JSON.parse(Buffer.from(claims, 'base64url').toString())
    : null
}

/** Why a grant is refused; `null` when it is good. */
function grantProblem(body: string, publicKey: string): Reply | null {
  const form = new URLSearchParams(body)
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
    return { status: 400, json: { error: 'unsupported_grant_type' } }
  const claims = claimsSchema.safeParse(claimsOf(form.get('assertion') ?? '', publicKey)).data
  if (!claims) return grantRefused('Invalid JWT Signature.')
  if (claims.iss !== EMAIL) return grantRefused('Invalid grant: account not found')
  const now = Date.now() / 1000
  const isTimely = Math.abs(now - claims.iat) < 300 && claims.exp - claims.iat <= 3600
  return isTimely ? null : grantRefused('Invalid JWT: Check your iat and exp values.')
}

/** The range of a call that sends or asks: `bytes 0-9/*`, `bytes *\/20`. */
function rangeOf(header: string | undefined) {
  const [, from, to, size = ''] = header?.match(/^bytes (?:\*|(\d+)-(\d+))\/(\*|\d+)$/) ?? []
  return {
    from: from === undefined ? null : Number(from),
    to: Number(to),
    size: size === '*' ? null : Number(size),
  }
}

/** Puts what was sent behind what is kept; `null` when it does not belong there. */
function added(kept: Buffer, { headers, bytes }: Incoming): Buffer | null {
  const { from, to, size } = rangeOf(headers['content-range'])
  if (from === null) return bytes.length === 0 ? kept : null
  if (from !== kept.length || to - from + 1 !== bytes.length) return null
  const isWhole = size === from + bytes.length
  return isWhole || bytes.length % QUARTER_MIB === 0 ? Buffer.concat([kept, bytes]) : null
}

const resourceOf = (object: Buffer): Reply => ({
  json: {
    kind: 'storage#object',
    size: String(object.length),
    md5Hash: createHash('md5').update(object).digest('base64'),
  },
})

/** One bucket of Google Cloud Storage on loopback, and the tokens for it. It gives lists two at a time. */
export async function startGoogleCloudStorageSimulator(): Promise<GoogleCloudStorageSimulator> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Upload>()
  const tokens = new Set<string>()
  const faults: Fault[] = []
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

  function giveToken(body: string): Reply {
    const problem = grantProblem(body, publicKey)
    if (problem) return problem
    const token = `ya29.${randomUUID()}`
    tokens.add(token)
    return { json: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
  }

  function list(query: URLSearchParams): Reply {
    const names = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''))
    const from = Number(query.get('pageToken') ?? 0)
    const items = names
      .sort()
      .slice(from, from + 2)
      .map((name) => ({ name }))
    return {
      json: {
        // Without any, Google leaves the list out.
        ...(items.length > 0 ? { items } : {}),
        ...(from + 2 < names.length ? { nextPageToken: String(from + 2) } : {}),
      },
    }
  }

  function begin({ query, headers }: Incoming): Reply {
    const id = randomUUID()
    uploads.set(id, { key: query.get('name') ?? '', kept: Buffer.alloc(0) })
    const location = `http://${headers.host}/upload/storage/v1/b/${SIMULATED_BUCKET}/o?uploadType=resumable&upload_id=${id}`
    return { headers: { location } }
  }

  function goOn(incoming: Incoming, fault: Fault | undefined): Reply | 'hang up' {
    const id = incoming.query.get('upload_id') ?? ''
    const upload = uploads.get(id)
    if (!upload || fault?.is === 'lost') return refused(410, 'uploadLost')
    if (incoming.method === 'DELETE') {
      uploads.delete(id)
      return { status: 499 }
    }
    if (upload.object) return resourceOf(upload.object)
    const kept = added(upload.kept, incoming)
    if (!kept) return refused(400, 'badRequest')
    if (fault?.is === 'half') {
      const sent = kept.length - upload.kept.length
      const half = Math.floor(sent / 2 / QUARTER_MIB) * QUARTER_MIB
      upload.kept = kept.subarray(0, upload.kept.length + half)
      return 'hang up'
    }
    upload.kept = kept
    if (rangeOf(incoming.headers['content-range']).size === kept.length) {
      upload.object = kept
      objects.set(upload.key, kept)
      return resourceOf(kept)
    }
    return {
      status: 308,
      headers: kept.length > 0 ? { range: `bytes=0-${kept.length - 1}` } : {},
    }
  }

  function aboutBucket(incoming: Incoming, bucket: string, key: string): Reply {
    const token = incoming.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (!tokens.has(token)) return refused(401, 'authError')
    if (bucket !== SIMULATED_BUCKET) return refused(404, 'notFound')
    if (incoming.method === 'POST') return begin(incoming)
    if (incoming.method === 'GET') return list(incoming.query)
    return objects.delete(key) ? { status: 204 } : refused(404, 'notFound')
  }

  function kindOf({ method, path, query }: Incoming): Fault['of'] {
    if (path === '/token') return 'token'
    if (query.has('upload_id')) return 'put'
    return method === 'POST' ? 'begin' : method === 'GET' ? 'list' : 'delete'
  }

  const server = await serve(0, async (incoming) => {
    const kind = kindOf(incoming)
    const at = faults.findIndex(({ of }) => of === kind)
    const [fault] = at < 0 ? [] : faults.splice(at, 1)
    if (fault?.is === 'hang up') return 'hang up'
    if (fault?.is === 'busy') return refused(503, 'backendError')
    if (fault?.is === 'refused') return refused(403, 'forbidden')
    if (kind === 'token') return giveToken(incoming.body)
    if (kind === 'put') return goOn(incoming, fault)
    const [, bucket = '', key = ''] =
      incoming.path.match(/^(?:\/upload)?\/storage\/v1\/b\/([^/]*)\/o(?:\/([^/]*))?$/) ?? []
    return aboutBucket(incoming, bucket, decodeURIComponent(key))
  })
  return {
    ...server,
    objects,
    uploads,
    failNext: (...next) => void faults.push(...next),
    expireTokens: () => tokens.clear(),
    settings: {
      bucket: SIMULATED_BUCKET,
      serviceAccountKey: JSON.stringify({
        type: 'service_account',
        project_id: 'simulated',
        private_key_id: 'a1b2c3',
        private_key: privateKey,
        client_email: EMAIL,
      }),
    },
  }
}
