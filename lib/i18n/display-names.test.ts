import { expect, it } from '@jest/globals'
import { displayName } from './display-names'

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
