import { expect, it } from '@jest/globals'
import { postsToRead } from './posts-to-read'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

it('reads what is new, changed or back', () => {
  const posts = [1, 2, 3, 4].map((id) => ({ id, modifiedAt: at(10) }))
  const known = new Map([
    [2, { modifiedAt: at(9), hiddenAt: null }],
    [3, { modifiedAt: at(10), hiddenAt: null }],
    [4, { modifiedAt: at(10), hiddenAt: at(11) }],
  ])
  expect(postsToRead(posts, known, true)).toEqual([1, 2, 4])
  expect(postsToRead(posts, known, false)).toEqual([1, 2])
})
