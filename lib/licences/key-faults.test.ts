import { describe, expect, it } from '@jest/globals'
import { cleanKey, keyFault, keyProblem } from './key-faults'

describe('cleanKey', () => {
  it.each([
    ['  ABC-1\t\n', 'ABC-1'],
    ['\u200BABC-1\u00AD', 'ABC-1'],
    ['\uFEFFABC-1', 'ABC-1'],
    ['\u00A0ABC 1\u202F', 'ABC 1'],
    ['\u2060\u200E ABC-1 \u200F', 'ABC-1'],
    ['="0012345678"', '0012345678'],
    [' ="A""B" ', 'A"B'],
    ['="\u00A00012"', '0012'],
    ['=1+1', '=1+1'],
    ['"ABC"', '"ABC"'],
    ['\u200B \uFEFF', ''],
  ])('makes of %j %j', (text, key) => {
    expect(cleanKey(text)).toBe(key)
  })

  it('leaves what stands within a key alone', () => {
    expect(cleanKey(' a\u200Bb , c;d ')).toBe('a\u200Bb , c;d')
  })
})

describe('keyFault', () => {
  it.each([
    'A',
    'ABCDE-12345',
    'x'.repeat(20_000),
    'schlüssel 7',
    'user;pass,1',
    '1E',
    'E+12',
    '12E34-X',
    '\uFFFC',
  ])('takes %j', (value) => {
    expect(keyFault(value, 'license')).toBeNull()
  })

  it.each([
    ['x'.repeat(20_001), { code: 'too_long', max: 20_000 }],
    ['a\u0000b', { code: 'control' }],
    ['a\nb', { code: 'control' }],
    ['a\ud800', { code: 'control' }],
    ['a\u2028b', { code: 'unseen', sign: 'U+2028' }],
    ['a\u200Bb', { code: 'unseen', sign: 'U+200B' }],
    ['a\u00ADb', { code: 'unseen', sign: 'U+00AD' }],
    ['a\uFEFFb', { code: 'unseen', sign: 'U+FEFF' }],
    ['a\u00A0b', { code: 'unseen', sign: 'U+00A0' }],
    ['a\u3164b', { code: 'unseen', sign: 'U+3164' }],
    ['a\u{E0041}b', { code: 'unseen', sign: 'U+E0041' }],
    ['Schl\uFFFDssel', { code: 'unreadable' }],
    ['1.23457E+12', { code: 'shortened' }],
    ['1,23457E+12', { code: 'shortened' }],
    ['9e15', { code: 'shortened' }],
    ['-4E+20', { code: 'shortened' }],
  ])('refuses %j', (value, fault) => {
    expect(keyFault(value, 'serial')).toEqual(fault)
    expect(JSON.stringify(keyProblem(value, 'serial'))).not.toContain(value)
  })

  it.each([
    'http://dl.example/a',
    'https://',
    'javascript:alert(1)',
    'dl.example',
    'https://a:b@dl.example',
    'https://dl.example/a b',
  ])('takes no %j for a download link', (value) => {
    expect(keyProblem(value, 'download_link')).toEqual({ reason: 'licences.linkHttps' })
  })

  it('takes lines and tabs of a block, and nothing else that a key must not have', () => {
    expect(keyFault('-----BEGIN\n\tA b\n-----END', 'license', true)).toBeNull()
    expect(keyFault('a\nb', 'license')).toEqual({ code: 'control' })
    expect(keyFault('a\n\u0007', 'license', true)).toEqual({ code: 'control' })
    expect(keyFault('a\n\u200Bb', 'license', true)).toEqual({ code: 'unseen', sign: 'U+200B' })
    expect(keyFault('https://a.example\nhttps://b.example', 'download_link', true)).toEqual({
      code: 'not_https',
    })
    expect(cleanKey('\r\nA\r\n  B\rC \n')).toBe('A\n  B\nC')
  })

  it('takes an https address for a download link', () => {
    expect(keyProblem('https://dl.example/a?b=c,1#d', 'download_link')).toBeNull()
  })
})
