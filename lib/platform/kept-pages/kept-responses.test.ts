import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { etagOf, KeptResponses } from './kept-responses.mjs'
import { packBrotli, packedAs, QUICK } from './packed-body.mjs'
import { Spill } from './spill.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
// What was put aside may still be written.
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))

const HOUR = 3_600_000

async function entry(key: string, { tags = ['products'], text = key, ms = HOUR } = {}) {
  const body = Buffer.from(text)
  return {
    key,
    status: 200,
    headers: ['content-type', 'text/html'],
    etag: etagOf(body),
    tags,
    freshUntil: Date.now() + ms,
    bodies: new Map([['br' as const, await packBrotli(body, QUICK)]]),
  }
}

async function plain(store: KeptResponses, key: string): Promise<string | undefined> {
  const kept = store.get(key)
  const body = kept && (await store.body(kept, 'identity'))
  return body?.toString()
}

describe('kept responses', () => {
  it('are given in every encoding', async () => {
    const store = new KeptResponses({ maxBytes: 1e6 })
    const kept = store.set(await entry('/a', { text: 'a page' }))
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const body = await store.body(kept, encoding)
      if (!body) throw new Error('There is no body')
      expect(
        encoding === 'gzip'
          ? new TextDecoder().decode(
              await new Response(
                new Blob([new Uint8Array(body)])
                  .stream()
                  .pipeThrough(new DecompressionStream('gzip')),
              ).arrayBuffer(),
            )
          : (encoding === 'br' ? await packedAs(body, 'identity') : body).toString(),
      ).toBe('a page')
    }
  })

  it('end with any of their tags, and no others', async () => {
    const store = new KeptResponses({ maxBytes: 1e6 })
    store.set(await entry('/a', { tags: ['products', 'settings'] }))
    store.set(await entry('/b', { tags: ['articles'] }))
    store.drop(['settings', 'unknown'])
    expect(store.get('/a')).toBeUndefined()
    expect(await plain(store, '/b')).toBe('/b')
  })

  it('end with their time', async () => {
    const store = new KeptResponses({ maxBytes: 1e6 })
    store.set(await entry('/a', { ms: -1 }))
    expect(store.get('/a')).toBeUndefined()
    expect(store.size).toBe(0)
    expect(store.bytes).toBe(0)
  })

  it('are replaced, not added up', async () => {
    const store = new KeptResponses({ maxBytes: 1e6 })
    store.set(await entry('/a'))
    const bytes = store.bytes
    store.set(await entry('/a'))
    expect(store.bytes).toBe(bytes)
  })

  it('leave room: what was not asked for the longest goes first', async () => {
    const store = new KeptResponses({ maxBytes: 5000 })
    for (const key of ['/a', '/b', '/c']) store.set(await entry(key))
    store.get('/a')
    store.set(await entry('/d'))
    expect(store.get('/b')).toBeUndefined()
    for (const key of ['/a', '/c', '/d']) expect(await plain(store, key)).toBe(key)
    expect(store.bytes).toBeLessThanOrEqual(5000)
  })

  it('come back from the disk when memory has no room for them', async () => {
    const store = new KeptResponses({ maxBytes: 40_000, spill: new Spill(folder, 1e6) })
    const text = (key: string) => Array.from({ length: 3000 }, () => Math.random() + key).join()
    const texts = new Map(['/a', '/b', '/c', '/d'].map((key) => [key, text(key)]))
    for (const [key, given] of texts) store.set(await entry(key, { text: given }))
    expect(store.size).toBe(4)
    for (const [key, given] of texts) expect(await plain(store, key)).toBe(given)
    store.drop(['products'])
    expect(store.size).toBe(0)
    expect(store.bytes).toBe(0)
  })

  it('are made anew when the disk has lost them', async () => {
    const store = new KeptResponses({ maxBytes: 2000, spill: new Spill(folder, 1e6) })
    store.set(await entry('/a'))
    store.set(await entry('/b'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    rmSync(folder, { recursive: true, force: true })
    expect(await plain(store, '/a')).toBeUndefined()
    expect(store.get('/a')).toBeUndefined()
  })
})

describe('a disk that can’t be written', () => {
  it('keeps nothing, and fails nobody', async () => {
    const spill = new Spill('/dev/null/nowhere', 1e6)
    expect(spill.write('/a', 'x', Buffer.from('x'))).toBe(false)
    const store = new KeptResponses({ maxBytes: 2000, spill })
    store.set(await entry('/a'))
    store.set(await entry('/b'))
    expect(store.get('/a')).toBeUndefined()
    expect(await plain(store, '/b')).toBe('/b')
  })

  it('is not filled beyond its share', () => {
    const spill = new Spill(folder, 10)
    expect(spill.write('/a', 'x', Buffer.alloc(8))).toBe(true)
    expect(spill.write('/b', 'x', Buffer.alloc(8))).toBe(false)
    spill.remove('/a')
    expect(spill.write('/b', 'x', Buffer.alloc(8))).toBe(true)
  })
})
