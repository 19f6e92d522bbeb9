import { createHash } from 'node:crypto'
import { BEST, packBrotli, packedAs, unpackBrotli } from './packed-body.mjs'

/**
 * @typedef {import('./packed-body.mjs').Encoding} Encoding
 * @typedef {import('./spill.mjs').Spill} Spill
 *
 * @typedef {object} Kept
 * @property {string} key
 * @property {number} status
 * @property {readonly string[]} headers names and values in turn, without those of body and client
 * @property {string} etag
 * @property {readonly string[]} tags whose change ends it
 * @property {number} freshUntil in milliseconds since 1970
 * @property {Map<Encoding, Buffer>} bodies none while it lies on the disk
 * @property {number} asked how often
 * @property {boolean} isBest whether it is packed as well as can be
 */

/** From so many requests on a page is worth a second of packing. */
const WORTH_BEST = 5
/** What an entry takes besides its bodies, about. */
const OVERHEAD = 1500

/** A validator for a body, whatever it is packed as. @param {Buffer} body */
export const etagOf = (body) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * Responses that are the same for everybody, packed, until one of their tags changes. Bounded by
 * bytes: what was not asked for the longest goes first, to the disk if there is room.
 */
export class KeptResponses {
  /** @type {Map<string, Kept>} */
  #byKey = new Map()
  /** Those with bodies in memory, in the order of use. @type {Map<string, Kept>} */
  #inMemory = new Map()
  /** @type {Map<string, Set<string>>} */
  #keysByTag = new Map()
  /** @type {Map<string, readonly string[]>} */
  #headers = new Map()
  #bytes = 0
  /** @type {Promise<unknown>} */
  #packing = Promise.resolve()
  #waiting = 0

  /**
   * @param {{ maxBytes: number, spill?: Spill }} options
   */
  constructor({ maxBytes, spill }) {
    this.maxBytes = maxBytes
    this.spill = spill
  }

  get size() {
    return this.#byKey.size
  }

  get bytes() {
    return this.#bytes
  }

  /** @param {string} key @returns {Kept | undefined} what is fresh, as the last used */
  get(key) {
    const kept = this.#byKey.get(key)
    if (!kept) return undefined
    if (kept.freshUntil <= Date.now()) {
      this.#remove(kept)
      return undefined
    }
    if (this.#inMemory.delete(key)) this.#inMemory.set(key, kept)
    if (++kept.asked === WORTH_BEST && !kept.isBest) this.#packBest(kept)
    return kept
  }

  /** @param {Omit<Kept, 'asked' | 'isBest'>} entry */
  set(entry) {
    const old = this.#byKey.get(entry.key)
    if (old) this.#remove(old)
    const kept = { ...entry, headers: this.#shared(entry.headers), asked: 0, isBest: false }
    this.#byKey.set(kept.key, kept)
    this.#inMemory.set(kept.key, kept)
    for (const tag of kept.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(kept.key)
      else this.#keysByTag.set(tag, new Set([kept.key]))
    }
    this.#bytes += OVERHEAD
    for (const body of kept.bodies.values()) this.#bytes += body.length
    this.#evict()
    return kept
  }

  /** @param {readonly string[]} tags what has one of them is dropped at once */
  drop(tags) {
    for (const tag of tags)
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) {
        const kept = this.#byKey.get(key)
        if (kept) this.#remove(kept)
      }
  }

  /**
   * A response's body as a client takes it.
   *
   * @param {Kept} kept
   * @param {Encoding} encoding
   * @returns {Buffer | Promise<Buffer | null>} null when it can't be had any more
   */
  body(kept, encoding) {
    return kept.bodies.get(encoding) ?? this.#makeBody(kept, encoding)
  }

  /** @param {Kept} kept @param {Encoding} encoding */
  async #makeBody(kept, encoding) {
    let packed = kept.bodies.get('br')
    if (!packed) {
      const stored = await this.spill?.read(kept.key, kept.etag)
      if (!stored) {
        this.#remove(kept)
        return null
      }
      packed = kept.bodies.get('br') ?? stored
      this.#addBody(kept, 'br', packed)
    }
    const body = kept.bodies.get(encoding) ?? (await packedAs(packed, encoding))
    this.#addBody(kept, encoding, body)
    return body
  }

  /** @param {Kept} kept @param {Encoding} encoding @param {Buffer} body */
  #addBody(kept, encoding, body) {
    const before = kept.bodies.get(encoding)
    if (this.#byKey.get(kept.key) !== kept || before === body) return
    kept.bodies.set(encoding, body)
    this.#inMemory.set(kept.key, kept)
    this.#bytes += body.length - (before?.length ?? 0)
    this.#evict()
  }

  /**
   * One at a time, and never a queue: on a busy machine what waits would be out of date.
   * @param {Kept} kept
   */
  #packBest(kept) {
    if (this.#waiting > 20) {
      kept.asked = 0
      return
    }
    this.#waiting++
    this.#packing = this.#packing.then(async () => {
      try {
        const packed = kept.bodies.get('br')
        if (!packed || this.#byKey.get(kept.key) !== kept) return
        const best = await packBrotli(await unpackBrotli(packed), BEST)
        kept.isBest = true
        this.#addBody(kept, 'br', best)
      } catch {
        // It stays as it is, which is complete.
      } finally {
        this.#waiting--
      }
    })
  }

  /** The headers of most pages are alike: one list serves them. @param {readonly string[]} headers */
  #shared(headers) {
    const print = JSON.stringify(headers)
    const known = this.#headers.get(print)
    if (known) return known
    if (this.#headers.size > 1000) this.#headers.clear()
    this.#headers.set(print, headers)
    return headers
  }

  #evict() {
    for (const kept of this.#inMemory.values()) {
      if (this.#bytes <= this.maxBytes) return
      const packed = kept.bodies.get('br')
      if (packed && this.spill?.write(kept.key, kept.etag, packed)) this.#forgetBodies(kept)
      else this.#remove(kept)
    }
    // What lies on the disk takes memory, too.
    for (const kept of this.#byKey.values()) {
      if (this.#bytes <= this.maxBytes) return
      this.#remove(kept)
    }
  }

  /** @param {Kept} kept */
  #forgetBodies(kept) {
    for (const body of kept.bodies.values()) this.#bytes -= body.length
    kept.bodies.clear()
    this.#inMemory.delete(kept.key)
    kept.isBest = false
    kept.asked = 0
  }

  /** @param {Kept} kept */
  #remove(kept) {
    if (this.#byKey.get(kept.key) !== kept) return
    this.#byKey.delete(kept.key)
    this.#inMemory.delete(kept.key)
    for (const body of kept.bodies.values()) this.#bytes -= body.length
    this.#bytes -= OVERHEAD
    this.spill?.remove(kept.key)
    for (const tag of kept.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(kept.key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
