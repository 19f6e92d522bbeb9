import { describe, expect, it } from '@jest/globals'
import { inlineParts, isBlockLink, paragraphsOf } from './block-links'

describe('isBlockLink', () => {
  it.each(['/', '/products?publisher=Nord', '/pages/press#team', 'https://example.com/a?b=1'])(
    'takes %s',
    (link) => expect(isBlockLink(link)).toBe(true),
  )
  it.each([
    '',
    'products',
    '//example.com',
    '/\\example.com',
    'http://example.com',
    'javascript:alert(1)',
    'https://',
    'https://user:word@example.com/',
    '/a b',
  ])('refuses %s', (link) => expect(isBlockLink(link)).toBe(false))
})

describe('inlineParts', () => {
  it('finds links, and leaves what is none as it was typed', () => {
    expect(
      inlineParts('See [our guide](/pages/guide) or [the maker](https://example.com).'),
    ).toEqual([
      { text: 'See ' },
      { text: 'our guide', href: '/pages/guide' },
      { text: ' or ' },
      { text: 'the maker', href: 'https://example.com' },
      { text: '.' },
    ])
    for (const text of ['[a](javascript:alert)', '[a] (b)', '[a](//example.com)', 'a'])
      expect(inlineParts(text)).toEqual([{ text }])
    expect(inlineParts('')).toEqual([])
  })
})

describe('paragraphsOf', () => {
  it('parts a text at its empty lines', () => {
    expect(paragraphsOf('One\nline\n\n \nTwo\r\n\r\nThree\n')).toEqual([
      'One\nline',
      'Two',
      'Three',
    ])
    expect(paragraphsOf(' \n ')).toEqual([])
  })
})
