import { describe, expect, it } from '@jest/globals'
import { invoiceDetailsSchema } from './contracts'

const details = {
  company: 'Acme Ltd',
  taxId: 'DE 123456789',
  address: '1 Main Street\nSpringfield',
}
const isAccepted = (change: Partial<typeof details>) =>
  invoiceDetailsSchema.safeParse({ ...details, ...change }).success

describe('invoice details', () => {
  it.each([
    {},
    { company: '', taxId: '', address: '' },
    { company: 'شركة <b>&amp;</b> 株式会社' },
    { taxId: 'ATU12345678' },
    { taxId: '12-3456789' },
  ])('are taken: %j', (change) => expect(isAccepted(change)).toBe(true))

  it.each([
    { company: 'x'.repeat(161) },
    { company: 'two\nlines' },
    { company: 'a\u0000b' },
    { taxId: 'DE123;DROP' },
    { taxId: '-1' },
    { taxId: 'A'.repeat(33) },
    { address: '\n'.repeat(3) + Array(8).fill('x').join('\n') },
    { address: 'x'.repeat(401) },
    { address: '\ud800' },
  ])('are refused: %j', (change) => expect(isAccepted(change)).toBe(false))
})
