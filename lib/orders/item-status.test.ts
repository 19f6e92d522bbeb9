import { describe, expect, it } from '@jest/globals'
import { itemStatus } from './item-status'

const item = {
  productName: 'Software',
  productPrice: '19.9',
  quantity: 2,
  refundedQuantity: 0,
  delivery: 'keys' as const,
  deliveredAt: new Date('2026-11-24T10:00:00Z'),
  keyCount: 2,
  statement: null,
  product: {
    image: '/images/products/guard-cover.webp',
    installerUrl: 'https://publisher.example/get',
    activationSteps: ['Enter the key.'],
    newestRelease: { version: '4.2', date: '2026-11-12' },
    availableFrom: null,
  },
  isGiftCard: false,
  isBundle: false,
  bundlePosition: null,
}

describe('itemStatus', () => {
  it('says how a delivered item is installed', () => {
    expect(itemStatus(item, 'completed')).toEqual({
      productName: 'Software',
      image: '/images/products/guard-cover.webp',
      productPrice: '19.90',
      quantity: 2,
      progress: 'delivered',
      deliveredAt: '2026-11-24T10:00:00.000Z',
      installerUrl: 'https://publisher.example/get',
      activationSteps: ['Enter the key.'],
      newestRelease: { version: '4.2', date: '2026-11-12' },
    })
  })

  it('names no version of a product that has none, or is not there yet', () => {
    const product = { ...item.product, newestRelease: null }
    expect(itemStatus({ ...item, product }, 'completed')).not.toHaveProperty('newestRelease')
    expect(itemStatus({ ...item, deliveredAt: null }, 'processing')).not.toHaveProperty(
      'newestRelease',
    )
  })

  it('names the day of a pre-order that waits for it', () => {
    const product = { ...item.product, availableFrom: new Date('2026-12-24T09:00:00Z') }
    const waiting = { ...item, product, deliveredAt: null, keyCount: 0 }
    expect(itemStatus(waiting, 'processing')).toMatchObject({
      progress: 'waiting',
      availableFrom: '2026-12-24T09:00:00.000Z',
    })
    expect(itemStatus({ ...item, product }, 'completed')).not.toHaveProperty('availableFrom')
    expect(itemStatus({ ...waiting, refundedQuantity: 2 }, 'refunded')).not.toHaveProperty(
      'availableFrom',
    )
  })

  it('does not say it of one that is on its way, or was refunded', () => {
    const nothing = { installerUrl: null, activationSteps: [] }
    expect(itemStatus({ ...item, deliveredAt: null }, 'processing')).toMatchObject({
      ...nothing,
      progress: 'sending',
    })
    expect(itemStatus({ ...item, refundedQuantity: 2 }, 'partially_refunded')).toMatchObject({
      ...nothing,
      progress: 'refunded',
    })
  })
})
