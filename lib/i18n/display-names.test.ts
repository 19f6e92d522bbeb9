import { expect, it } from '@jest/globals'
import { currencyInWords, displayName } from './display-names'

it.each([
  ['language', 'pt', 'de', 'Portugiesisch'],
  ['region', 'EU', 'es', 'Unión Europea'],
  ['currency', 'JPY', 'fr', 'yen japonais'],
] as const)('names a %s', (kind, code, language, name) => {
  expect(displayName(kind, code, language)).toBe(name)
})

it.each([
  ['region', 'XQ'],
  ['currency', 'ZZQ'],
  ['region', 'not a region'],
  ['language', ''],
] as const)('has no name for %s "%s"', (kind, code) => {
  expect(displayName(kind, code, 'en')).toBeNull()
})

it.each([
  ['USD', 'en', 'US dollars'],
  ['EUR', 'en', 'euros'],
  ['USD', 'de', 'US-Dollar'],
  ['USD', 'fr', 'dollars des États-Unis'],
  ['JPY', 'ja', '円'],
  ['ZZQ', 'en', 'ZZQ'],
] as const)('has words for amounts in %s in a sentence in %s', (code, language, words) => {
  expect(currencyInWords(code, language)).toBe(words)
})
