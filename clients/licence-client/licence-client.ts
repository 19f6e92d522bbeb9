/** What the store says of a licence; see README.md. */
type LicenceState = 'active' | 'not_activated' | 'expired' | 'revoked' | 'unknown'

/** A signed statement of the store, to be kept by the software and believed offline. */
export type LicenceFile = { payload: string; signature: string }

export type Standing = {
  state: LicenceState
  reason: 'refunded' | 'replaced' | 'disputed' | null
  expiresAt: string | null
  deviceLimit: number | null
  devices: number | null
  licence: LicenceFile | null
}

export type FreedPlace = {
  /** When the place is free for another device; `null`: it is. */
  freeAt: string | null
  /** How many devices may still take the place of one that left, of those in 30 days; `null` where the place is free. */
  freeMoves: number | null
}

export type UpdateAnswer = {
  state: LicenceState
  update: { version: string; downloadUrl: string; changelog: string } | null
}

export type LicencePayload = {
  format: 1
  productId: number
  product: string
  keyHash: string
  device: string
  issuedAt: string
  expiresAt: string | null
  validUntil: string
}

/** Why a licence file is not to be believed. */
export type FileProblem = 'malformed' | 'forged' | 'other_product' | 'other_device' | 'out_of_date'

/** A refusal of the store: `code` such as `device_limit`, `places_kept` with `freeAt`, or `rate_limited` with `retryAfter` in seconds. */
export class LicenceError extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfter: number | null
  /** When there is a place, in ISO 8601. */
  readonly freeAt: string | null

  constructor(
    status: number,
    { code = 'unreachable', message = `The store answered ${status}`, freeAt = null }: Refusal,
    retryAfter: number | null,
  ) {
    super(message)
    this.name = 'LicenceError'
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.freeAt = freeAt
  }
}

type Refusal = { code?: string; message?: string; freeAt?: string | null }

type Options = {
  /** The store's address, such as https://store.example. */
  store: string
  /** What names this device, and stays the same: at most 200 characters. */
  device: string
  /** How long to wait for the store, in milliseconds. */
  timeoutMs?: number
}

/** Asks a store about the licence of this device. Every call throws `LicenceError`, or what `fetch` throws offline. */
export class LicenceClient {
  readonly #store: string
  readonly #device: string
  readonly #timeoutMs: number

  constructor({ store, device, timeoutMs = 10_000 }: Options) {
    this.#store = store.replace(/\/+$/, '')
    this.#device = device
    this.#timeoutMs = timeoutMs
  }

  /** Activates this device, or finds that it is. @param deviceName what its user calls it */
  activate(key: string, deviceName = ''): Promise<Standing> {
    return this.#post('activate', { key, deviceName })
  }

  /** Ends the activation of this device. The licence file that it kept should be deleted then. */
  async deactivate(key: string): Promise<FreedPlace> {
    const place = await this.#post<FreedPlace | null>('deactivate', { key })
    return place ?? { freeAt: null, freeMoves: null }
  }

  /** What the licence is now; while it is active, with a new licence file. */
  validate(key: string): Promise<Standing> {
    return this.#post('validate', { key })
  }

  /** The version that should be installed instead of this one; `update` is `null` when there is none. */
  checkUpdate(key: string, version: string): Promise<UpdateAnswer> {
    return this.#post('update-check', { key, version })
  }

  async #post<T>(call: string, body: object): Promise<T> {
    const response = await fetch(`${this.#store}/api/licences/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, device: this.#device }),
      signal: AbortSignal.timeout(this.#timeoutMs),
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text || 'null')
    throw refusalOf(response, text)
  }
}

function refusalOf({ status, headers }: Response, text: string): LicenceError {
  let answer: Refusal = {}
  try {
    answer = JSON.parse(text)
  } catch {
    // Something before the store answered.
  }
  const wait = Number(headers.get('retry-after'))
  return new LicenceError(status, answer, wait > 0 ? wait : null)
}

type Expected = {
  /** The store's public key (GET /api/licences/public-key), which the software has built in. */
  publicKey: string
  device: string
  productId: number
  now?: Date
}

/** Reads a licence file without the store. Whoever sets back the device's clock is believed. */
export async function readLicenceFile(
  file: LicenceFile,
  { publicKey, device, productId, now = new Date() }: Expected,
): Promise<{ payload: LicencePayload } | { problem: FileProblem }> {
  let payload: LicencePayload
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, [
      'verify',
    ])
    const text = new TextEncoder().encode(file.payload)
    if (!(await crypto.subtle.verify('Ed25519', key, bytesOf(file.signature), text)))
      return { problem: 'forged' }
    payload = JSON.parse(new TextDecoder().decode(bytesOf(file.payload)))
  } catch {
    return { problem: 'malformed' }
  }
  if (payload.format !== 1) return { problem: 'malformed' }
  if (payload.productId !== productId) return { problem: 'other_product' }
  if (payload.device !== device) return { problem: 'other_device' }
  if (new Date(payload.validUntil) <= now) return { problem: 'out_of_date' }
  return { payload }
}

/** The bytes of a text in base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
