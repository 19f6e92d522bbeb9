import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { comparedKey } from './compared-key'

describe('comparedKey', () => {
  it.each([
    ['small letters', 'abcde-12345-fghij'],
    ['no hyphens', 'ABCDE12345FGHIJ'],
    ['spaces for hyphens', ' ABCDE 12345 FGHIJ '],
    ['an en dash and a minus sign', 'ABCDE\u201312345\u2212FGHIJ'],
    ['a hyphen that does not break', 'ABCDE\u201112345\u2011FGHIJ'],
    ['full-width letters', 'ＡＢＣＤＥ－１２３４５－ＦＧＨＩＪ'],
    ['signs that nobody sees', 'ABC\u200BDE-12\u00AD345-\uFEFFFGHIJ\u2060'],
    ['spaces that do not break', 'ABCDE\u00A012345\u202FFGHIJ'],
    ['dots and underscores', 'ABCDE.12345_FGHIJ'],
  ])('is the same with %s', (_, typed) => {
    expect(comparedKey(typed)).toBe(comparedKey('ABCDE-12345-FGHIJ'))
  })

  it('tells other letters and digits apart', () => {
    expect(comparedKey('ABCDE-12345')).not.toBe(comparedKey('ABCDE-12346'))
    expect(comparedKey('AB')).not.toBe(comparedKey('BA'))
  })

  it('takes letters of two cases as one, whatever their language', () => {
    expect(comparedKey('STRASSE-ΣΟΦΟΣ')).toBe(comparedKey('straße-σοφος'))
  })

  it('keeps the signs of an address', () => {
    const one = comparedKey('https://dl.example/1/23?x=1,2')
    expect(one).not.toBe(comparedKey('https://dl.example/12/3?x=1,2'))
    expect(one).not.toBe(comparedKey('https://dl.example/1/23?x=12'))
    expect(one).toBe(comparedKey(' HTTPS://dl.example/1/23?x=1,2\u200B'))
  })

  it('leaves something of a key of signs alone', () => {
    expect(comparedKey('-- !! --')).toBe('--!!--')
  })

  it.each(['㈎ㄳ', 'ẞ', '𝐀𝜮 A'])('is the same for %s once it was compared', (text) => {
    expect(comparedKey(comparedKey(text))).toBe(comparedKey(text))
  })

  it('is the same for what was compared already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(comparedKey(comparedKey(text))).toBe(comparedKey(text))
      }),
    )
  })

  it('does not change by hyphens, blanks and unseen signs anywhere in a key', () => {
    const noise = fc.constantFrom(
      '-',
      ' ',
      '\u00A0',
      '\u2013',
      '\u2212',
      '\u200B',
      '\u00AD',
      '\uFEFF',
    )
    const parts = fc.array(fc.tuple(fc.stringMatching(/^[A-Z0-9]{1,6}$/), noise), { minLength: 1 })
    fc.assert(
      fc.property(parts, (given) => {
        const plain = given.map(([letters]) => letters).join('')
        expect(comparedKey(given.flat().join(''))).toBe(comparedKey(plain))
      }),
    )
  })
})
