import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { escapeLike } from './like-pattern'

/** How PostgreSQL reads a LIKE pattern without wildcards. */
const readPattern = (pattern: string) => pattern.replace(/\\(.)/gs, '$1')

describe('escapeLike', () => {
  it.each([
    ['50%', '50\\%'],
    ['a_b', 'a\\_b'],
    ['C:\\', 'c:\\\\'],
    ['Norton', 'norton'],
  ])('makes %p literal', (search, pattern) => {
    expect(escapeLike(search)).toBe(pattern)
  })

  it('stands for just its own text, and has no wildcard left', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const pattern = escapeLike(search)
        expect(readPattern(pattern)).toBe(search.toLowerCase())
        expect(pattern.replace(/\\./gs, '')).not.toMatch(/[%_\\]/)
      }),
    )
  })
})
