import { describe, expect, it } from '@jest/globals'
import { bundleFieldsProblem, bundleProblem, bundlesLeft, partProblem } from './bundle-rules'

const product = {
  id: 1,
  name: 'Office',
  isBundle: false,
  isGiftCard: false,
  keysByRule: false,
  isPreorder: false,
}
const NEW = { keys: 0, partOf: null }

describe('what a bundle may be', () => {
  it('takes a product without keys of its own', () => {
    expect(bundleProblem(product, NEW)).toBeNull()
    expect(bundleProblem({ ...product, isBundle: true }, NEW)).toBeNull()
  })

  it.each([
    ['a gift card', { ...product, isGiftCard: true }, NEW],
    ['a product whose keys are made by a rule', { ...product, keysByRule: true }, NEW],
    ['a pre-order', { ...product, isPreorder: true }, NEW],
    ['a product with keys', product, { keys: 1, partOf: null }],
    ['a part of another bundle', product, { keys: 0, partOf: 'Everything' }],
  ])('refuses %s', (_, candidate, standing) => {
    expect(bundleProblem(candidate, standing)).not.toBeNull()
  })

  it.each([
    ['itself', product, 1],
    ['another bundle', { ...product, isBundle: true }, 2],
    ['a gift card', { ...product, isGiftCard: true }, 2],
    ['a pre-order', { ...product, isPreorder: true }, 2],
  ])('refuses %s as a part', (_, part, bundleId) => {
    expect(partProblem(part, bundleId)).not.toBeNull()
  })

  it('takes others as parts', () => {
    expect(partProblem(product, 2)).toBeNull()
    expect(partProblem({ ...product, keysByRule: true }, 2)).toBeNull()
  })

  it('keeps a bundle delivered by the keys of its parts', () => {
    expect(bundleFieldsProblem(true, { delivery: 'keys', isGiftCard: false })).toBeNull()
    expect(bundleFieldsProblem(false, { delivery: 'manual', isGiftCard: true })).toBeNull()
    expect(bundleFieldsProblem(true, { delivery: 'manual', isGiftCard: false })?.field).toBe(
      'delivery',
    )
    expect(bundleFieldsProblem(true, { delivery: 'keys', isGiftCard: true })?.field).toBe(
      'isGiftCard',
    )
  })
})

describe('how many bundles can be sold', () => {
  it.each([
    [
      'the part that suffices for fewest',
      [
        { quantity: 1, availableKeys: 7 },
        { quantity: 3, availableKeys: 8 },
      ],
      2,
    ],
    [
      'none without the keys for one',
      [
        { quantity: 2, availableKeys: 1 },
        { quantity: 1, availableKeys: 5 },
      ],
      0,
    ],
    [
      'only parts that need keys',
      [
        { quantity: 1, availableKeys: null },
        { quantity: 1, availableKeys: 4 },
      ],
      4,
    ],
    ['any number without such parts', [{ quantity: 1, availableKeys: null }], null],
  ])('counts %s', (_, parts, expected) => {
    expect(bundlesLeft(parts)).toBe(expected)
  })
})
