import { describe, expect, it } from '@jest/globals'
import { storedProduct } from '@/tests/setup/stored-product'
import { changedOptions, optionProblems, optionValues, withEdit } from './options-values'

const one = { ...storedProduct, id: 1, price: '20.00', originalPrice: '30.00' }
const two = { ...storedProduct, id: 2, price: '40.00', isHidden: true }

describe('what is typed of options', () => {
  it('is shown over what was loaded, and none once it is the same again', () => {
    const edits = withEdit(withEdit({}, one, { price: '25' }), two, { isHidden: false })
    expect(edits).toEqual({ 1: { price: '25' }, 2: { isHidden: false } })
    expect(optionValues(one, edits)).toEqual({
      price: '25',
      originalPrice: '30.00',
      isHidden: false,
    })
    expect(withEdit(withEdit(edits, one, { price: '20.00' }), two, { isHidden: true })).toEqual({})
  })

  it('is sent with what it was typed over, in order, amounts as they are typed in the language', () => {
    const edits = withEdit(withEdit({}, two, { price: '1.299,50' }), one, {
      price: 'twenty',
      originalPrice: ' ',
    })
    const expectedUpdatedAt = storedProduct.updatedAt
    expect(changedOptions([one, two], edits, 'de')).toEqual([
      { id: 1, expectedUpdatedAt, price: 'twenty', originalPrice: null },
      { id: 2, expectedUpdatedAt, price: '1299.50' },
    ])
  })

  it('is refused beside its field, or at its product', () => {
    expect(
      optionProblems(
        [
          { path: 'products.1.price', message: 'Too high' },
          { path: 'products.0', message: 'Changed meanwhile' },
          { path: 'products', message: 'Too many' },
        ],
        [one, two],
      ),
    ).toEqual({ 1: { whole: 'Changed meanwhile' }, 2: { price: 'Too high' } })
  })
})
