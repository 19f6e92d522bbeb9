import { describe, expect, it } from '@jest/globals'
import { missingOfSeller } from './seller'

const SELLER = { sellerName: 'Key Corner Ltd', sellerAddress: '1 Corner St', sellerTaxId: 'GB1' }

describe('what is missing of the seller', () => {
  it('is nothing with name, address and tax ID', () => {
    expect(missingOfSeller(SELLER)).toEqual([])
  })

  it.each(['sellerName', 'sellerAddress', 'sellerTaxId'] as const)('is %s', (field) => {
    expect(missingOfSeller({ ...SELLER, [field]: '' })).toEqual([field])
    expect(missingOfSeller({ ...SELLER, [field]: ' \n' })).toEqual([field])
  })
})
