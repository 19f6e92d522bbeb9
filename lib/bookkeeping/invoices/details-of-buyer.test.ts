import { expect, it } from '@jest/globals'
import { detailsOfBuyer } from './details-of-buyer'

const BUYER = { email: 'ada@example.com', name: 'Ada', address: '1 Main Street' }
const COMPANY = { company: 'Acme GmbH', taxId: 'DE123456789' }

it('says nothing that the order does not say', () => {
  expect(detailsOfBuyer(BUYER, 'en')).toBeNull()
  expect(detailsOfBuyer({ ...BUYER, country: '', company: '', taxId: '' }, 'en')).toBeNull()
})

it('names company, tax ID and country', () => {
  expect(detailsOfBuyer({ ...BUYER, ...COMPANY, country: 'DE' }, 'en')).toEqual({
    ...COMPANY,
    address: '1 Main Street\nGermany',
  })
  expect(detailsOfBuyer({ ...BUYER, address: '', country: 'DE' }, 'de')).toEqual({
    company: '',
    taxId: '',
    address: 'Deutschland',
  })
})

it('has the reference of a company', () => {
  expect(detailsOfBuyer({ ...BUYER, ...COMPANY, buyerReference: 'PO-4711' }, 'en')).toEqual({
    ...COMPANY,
    buyerReference: 'PO-4711',
    address: '1 Main Street',
  })
  expect(detailsOfBuyer({ ...BUYER, buyerReference: 'PO-4711' }, 'en')).toMatchObject({
    company: '',
    buyerReference: 'PO-4711',
  })
})

it('leaves an address that is too long to the order', () => {
  const address = 'x'.repeat(450)
  expect(detailsOfBuyer({ ...BUYER, ...COMPANY, address, country: 'DE' }, 'en')).toEqual({
    ...COMPANY,
    address: '',
  })
})
