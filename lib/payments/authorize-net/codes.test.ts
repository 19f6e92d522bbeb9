import { describe, expect, it } from '@jest/globals'
import { CODES, codeMeans } from './codes'
import { loadContracts } from './load-contracts'

describe('codes', () => {
  it('list every status that the package knows', async () => {
    const { TransactionStatusEnum } = await loadContracts()
    expect(Object.keys(CODES.statuses).sort()).toEqual(Object.values(TransactionStatusEnum).sort())
  })

  it('are told apart by their kind', () => {
    expect(codeMeans('responses', '1')).toBe('approved')
    expect(codeMeans('reasons', '1')).toBeUndefined()
    expect(codeMeans('reasons', '11')).toBe('duplicate')
    expect(codeMeans('statuses', 'voided')).toBe('voided')
  })

  it('mean nothing when they are missing, new, or a name that every object has', () => {
    expect(codeMeans('reasons', undefined)).toBeUndefined()
    expect(codeMeans('statuses', 'somethingNew')).toBeUndefined()
    expect(codeMeans('statuses', 'constructor')).toBeUndefined()
  })
})
