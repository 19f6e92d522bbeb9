import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** So many bytes wait to be written at most; a slow disk must not fill the memory. */
const MAX_WAITING = 32 * 1024 * 1024

/**
 * Packed bodies on the disk, of this process alone: what the memory has no room for. Everything here
 * may fail (a full disk, a folder that is gone); then there is nothing, and a page is made anew.
 */
export class Spill {
  /** @type {Map<string, { file: string, etag: string, size: number, body: Buffer | null }>} */
  #files = new Map()
  #bytes = 0
  #waiting = 0
  #count = 0

  /**
   * @param {string} folder a folder for such folders; those of processes that are gone are removed
   * @param {number} maxBytes
   */
  constructor(folder, maxBytes) {
    this.maxBytes = maxBytes
    this.folder = join(folder, String(process.pid))
    try {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder))
        if (!isAlive(Number(name)) || name === String(process.pid))
          rmSync(join(folder, name), { recursive: true, force: true })
      mkdirSync(this.folder)
      this.usable = true
    } catch {
      this.usable = false
    }
  }

  /**
   * @param {string} key
   * @param {string} etag of the body
   * @param {Buffer} body
   * @returns {boolean} whether it was taken
   */
  write(key, etag, body) {
    if (!this.usable || this.#waiting + body.length > MAX_WAITING) return false
    if (this.#bytes + body.length > this.maxBytes) return false
    this.remove(key)
    const name = createHash('sha256').update(key).digest('hex').slice(0, 24)
    const entry = {
      file: join(this.folder, `${name}-${++this.#count}.br`),
      etag,
      size: body.length,
      body: /** @type {Buffer | null} */ (body),
    }
    this.#files.set(key, entry)
    this.#bytes += body.length
    this.#waiting += body.length
    writeFile(entry.file, body)
      .catch(() => {
        if (this.#files.get(key) === entry) this.remove(key)
      })
      .finally(() => {
        entry.body = null
        this.#waiting -= entry.size
        // It was removed while it was being written.
        if (this.#files.get(key) !== entry) unlink(entry.file).catch(() => {})
      })
    return true
  }

  /** @param {string} key @param {string} etag @returns {Promise<Buffer | null>} */
  async read(key, etag) {
    const entry = this.#files.get(key)
    if (!entry || entry.etag !== etag) return null
    if (entry.body) return entry.body
    try {
      const body = await readFile(entry.file)
      return body.length === entry.size ? body : null
    } catch {
      return null
    }
  }

  /** @param {string} key */
  remove(key) {
    const entry = this.#files.get(key)
    if (!entry) return
    this.#files.delete(key)
    this.#bytes -= entry.size
    if (!entry.body) unlink(entry.file).catch(() => {})
  }

  /** Removes all of it, when the process ends. */
  close() {
    this.usable = false
    try {
      rmSync(this.folder, { recursive: true, force: true })
    } catch {
      // The next process does it.
    }
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
