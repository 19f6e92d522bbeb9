import { describe, expect, it } from '@jest/globals'
import { categoriesIn } from './meant-categories'

const called = (...categories: number[]) => ({ categories })
const word = { word: 'windows', isBeginning: false }
const found = (expression: Parameters<typeof categoriesIn>[0]) => [...categoriesIn(expression)]

describe('categoriesIn', () => {
  it('are those that every word leads to', () => {
    expect(found({ all: [{ any: [word, called(1, 2)] }, { any: [called(2, 3)] }] })).toEqual([2])
    expect(found({ all: [{ any: [word, called(1, 2)] }, { any: [word] }] })).toEqual([])
  })

  it('are those that anything leads to that stands for a word', () => {
    expect(found({ any: [word, called(1), { any: [{ all: [word] }, called(1, 4)] }] })).toEqual([
      1, 4,
    ])
  })

  it('are none for no words', () => {
    expect(found({ all: [] })).toEqual([])
    expect(found({ any: [] })).toEqual([])
  })
})
