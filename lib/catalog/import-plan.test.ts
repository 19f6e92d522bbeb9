import { describe, expect, it } from '@jest/globals'
import { planImport } from './import-plan'

const CATALOGUE = {
  products: new Map(),
  categoryIds: new Map([['antivirus', 7]]),
  defaultCategoryId: 7,
  defaultPublisher: 'Softhaven',
}

describe('a line of an import', () => {
  it.each(['39.99', '40.00', '40.01'])('may have the original price %s', (originalPrice) => {
    const cells = { slug: 'a-product', name: 'A', description: 'B', price: '40.00', originalPrice }
    const { additions, refusals } = planImport([{ line: 2, cells }], CATALOGUE)
    expect(refusals).toEqual([])
    expect(additions.map(({ fields }) => fields.originalPrice)).toEqual([originalPrice])
  })

  it('is refused with what is wrong with it', () => {
    const cells = { slug: 'a-product', name: 'A\0', description: 'B', price: '-1' }
    const { refusals } = planImport([{ line: 2, cells }], CATALOGUE)
    expect(refusals).toEqual([
      expect.objectContaining({
        problems: [expect.stringContaining('name'), expect.stringContaining('price')],
      }),
    ])
  })
})
