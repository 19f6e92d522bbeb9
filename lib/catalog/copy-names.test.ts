import { describe, expect, it } from '@jest/globals'
import { copyName, copySlug } from './copy-names'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from './product-rules'

describe('the copy of a product', () => {
  it('says in its name that it is one, however long that is', () => {
    expect(copyName('Office 2024')).toBe('Office 2024 (copy)')
    expect(copyName('x'.repeat(200))).toHaveLength(200)
    expect(copyName('x'.repeat(200))).toMatch(/x \(copy\)$/)
  })

  it('has the first address that is free', () => {
    expect(copySlug('office', new Set())).toBe('office-copy')
    expect(copySlug('office', new Set(['office-copy', 'office-copy-2']))).toBe('office-copy-3')
    const long = copySlug(`${'a'.repeat(108)}-${'b'.repeat(11)}`, new Set())
    expect(long).toMatch(SLUG_PATTERN)
    expect(long.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH)
  })
})
