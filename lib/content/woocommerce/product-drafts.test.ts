import { describe, expect, it } from '@jest/globals'
import { draftsOf } from './product-drafts'
import type { ShopProduct, Variation } from './shop'

const WHERE = {
  site: 'https://shop.example',
  siteUrl: 'https://store.example',
  now: new Date('2026-03-01T12:00:00Z'),
}

const priced = {
  permalink: 'https://shop.example/product/office/',
  sku: 'OFF-1',
  global_unique_id: '',
  price: '20',
  regular_price: '20',
  sale_price: '',
  date_on_sale_from_gmt: null,
  date_on_sale_to_gmt: null,
  stock_status: 'instock',
}

const product = (change: Partial<ShopProduct> = {}): ShopProduct => ({
  ...priced,
  id: 10,
  name: 'Office',
  slug: 'office',
  type: 'simple',
  description: '',
  short_description: '',
  categories: [],
  tags: [],
  brands: [],
  images: [],
  attributes: [],
  variations: [],
  yoast_head_json: null,
  ...change,
})
const variation = (id: number, change: Partial<Variation> = {}): Variation => ({
  ...priced,
  id,
  status: 'publish',
  description: '',
  image: null,
  attributes: [{ name: 'Devices', option: `${id}` }],
  ...change,
})

describe('a product of WooCommerce', () => {
  it('becomes one with its texts, publisher, features and pictures', () => {
    const { drafts, problems } = draftsOf(
      product({
        short_description: '<p>All of <b>Office</b>.</p>',
        description:
          '<h2>What is in it</h2><ul><li>Words</li><li>Numbers</li></ul><script>alert(1)</script>[gallery ids="1"]',
        brands: [{ name: 'Microsoft' }],
        tags: [{ name: 'office' }],
        attributes: [
          { name: 'Language', visible: true, variation: false, options: ['German', 'English'] },
          { name: 'Secret', visible: false, variation: false, options: ['x'] },
        ],
        images: Array.from({ length: 9 }, (_, index) => ({
          src: `https://shop.example/${index}.png`,
        })),
        stock_status: 'outofstock',
        yoast_head_json: {
          title: 'Office cheap - Acme',
          description: 'Buy it',
          og_description: '',
          og_site_name: 'Acme',
        },
      }),
      [],
      WHERE,
    )
    expect(problems).toEqual([])
    expect(drafts).toHaveLength(1)
    expect(drafts[0]).toMatchObject({
      sourceId: 10,
      parentId: null,
      family: null,
      inStock: false,
      sku: 'OFF-1',
      slugs: ['office', 'office', 'product-10'],
      formerSlug: 'office',
      seo: { title: 'Office cheap', description: 'Buy it' },
      fields: {
        name: 'Office',
        description: 'All of Office.',
        publisher: 'Microsoft',
        features: ['Language: German, English', 'office'],
        tags: ['office'],
        price: '20.00',
        originalPrice: null,
      },
    })
    expect(drafts[0]?.pictures).toHaveLength(6)
  })

  it('becomes as many of a family as it has variations with a price', () => {
    const { drafts, problems } = draftsOf(
      product({ type: 'variable', variations: [1, 2] }),
      [variation(1), variation(2, { price: '', regular_price: '' })],
      WHERE,
    )
    expect(drafts).toMatchObject([
      {
        sourceId: 1,
        parentId: 10,
        family: 'office',
        slugs: ['office-1', 'office-1', 'product-1'],
        fields: { name: 'Office – 1', devices: 1, description: 'Office' },
      },
    ])
    expect(problems).toEqual([{ name: 'Office – 2', text: 'It has no price' }])
  })

  it('has the numbers that are its own, and fit', () => {
    const fieldsOf = (one: ShopProduct, variations: Variation[] = []) =>
      draftsOf(one, variations, WHERE).drafts.map(({ fields: { sku, gtin } }) => ({ sku, gtin }))
    expect(fieldsOf(product({ global_unique_id: '4006381-333931' }))).toEqual([
      { sku: 'OFF-1', gtin: '4006381333931' },
    ])
    expect(fieldsOf(product({ sku: 'x'.repeat(65), global_unique_id: '123' }))).toEqual([{}])
    const variations = [variation(1), variation(2, { sku: 'OFF-2', global_unique_id: '96385074' })]
    expect(fieldsOf(product({ type: 'variable', variations: [1, 2] }), variations)).toEqual([
      {},
      { sku: 'OFF-2', gtin: '96385074' },
    ])
  })

  it('has an address also where its name has no Latin letters', () => {
    const [draft] = draftsOf(product({ name: '鍵', slug: '%e9%8d%b5' }), [], WHERE).drafts
    expect(draft).toMatchObject({ slugs: ['product-10'], formerSlug: '鍵' })
  })

  it.each([
    [{ name: '' }, 'It has no name'],
    [{ type: 'grouped' }, 'It is a group of products, which the store does not have'],
    [{ type: 'external' }, 'It is sold elsewhere, which the store does not have'],
    [{ type: 'subscription' }, 'It is of the type subscription, which the store does not have'],
    [{ type: 'variable' }, 'It has no variations'],
    [
      { type: 'variable', variations: Array.from({ length: 41 }, (_, index) => index + 1) },
      'It has more than 40 variations',
    ],
    [{ price: '', regular_price: '' }, 'It has no price'],
  ])('%j: %s', (change, text) => {
    expect(draftsOf(product(change), [], WHERE)).toMatchObject({ drafts: [], problems: [{ text }] })
  })
})
