import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { product } from './products'

const { stockLeft: _, options: _options, ...listed } = product({ id: 7, name: 'Office' })
/** A product as the back office reads it. */
export const storedProduct: AdminProduct = {
  ...listed,
  price: '100.00',
  installerUrl: null,
  activationSteps: [],
  tags: [],
  furtherCategoryIds: [],
  seoTitle: '',
  seoDescription: '',
  relatedProductIds: [],
  relatedProducts: [],
  story: '',
  releases: [],
  trialUrl: null,
  trialDays: null,
  whenSoldOut: 'refuse',
  backorderLimit: null,
  ownFacts: {},
  availableFrom: null,
  isHidden: false,
  publishAt: null,
  availableKeys: 0,
  waitingForStock: 0,
  waitingForPrice: 0,
  groupId: 1,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
}
