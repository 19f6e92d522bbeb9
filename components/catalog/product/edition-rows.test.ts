import { describe, expect, it } from '@jest/globals'
import { product } from '@/tests/setup/products'
import { editionRows } from './edition-rows'

describe('the rows of a table of editions', () => {
  it('are devices and term, the other facts that differ, and the price', () => {
    const one = product({ id: 1, name: 'One', devices: 1, termMonths: 12, platforms: ['windows'] })
    const other = product({
      id: 2,
      name: 'Other',
      devices: 1,
      termMonths: 12,
      platforms: ['macos'],
    })
    expect(editionRows([one, other])).toEqual(['devices', 'term', 'platforms', 'price', 'perYear'])
    expect(editionRows([one, { ...one, id: 3 }])).toEqual(['devices', 'term', 'price', 'perYear'])
  })

  it('leave out what nothing is known of', () => {
    const one = product({ id: 1, name: 'One', devices: null, termMonths: null })
    expect(editionRows([one, { ...one, id: 2, devices: 5 }])).toEqual(['devices', 'price'])
    expect(editionRows([one, { ...one, id: 2 }])).toEqual(['price'])
  })
})
