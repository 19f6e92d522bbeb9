import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { create } from 'fontkit'
import { unpackedFont } from './woff2'

const file = (path: string) => readFileSync(join(process.cwd(), 'node_modules', path))

describe('an unpacked font', () => {
  it.each([
    '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-119-wght-normal.woff2',
    '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
  ])('draws what the packed one draws: %s', (path) => {
    const packed = create(file(path))
    const unpacked = create(unpackedFont(file(path)))
    expect(unpacked.characterSet).toEqual(packed.characterSet)
    for (const code of packed.characterSet.slice(0, 400)) {
      const glyph = unpacked.glyphForCodePoint(code)
      const expected = packed.glyphForCodePoint(code)
      expect(glyph.id).toBe(expected.id)
      expect(glyph.advanceWidth).toBe(expected.advanceWidth)
      expect(glyph.path.commands).toEqual(expected.path.commands)
    }
  })

  it('is none of what is no WOFF2 file, or ends too early', () => {
    expect(() => unpackedFont(Buffer.from('OTTO and more'))).toThrow('That is no WOFF2 file')
    const whole = file(
      '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
    )
    expect(() => unpackedFont(whole.subarray(0, 20))).toThrow()
    expect(() => unpackedFont(whole.subarray(0, 500))).toThrow()
  })
})
