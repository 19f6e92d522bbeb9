import { describe, expect, it } from '@jest/globals'
import { englishTexts } from '@/tests/setup/english-texts'
import { batchOf, NO_BATCH, supplierProblem } from './batch-values'

const t = englishTexts('licences')

describe('what a form says of a batch of keys', () => {
  it('is nothing when nothing is entered', () => {
    expect(batchOf(NO_BATCH)).toBeNull()
    expect(supplierProblem(NO_BATCH, t)).toBeUndefined()
  })

  it('leaves out what is not known', () => {
    expect(batchOf({ ...NO_BATCH, supplier: 'Keys Ltd' })).toEqual({
      supplier: 'Keys Ltd',
      reference: '',
      unitCost: null,
      expiresOn: null,
    })
  })

  it('asks for the supplier of whatever else is known', () => {
    expect(supplierProblem({ ...NO_BATCH, unitCost: '3' }, t)).toBe('Name the supplier')
  })
})
