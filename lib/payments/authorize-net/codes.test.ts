import { describe, expect, it } from '@jest/globals'
import { CODES, meaningOf } from './codes'
import { loadContracts } from './load-contracts'

describe('codes', () => {
  it('list every status that the package knows', async () => {
    const { TransactionStatusEnum } = await loadContracts()
    expect(Object.keys(CODES.statuses).sort()).toEqual(Object.values(TransactionStatusEnum).sort())
  })

  it('are distinguished by their kind', () => {
    expect(meaningOf('responses', '1')).toBe('approved')
    expect(meaningOf('reasons', '1')).toBeUndefined()
    expect(meaningOf('reasons', '11')).toBe('duplicate')
    expect(meaningOf('statuses', 'voided')).toBe('voided')
  })

  it('mean nothing when they are missing, new, or a name that every object has', () => {
    expect(meaningOf('reasons', undefined)).toBeUndefined()
    expect(meaningOf('statuses', 'somethingNew')).toBeUndefined()
    expect(meaningOf('statuses', 'constructor')).toBeUndefined()
  })
})
