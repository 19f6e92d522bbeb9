import { describe, expect, it } from '@jest/globals'
import { MAX_PREPARED_LINES, preparedCartHref, preparedLines } from './prepared-cart'

describe('the address of a prepared cart', () => {
  it('is read as it was written', () => {
    const lines = [
      { productId: 12, quantity: 2 },
      { productId: 2_147_483_647, quantity: 99 },
    ]
    const href = preparedCartHref(lines)
    expect(href).toBe('/cart/prepared?items=12x2,2147483647x99')
    expect(preparedLines(href.slice(href.indexOf('?')))).toEqual(lines)
  })

  it('leaves out what is no line, and names a product once', () => {
    expect(preparedLines('?items=0x1,5x0,2147483648x1,7x100,<b>,3x2,3x9,-1x1')).toEqual([
      { productId: 3, quantity: 2 },
    ])
    expect(preparedLines('')).toEqual([])
    expect(preparedLines('?other=1x1')).toEqual([])
  })

  it('has no more lines than fit', () => {
    const many = Array.from({ length: 40 }, (_, index) => `${index + 1}x1`).join(',')
    expect(preparedLines(`items=${many}`)).toHaveLength(MAX_PREPARED_LINES)
  })
})
