import { describe, expect, it } from '@jest/globals'
import { merged } from './kept-changes'

const WRITTEN = { name: 'A', price: '10.00', originalPrice: '12.00', features: ['x'] }

describe('what a later run writes', () => {
  it('is what changed there, but not over what was changed here', () => {
    const current = { ...WRITTEN, name: 'Ours' }
    const next = { ...WRITTEN, name: 'B', features: ['x', 'y'] }
    expect(merged({ current, written: WRITTEN, next }, false)).toEqual({
      change: { features: ['x', 'y'] },
      written: { ...WRITTEN, features: ['x', 'y'] },
      keeps: true,
    })
    expect(merged({ current, written: WRITTEN, next }, true)).toEqual({
      change: { name: 'B', features: ['x', 'y'] },
      written: next,
      keeps: false,
    })
  })

  it('is nothing where both say the same, however that came', () => {
    const next = { ...WRITTEN, name: 'Same' }
    expect(merged({ current: next, written: WRITTEN, next }, false)).toEqual({
      change: {},
      written: next,
      keeps: false,
    })
  })

  it('leaves the price that is struck through with a price that was changed here', () => {
    const current = { ...WRITTEN, price: '9.00' }
    const next = { ...WRITTEN, price: '8.00', originalPrice: '10.00' }
    expect(merged({ current, written: WRITTEN, next }, false)).toMatchObject({
      change: {},
      written: WRITTEN,
      keeps: true,
    })
  })
})
