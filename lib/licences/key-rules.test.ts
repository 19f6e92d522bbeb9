import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { keyProblem, maskKey, splitKeys } from './key-rules'

describe('splitKeys', () => {
  it('parts at line breaks, commas and tabs, and drops blanks', () => {
    expect(splitKeys('A-1\nB-2,C-3\tD-4\r\n\r\n , E-5\n', 'license')).toEqual({
      keys: ['A-1', 'B-2', 'C-3', 'D-4', 'E-5'],
      blank: 2,
    })
  })

  it.each(['', '  \n\t '])('finds nothing in %j', (text) => {
    expect(splitKeys(text, 'serial')).toEqual({ keys: [], blank: 0 })
  })

  it('leaves the commas of an address alone', () => {
    const text = 'https://dl.example/a,b?x=1,2, https://dl.example/c\nhttps://dl.example/d,'
    expect(splitKeys(text, 'download_link').keys).toEqual([
      'https://dl.example/a,b?x=1,2',
      'https://dl.example/c',
      'https://dl.example/d',
    ])
  })

  it('loses and invents nothing', () => {
    const key = fc.stringMatching(/^[A-Z0-9-]{1,30}$/)
    const separator = fc.constantFrom('\n', '\r\n', ',', '\t', ', ', '\n\n')
    fc.assert(
      fc.property(fc.array(fc.tuple(key, separator)), (parts) => {
        const text = parts.flat().join('')
        expect(splitKeys(text, 'license').keys).toEqual(parts.map(([value]) => value))
      }),
    )
  })
})

describe('keyProblem', () => {
  it.each(['A', 'ABCDE-12345', 'x'.repeat(500), 'schlüssel 7'])('takes %j', (value) => {
    expect(keyProblem(value, 'license')).toBeNull()
  })

  it.each(['x'.repeat(501), 'a\u0000b', 'a\nb', 'a\u2028b', 'a\ud800', '\ufeffa'])(
    'refuses %j without repeating it',
    (value) => {
      expect(keyProblem(value, 'license')).toMatch(/^A key /)
    },
  )

  it.each([
    'http://dl.example/a',
    'https://',
    'javascript:alert(1)',
    'dl.example',
    'https://a:b@dl.example',
    'https://dl.example/a b',
  ])('takes no %j for a download link', (value) => {
    expect(keyProblem(value, 'download_link')).toContain('https://')
  })

  it('takes an https address for a download link', () => {
    expect(keyProblem('https://dl.example/a?b=c#d', 'download_link')).toBeNull()
  })
})

describe('maskKey', () => {
  it.each([
    ['ABCDE-12345-FGHIJ', '••••GHIJ'],
    ['ABCDEF', '••••DEF'],
    ['A', '••••'],
  ])('shows little of %j', (value, masked) => {
    expect(maskKey(value)).toBe(masked)
  })
})
