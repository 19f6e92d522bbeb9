import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { CURRENCIES } from '@/lib/i18n/currencies'
import { LANGUAGES } from '@/lib/i18n/locales'
import { countryOf } from './flag'

it('has a picture for every language and currency, and no other', () => {
  const pictures = [
    ...readFileSync('public/images/flags.svg', 'utf8').matchAll(/symbol id="(\w+)"/g),
  ]
  const countries = new Set([...LANGUAGES, ...CURRENCIES].map(({ flag }) => countryOf(flag)))
  expect(pictures.map(([, country]) => country).sort()).toEqual([...countries].sort())
})
