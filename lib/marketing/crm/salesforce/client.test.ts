import { describe, expect, it } from '@jest/globals'
import { quoted } from './client'

describe('a text within a statement of SOQL', () => {
  it.each([
    ["o'hara@buyer.example", "'o\\'hara@buyer.example'"],
    ['a\\', "'a\\\\'"],
    ["\\' OR Email != '", "'\\\\\\' OR Email != \\''"],
  ])('ends where it should: %s', (text, expected) => {
    expect(quoted(text)).toBe(expected)
  })
})
