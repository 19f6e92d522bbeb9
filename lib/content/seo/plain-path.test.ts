import { describe, expect, it } from '@jest/globals'
import { isPlainPath } from './plain-path'

describe('isPlainPath', () => {
  it.each([
    '/',
    '/products',
    '/de/products/',
    '/p/office-2021.pro',
    '/a..b/.well-known/...',
    '/caf%C3%A9/%E8%A3%BD%E5%93%81',
    '/two%20words',
    '/製品',
    '/100%25',
  ])('takes %s', (path) => expect(isPlainPath(path)).toBe(true))

  it.each([
    '',
    'products',
    '/../x',
    '/..',
    '/a/../x',
    '/./x',
    '/x/.',
    '//x',
    '/a//b',
    '/a//',
    '\\x',
    '/\\x',
    '/a\\..\\b',
    '/%2e%2e/x',
    '/%2E./x',
    '/.%2e',
    '/a/%2e/b',
    '/%2fevil.example',
    '/a%2Fb',
    '/%2f..%2fx',
    '/%5c..%5cx',
    '/%5Cevil.example',
    '/%252e%252e/x',
    '/%252fx',
    '/%255cx',
    '/%25252525252e',
    '/%00',
    '/a%0d%0ab',
    '/100%',
    '/%c3%28',
    '/a b',
    '/a?b',
    '/a#b',
    '/<x>',
    '/\u0000',
  ])('refuses %s', (path) => expect(isPlainPath(path)).toBe(false))
})
