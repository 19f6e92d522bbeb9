import { expect, it } from '@jest/globals'
import { isMasked, maskEmail, shortenName } from './masked-order'

it.each([
  ['ada@buyer.example', 'a•••@b•••.example'],
  ['a@b.co.uk', 'a•••@b•••.uk'],
  ['"odd@name"@buyer.example', '"•••@b•••.example'],
])('masks %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
  expect(isMasked(masked)).toBe(true)
  expect(isMasked(email)).toBe(false)
})

it.each([
  ['Ada Buyer', 'Ada B.'],
  ['Ada Mary  Buyer ', 'Ada B.'],
  ['Ada', 'A.'],
  ['山田 太郎', '山田 太.'],
  ['😀 😎', '😀 😎.'],
  ['', '.'],
])('shortens %j', (name, shortened) => {
  expect(shortenName(name)).toBe(shortened)
})
