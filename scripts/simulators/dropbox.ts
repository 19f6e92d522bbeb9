import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

const SIMULATED_APP = {
  appKey: 'simulatedappkey',
  appSecret: 'simulatedsecret',
  refreshToken: 'simulated-refresh-token',
}
const BLOCK_BYTES = 4 * 2 ** 20

/** What becomes of the next call of a kind. `half`: Dropbox keeps half of it, and the connection breaks. */
type Fault = {
  of: 'token' | 'start' | 'append_v2' | 'finish' | 'list_folder' | 'delete_v2'
  is: 'half' | 'hang up' | 'unanswered' | 'busy' | 'lost' | 'full' | 'no permission'
}

export type DropboxSimulator = SimulatorServer & {
  /** By their paths, without the slash in front. */
  objects: Map<string, Buffer>
  uploads: Map<string, Buffer>
  failNext: (...faults: Fault[]) => void
  /** Takes no token any more that was given before. */
  expireTokens: () => void
  /** The plugin's settings for it. */
  settings: typeof SIMULATED_APP
}

const refused = (status: number, summary: string, error: object): Reply => ({
  status,
  json: { error_summary: `${summary}/..`, error },
})
const wrongOffset = (offset: number) => ({ '.tag': 'incorrect_offset', correct_offset: offset })

const cursorSchema = z.object({ session_id: z.string(), offset: z.number() })
const pathSchema = z.object({ path: z.string().regex(/^\/.+[^/]$/) })
const finishSchema = z.object({
  cursor: cursorSchema,
  commit: pathSchema.extend({ mode: z.literal('add') }),
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const metadataOf = (key: string, file: Buffer) => {
  const count = Math.ceil(file.length / BLOCK_BYTES)
  const blocks = Array.from({ length: count }, (_, at) =>
    sha256(file.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES)),
  )
  return {
    '.tag': 'file',
    name: key.slice(key.lastIndexOf('/') + 1),
    path_display: `/${key}`,
    size: file.length,
    content_hash: sha256(Buffer.concat(blocks)).toString('hex'),
  }
}

/** A Dropbox on loopback, and the tokens for it. It gives lists two at a time. */
export async function startDropboxSimulator(): Promise<DropboxSimulator> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer>()
  const tokens = new Set<string>()
  const faults: Fault[] = []

  function giveToken(body: string): Reply {
    const form = new URLSearchParams(body)
    const { appKey, appSecret, refreshToken } = SIMULATED_APP
    if (form.get('client_id') !== appKey || form.get('client_secret') !== appSecret)
      return { status: 400, json: { error: 'invalid_client: Invalid client_id or client_secret' } }
    if (form.get('grant_type') !== 'refresh_token' || form.get('refresh_token') !== refreshToken)
      return { status: 400, json: { error: 'invalid_grant', error_description: 'simulated' } }
    const token = `sl.${randomUUID()}`
    tokens.add(token)
    return { json: { access_token: token, expires_in: 14_400, token_type: 'bearer' } }
  }

  /** Adds to an upload; what is wrong with that otherwise. */
  function added({ session_id, offset }: z.output<typeof cursorSchema>, bytes: Buffer) {
    const kept = uploads.get(session_id)
    if (!kept) return { '.tag': 'not_found' }
    if (offset !== kept.length) return wrongOffset(kept.length)
    const all = Buffer.concat([kept, bytes])
    uploads.set(session_id, all)
    return all
  }

  function upload(kind: string, arg: unknown, bytes: Buffer): Reply {
    if (kind === 'start') {
      const id = randomUUID()
      uploads.set(id, bytes)
      return { json: { session_id: id } }
    }
    if (kind === 'append_v2') {
      const result = added(z.object({ cursor: cursorSchema }).parse(arg).cursor, bytes)
      if (Buffer.isBuffer(result)) return { json: null }
      return refused(409, result['.tag'], result)
    }
    const { cursor, commit } = finishSchema.parse(arg)
    const result = added(cursor, bytes)
    if (!Buffer.isBuffer(result)) {
      const error = { '.tag': 'lookup_failed', lookup_failed: result }
      return refused(409, `lookup_failed/${result['.tag']}`, error)
    }
    const key = commit.path.slice(1)
    uploads.delete(cursor.session_id)
    objects.set(key, result)
    return { json: metadataOf(key, result) }
  }

  function list(folder: string, from: number): Reply {
    const inFolder = [...objects].filter(
      ([key]) => key.slice(0, key.lastIndexOf('/')).toLowerCase() === folder.toLowerCase(),
    )
    if (inFolder.length === 0)
      return refused(409, 'path/not_found', { '.tag': 'path', path: { '.tag': 'not_found' } })
    const entries = inFolder.slice(from, from + 2).map(([key, file]) => metadataOf(key, file))
    const cursor = JSON.stringify({ folder, from: from + 2 })
    return { json: { entries, cursor, has_more: from + 2 < inFolder.length } }
  }

  function aboutFiles(kind: string, arg: unknown): Reply {
    if (kind === 'list_folder/continue') {
      const { cursor } = z.object({ cursor: z.string() }).parse(arg)
      const { folder, from } = z
        .object({ folder: z.string(), from: z.number() })
        .parse(JSON.parse(cursor))
      return list(folder, from)
    }
    const key = pathSchema.parse(arg).path.slice(1)
    if (kind === 'list_folder') return list(key, 0)
    const file = objects.get(key)
    const isDeleted = kind === 'delete_v2'
    const tag = isDeleted ? 'path_lookup' : 'path'
    if (!file) return refused(409, `${tag}/not_found`, { '.tag': tag })
    if (isDeleted) objects.delete(key)
    return { json: isDeleted ? { metadata: metadataOf(key, file) } : metadataOf(key, file) }
  }

  /** What a fault makes of a call; `null`: it is answered as ever. */
  function broken(fault: Fault, incoming: Incoming): Reply | 'hang up' | null {
    const bytes = incoming.bytes
    if (fault.is === 'busy')
      return { ...refused(429, 'too_many_requests', {}), headers: { 'retry-after': '1' } }
    if (fault.is === 'no permission')
      return refused(401, 'missing_scope', {
        '.tag': 'missing_scope',
        required_scope: 'files.content.write',
      })
    if (fault.is === 'full') return refused(409, 'path/insufficient_space', { '.tag': 'path' })
    if (fault.is === 'lost') uploads.clear()
    if (fault.is === 'half')
      answer(fault.of, { ...incoming, bytes: bytes.subarray(0, Math.floor(bytes.length / 2)) })
    if (fault.is === 'unanswered') answer(fault.of, incoming)
    return fault.is === 'lost' ? null : 'hang up'
  }

  function answer(kind: string, { headers, bytes, body, path }: Incoming): Reply {
    if (kind === 'token') return giveToken(body)
    if (!tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? ''))
      return refused(401, 'expired_access_token', { '.tag': 'expired_access_token' })
    if (!path.includes('/upload_session/')) return aboutFiles(kind, JSON.parse(body))
    const arg = String(headers['dropbox-api-arg'])
    return /^[ -~]+$/.test(arg) && headers['content-type'] === 'application/octet-stream'
      ? upload(kind, JSON.parse(arg), bytes)
      : { status: 400, raw: 'Error in call to API function' }
  }

  const server = await serve(0, async (incoming) => {
    const kind =
      incoming.path === '/oauth2/token'
        ? 'token'
        : incoming.path.replace(/^\/2\/files\/(?:upload_session\/)?/, '')
    const at = faults.findIndex(({ of }) => of === kind)
    const [fault] = at < 0 ? [] : faults.splice(at, 1)
    return (fault && broken(fault, incoming)) ?? answer(kind, incoming)
  })
  return {
    ...server,
    objects,
    uploads,
    failNext: (...next) => void faults.push(...next),
    expireTokens: () => tokens.clear(),
    settings: SIMULATED_APP,
  }
}
