import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { apiArg } from './api-arg'
import { contentHash } from './content-hash'

describe('the header of a call', () => {
  it('has its JSON, with all signs escaped that no header may have', () => {
    const arg = { path: '/Geschäft/店/🗄/a\u007f "b"' }
    const header = apiArg(arg)
    expect(header).toMatch(/^[ -~]*$/)
    expect(header).toContain('/Gesch\\u00e4ft/\\u5e97/\\ud83d\\uddc4/a\\u007f')
    expect(JSON.parse(header)).toEqual(arg)
  })
})

describe('the content hash', () => {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
  const block = Buffer.alloc(4 * 2 ** 20, 'a')

  it.each([
    ['of nothing', [], sha256(Buffer.alloc(0))],
    ['of less than a block', ['x'], sha256(sha256(Buffer.from('x')))],
    [
      'of blocks and a rest',
      [Buffer.concat([block, block]), 'x', ''],
      sha256(Buffer.concat([sha256(block), sha256(block), sha256(Buffer.from('x'))])),
    ],
  ])('is that of the hashes of its blocks: %s', (_case, parts, expected) => {
    const hash = contentHash()
    for (const part of parts) hash.add(Buffer.from(part))
    expect(hash.hex()).toBe(expected.toString('hex'))
  })
})
