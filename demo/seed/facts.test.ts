import { describe, expect, it } from '@jest/globals'
import { newProductSchema } from '@/lib/catalog/admin-contracts'
import { readProducts } from './data'
import { factsOf, familyOf } from './facts'

const products = readProducts()
const facts = (slug: string) => {
  const product = products.find((each) => each.slug === slug)
  if (!product) throw new Error(`There is no product ${slug}`)
  return factsOf(product)
}

describe('the facts of the sample products', () => {
  it.each([
    [
      'bitdefender-total-security-2024',
      {
        platforms: ['windows', 'macos', 'android', 'ios'],
        licenseType: 'subscription',
        termMonths: 12,
        devices: 5,
      },
    ],
    [
      'eset-nod32-antivirus-2024-3-pcs-2-years',
      { platforms: ['windows'], licenseType: 'subscription', termMonths: 24, devices: 3 },
    ],
    ['mcafee-premium-individual-1-year-subscription', { devices: 0, termMonths: 12 }],
    [
      'microsoft-365-family-12-month-subscription-for-up-to-6-people',
      { devices: 30, activation: 'account' },
    ],
    [
      'microsoft-windows-11-pro',
      {
        platforms: ['windows'],
        licenseType: 'perpetual',
        termMonths: 0,
        devices: 1,
        activation: 'online',
      },
    ],
    [
      'zorin-os-17-pro',
      { platforms: ['linux'], licenseType: null, termMonths: null, devices: null },
    ],
    ['parallels-desktop-20-for-mac-standard-edition', { platforms: ['macos'], devices: 1 }],
    [
      'adobe-photoshop-elements-2025',
      {
        platforms: ['windows', 'macos'],
        licenseType: null,
        termMonths: 36,
        devices: 2,
        regions: ['global'],
      },
    ],
    ['turbotax-basic-2024-federal-e-file', { termMonths: null, regions: ['US'] }],
  ])('of %s', (slug, expected) => {
    expect(facts(slug)).toMatchObject(expected)
  })

  it('name families of products that are there, each of several', () => {
    const families = products.flatMap(({ slug }) => familyOf(slug).family ?? [])
    for (const family of new Set(families))
      expect([family, families.filter((each) => each === family).length]).not.toEqual([family, 1])
    expect(new Set(families).size).toBe(10)
    expect(familyOf('norton-360-premium-2024')).toEqual({
      family: 'norton-360',
      edition: 'Premium',
    })
  })

  it('differ in price as they do in devices, term and edition', () => {
    const price = (slug: string) =>
      Number(products.find((each) => each.slug === slug)?.price ?? Number.NaN)
    const rising = [
      ['1', '3', '5'].map(
        (count) => `eset-nod32-antivirus-2024-${count}-pc${count === '1' ? '' : 's'}-2-years`,
      ),
      ['', '-3-devices', '-5-devices'].map(
        (devices) => `malwarebytes-standard${devices}-2-year-subscription`,
      ),
      ['home', 'pro', 'pro-for-workstations'].map((edition) => `microsoft-windows-11-${edition}`),
    ]
    for (const slugs of rising) {
      const prices = slugs.map(price)
      expect(prices).toEqual([...prices].sort((one, other) => one - other))
    }
  })

  it('are such as the back office takes', () => {
    const shape = newProductSchema.pick({
      platforms: true,
      licenseType: true,
      termMonths: true,
      devices: true,
      regions: true,
      activation: true,
      worksWith: true,
      notIncluded: true,
    })
    for (const product of products) expect(shape.parse(factsOf(product))).toEqual(factsOf(product))
  })
})
