import { describe, expect, it } from '@jest/globals'
import { say } from '@/lib/core/server-text'
import { newProductSchema, type ProductFields } from './admin-contracts'
import { restoredProduct } from './product-restoring'

const { slug: _, ...rest } = newProductSchema.parse({ name: 'A', description: 'A.', price: '10' })
const said = { rating: '0.0', license: '', version: '', deliveryInfo: '' }
const fields: ProductFields = { ...rest, ...said, ownFacts: {}, slug: 'a', categoryId: 14 }
const now = { fields, ratingSource: 'sample', isBundle: false } as const
const deleted = { ...fields, createdAt: '2026-01-02T03:04:05.000Z' }

describe('how the change of a product is undone', () => {
  it('gives the fields that changed their values of before', () => {
    expect(
      restoredProduct({ before: { price: '8.00' }, after: { price: '10.00' } }, now, 'USD'),
    ).toEqual({
      fields: { ...fields, price: '8.00' },
    })
  })

  it('leaves what has changed since, or is gone', () => {
    expect(
      restoredProduct({ before: { price: '8.00' }, after: { price: '9.00' } }, now, 'USD'),
    ).toEqual(say('undo.hasChangedSince'))
    expect(
      restoredProduct({ before: { price: '8.00' }, after: { price: '9.00' } }, undefined, 'USD'),
    ).toEqual(say('undo.wasDeleted'))
  })

  it('does not wait again for a time that has passed, nor once it is shown', () => {
    const undo = (publishAt: string) => ({
      before: { isHidden: true, publishAt },
      after: { isHidden: false, publishAt: null },
    })
    const next = (publishAt: string | null) => ({
      fields: { ...fields, isHidden: true, publishAt },
    })
    const [past, future] = ['2026-01-01T09:00:00.000Z', '9999-01-01T09:00:00.000Z']
    expect(restoredProduct(undo(past), now, 'USD')).toEqual(next(null))
    expect(restoredProduct(undo(future), now, 'USD')).toEqual(next(future))
    const waiting = { ...next(future), ratingSource: 'sample', isBundle: false } as const
    const hidden = { before: { isHidden: false }, after: { isHidden: true } }
    expect(restoredProduct(hidden, waiting, 'USD')).toEqual({ fields })
  })

  it('makes a pre-order of it again while its day is to come, if it still can be one', () => {
    const undo = (availableFrom: string) => ({
      before: { availableFrom },
      after: { availableFrom: null },
    })
    const byKeys = { ...now, fields: { ...fields, delivery: 'keys' } } as const
    const [past, future] = ['2026-01-01T09:00:00.000Z', '9999-01-01T09:00:00.000Z']
    expect(restoredProduct(undo(future), byKeys, 'USD')).toMatchObject({
      fields: { availableFrom: future },
    })
    expect(restoredProduct(undo(past), byKeys, 'USD')).toMatchObject({
      fields: { availableFrom: null },
    })
    expect(restoredProduct(undo(past), now, 'USD')).toMatchObject({
      fields: { availableFrom: null },
    })
    expect(restoredProduct(undo(future), now, 'USD')).toEqual(say('products.preorderNeedsKeys'))
  })

  it('keeps the rating that buyers gave meanwhile', () => {
    const rated = {
      fields: { ...fields, reviewCount: 3 },
      ratingSource: 'reviews',
      isBundle: false,
    } as const
    const undo = { before: { reviewCount: 9, name: 'B' }, after: { reviewCount: 0, name: 'A' } }
    expect(restoredProduct(undo, rated, 'USD')).toEqual({ fields: { ...rated.fields, name: 'B' } })
  })

  it('brings back what was deleted, once', () => {
    expect(restoredProduct({ before: deleted, after: null }, undefined, 'USD')).toEqual({
      fields,
      createdAt: new Date(deleted.createdAt),
    })
    expect(restoredProduct({ before: deleted, after: null }, now, 'USD')).toEqual(
      say('undo.isThereAgain'),
    )
    expect(restoredProduct({ before: { name: 'A' }, after: null }, undefined, 'USD')).toEqual(
      say('undo.notPossibleAnyMore'),
    )
  })

  it('refuses what could not be sold', () => {
    const card = {
      fields: { ...fields, isGiftCard: true },
      ratingSource: 'sample',
      isBundle: false,
    } as const
    expect(
      restoredProduct({ before: { price: '0.00' }, after: { price: '10.00' } }, card, 'USD'),
    ).toEqual(say('products.giftCardWithoutPrice'))
  })

  it('gives typed prices back, unless their currency has become that of the store', () => {
    const prices = { EUR: { price: '8.00', originalPrice: null } }
    const undo = { before: { prices }, after: { prices: {} } }
    expect(restoredProduct(undo, now, 'USD')).toEqual({ fields: { ...fields, prices } })
    expect(restoredProduct(undo, now, 'EUR')).toMatchObject({ reason: 'products.typedPriceOfBase' })
    const { prices: _none, ...before } = deleted
    expect(restoredProduct({ before, after: null }, undefined, 'USD')).toMatchObject({ fields })
  })
})
