import { expect, it } from '@jest/globals'
import { textFor } from './text-for'

it.each([
  ['de', { en: 'Hello', de: 'Guten Tag' }, 'Guten Tag'],
  ['fr', { en: 'Hello', de: 'Guten Tag' }, 'Hello'],
  ['ar', { en: 'Hello', de: 'Guten Tag' }, 'Hello'],
  ['fr', { ja: 'こんにちは', de: 'Guten Tag' }, 'Guten Tag'],
])('for %s of %j is %s', (locale, texts, text) => {
  expect(textFor(texts, locale)).toBe(text)
})
