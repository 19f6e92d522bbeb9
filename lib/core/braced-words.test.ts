import { expect, it } from '@jest/globals'
import { insertedAt, wordsInBraces } from './braced-words'

it.each([
  ['Dear {name}, your order {orderNumber}', ['name', 'orderNumber']],
  ['{ name } and {name}', ['name']],
  ['{order number}', ['order number']],
  ['{名前}', ['名前']],
  ['{name', []],
  ['{"name": 1} {} {5}', []],
])('the words in braces of %j are %j', (text, words) => {
  expect(wordsInBraces(text)).toEqual(words)
})

it('inserts a text in the place of what is selected, and says where the cursor goes', () => {
  expect(insertedAt('Hello you!', { start: 6, end: 9 }, 'Ada')).toEqual({
    text: 'Hello Ada!',
    cursor: 9,
  })
  expect(insertedAt('', { start: 0, end: 0 }, 'Ada')).toEqual({ text: 'Ada', cursor: 3 })
})
