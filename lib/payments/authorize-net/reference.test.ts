import { describe, expect, it } from '@jest/globals'
import { referenceOf, refundReferenceOf } from './reference'

describe('references at Authorize.Net', () => {
  it('are 20 characters, the same for the same payment and others for others', () => {
    const reference = referenceOf('0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001')
    expect(reference).toBe('0b6b8c0e0d5c4c559a43')
    expect(referenceOf('1b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001')).not.toBe(reference)
  })

  it('of refunds fit too, whatever the format of their keys', () => {
    const keys = ['a', 'a refund of some order that has a long key-1', '…-2']
    const references = keys.map(refundReferenceOf)
    expect(references.every((reference) => /^[0-9a-f]{20}$/.test(reference))).toBe(true)
    expect(new Set(references).size).toBe(keys.length)
    expect(keys.map(refundReferenceOf)).toEqual(references)
  })
})
