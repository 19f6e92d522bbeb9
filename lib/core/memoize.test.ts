import { expect, it } from '@jest/globals'
import { memoize } from './memoize'

it('makes something for a key once, and not before it is wanted', () => {
  const asked: string[] = []
  const boxOf = memoize((key: string) => {
    asked.push(key)
    return { key }
  })
  expect(asked).toEqual([])
  const box = boxOf('a')
  expect(box).toEqual({ key: 'a' })
  expect(boxOf('b')).toEqual({ key: 'b' })
  expect(boxOf('a')).toBe(box)
  expect(asked).toEqual(['a', 'b'])
})
