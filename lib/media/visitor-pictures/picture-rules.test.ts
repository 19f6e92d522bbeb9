import { describe, expect, it } from '@jest/globals'
import { picturesLeft, problemOfFile } from './picture-rules'

describe('a picture that a visitor chose', () => {
  it.each([
    ['a photograph', { type: 'image/jpeg', size: 1000 }, null],
    ['a screenshot', { type: 'image/png', size: 1000 }, null],
    ['a drawing that may hold scripts', { type: 'image/svg+xml', size: 1000 }, 'type'],
    ['a document', { type: 'application/pdf', size: 1000 }, 'type'],
    ['a file of no known kind', { type: '', size: 1000 }, 'type'],
    ['one that is too large', { type: 'image/webp', size: 5 * 1024 * 1024 }, 'size'],
  ])('%s', (_, file, problem) => {
    expect(problemOfFile(file)).toBe(problem)
  })

  it('is one of a few', () => {
    expect(picturesLeft(1, 4)).toBe(3)
    expect(picturesLeft(4, 4)).toBe(0)
    // A limit may have been higher once.
    expect(picturesLeft(5, 4)).toBe(0)
  })
})
