import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { CODE_BYTES, codeOf, lastFourOf, normalCode } from './code'

const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES })

describe('the code of a gift card', () => {
  it('has four groups of four characters, none of which is taken for another', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(codeOf(random)).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)
      }),
    )
  })

  it('is another for other bytes, and uses the whole alphabet evenly', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte++) {
      const first = codeOf(new Uint8Array(CODE_BYTES).fill(byte)).charAt(0)
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8))
  })

  it('is recognised however it is typed', () => {
    const code = codeOf(Uint8Array.from({ length: CODE_BYTES }, (_, index) => index * 7))
    const typed = ` ${code.toLowerCase().replaceAll('-', ' – ')} `
    expect(normalCode(typed)).toBe(code.replaceAll('-', ''))
    expect(lastFourOf(code)).toBe(code.slice(-4))
  })

  it('is made of enough bytes', () => {
    expect(() => codeOf(new Uint8Array(8))).toThrow()
  })
})
