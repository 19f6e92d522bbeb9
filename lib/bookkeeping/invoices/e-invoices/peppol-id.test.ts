import { expect, it } from '@jest/globals'
import { isPeppolIdOrNone, readPeppolId } from './peppol-id'

it.each([
  ['0208:0123456789', { scheme: '0208', id: '0123456789' }],
  [' 9930:DE123456789 ', { scheme: '9930', id: 'DE123456789' }],
  ['0204:04011000-12345-67', { scheme: '0204', id: '04011000-12345-67' }],
  ['0000:0123456789', null],
  ['0208', null],
  ['0208:', null],
  ['BE0123456789', null],
  [`0208:${'1'.repeat(51)}`, null],
  ['0208:12 34', null],
])('%s', (text, read) => {
  expect(readPeppolId(text)).toEqual(read)
  expect(isPeppolIdOrNone(text)).toBe(read !== null)
})

it('may be left out', () => {
  expect(isPeppolIdOrNone('')).toBe(true)
})
