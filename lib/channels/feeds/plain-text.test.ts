import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { plainText } from './plain-text'

describe('plainText', () => {
  it.each([
    ['  Office\t2024\r\nHome\u0000 & \u2028Student ', 'Office 2024 Home & Student'],
    ['a\u0007b\uFFFEc\uFEFFd\uD800e', 'a b c d e'],
    ['Fußball 🎉 ソフト', 'Fußball 🎉 ソフト'],
    [' \n\t', ''],
  ])('makes one line of %j', (text, line) => {
    expect(plainText(text, 100)).toBe(line)
  })

  it('cuts between words, and a long word anywhere', () => {
    expect(plainText('Office Home and Student', 20)).toBe('Office Home and…')
    expect(plainText('x'.repeat(200), 150)).toBe(`${'x'.repeat(149)}…`)
    expect(plainText('as long as may be', 17)).toBe('as long as may be')
  })

  it('never halves a character, nor exceeds its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 40 }), (text, max) => {
        const line = plainText(text.repeat(5), max)
        expect(line.length).toBeLessThanOrEqual(max)
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/u)
      }),
    )
  })
})
