import { describe, expect, it } from '@jest/globals'
import type { Category } from '@/lib/catalog/contracts'
import type { OwnFact } from '@/lib/catalog/own-fact-rules'
import type { OfferedProduct } from '@/lib/catalog/queries'
import { inBase, sellingIn } from '@/lib/pricing/selling'
import { product as storedProduct } from '@/tests/setup/products'
import { type FeedContext, feedItem } from './feed-item'
import { GOOGLE_END, googleHead, googleItem } from './google-xml'
import { metaHead, metaLine, microsoftHead, microsoftLine } from './item-tables'

const category = (id: number, name: string, slug: string, parentId: number | null): Category => ({
  id,
  name,
  slug,
  description: '',
  icon: 'Package',
  isActive: true,
  bannerImage: null,
  parentId,
})
const categories = [
  category(1, 'Antivirus & Security', 'antivirus-security', null),
  category(2, 'Norton', 'norton', 1),
  category(3, 'Gifts', 'gifts', null),
]
const context: FeedContext = {
  language: 'en',
  siteUrl: 'https://shop.example',
  storeName: 'Softhaven',
  selling: inBase('USD'),
  sellsInSeveral: false,
  categories: new Map(categories.map((each) => [each.id, each])),
}
const product: OfferedProduct = {
  ...storedProduct({
    id: 7,
    name: 'Norton 360',
    description: 'Protection for five devices.',
    publisher: 'Norton',
    originalPrice: '49.90',
    image: '/images/norton.webp',
    additionalImages: ['/media/b.png', '/media/c.svg'],
    rating: '4.5',
    family: 'Norton 360 & friends',
    categoryId: 2,
  }),
  hasOptions: true,
}
const itemOf = (change: Partial<OfferedProduct> = {}, other: Partial<FeedContext> = {}) => {
  const item = feedItem({ ...product, ...change }, { ...context, ...other })
  if (!item) throw new Error('It was left out')
  return item
}

describe('feedItem', () => {
  it('tells Google what is known of the owner’s own facts, in the language of the feed', () => {
    const length: OwnFact = {
      id: 1,
      slug: 'length',
      kind: 'number',
      names: { en: 'Length', de: 'Dauer' },
      units: { en: 'h', de: 'Std.' },
      decimals: 1,
      isSeveral: false,
      choices: [],
      isOnPage: true,
      isCompared: true,
      isFilter: true,
      position: 0,
      categoryIds: [],
    }
    const item = itemOf(
      { ownFacts: { length: '12.5', gone: 'x' } },
      { language: 'de', ownFacts: { facts: [length], words: { yes: 'Ja', no: 'Nein' } } },
    )
    expect(googleItem(item)).toMatch(
      /<g:product_detail><g:attribute_name>Dauer<.g:attribute_name><g:attribute_value>12,5\sStd\.<.g:attribute_value><.g:product_detail>/,
    )
    expect(googleItem(itemOf())).not.toContain('product_detail')
  })

  it('names a product by its numbers, where it has some that channels take', () => {
    const worldwide = itemOf({ gtin: '4006381333931', mpn: 'N-360' })
    expect(googleItem(worldwide)).toContain('<g:gtin>4006381333931</g:gtin><g:mpn>N-360</g:mpn>')
    expect(googleItem(worldwide)).not.toContain('identifier_exists')
    expect(metaLine(worldwide)).toMatch(/,4006381333931,N-360\r\n$/)
    expect(microsoftLine(worldwide)).toMatch(/\t4006381333931\tN-360\tyes\n$/)
    // A number of the publisher's says nothing where it is not said whose it is.
    const unnamed = itemOf({ mpn: 'N-360', publisher: 'Softhaven' })
    expect(googleItem(itemOf({ mpn: 'N-360' }))).not.toContain('identifier_exists')
    for (const item of [unnamed, itemOf({ gtin: '2012345678900' }), itemOf()]) {
      expect(googleItem(item)).toContain('<g:identifier_exists>no</g:identifier_exists>')
      expect(googleItem(item)).not.toMatch(/g:gtin|g:mpn/)
      expect(microsoftLine(item)).toMatch(/\t\t\tno\n$/)
    }
  })

  it('names the day of a pre-order where the channel takes it', () => {
    const availableFrom = '2026-12-24T09:00:00.000Z'
    const item = itemOf({ keysReady: 0, availableFrom })
    expect(googleItem(item)).toContain(
      `<g:availability>preorder</g:availability><g:availability_date>${availableFrom}</g:availability_date>`,
    )
    expect(metaLine(item)).toContain(',out of stock,')
    expect(googleItem(itemOf())).not.toContain('availability_date')
  })

  it('calls used what is sold as such', () => {
    const used = itemOf({ licenceKind: 'used' })
    expect(googleItem(used)).toContain('<g:condition>used</g:condition>')
    expect(metaLine(used)).toContain(',used,')
  })

  it('says what channels ask for, in whole addresses and the store’s currency', () => {
    expect(itemOf()).toEqual({
      id: '7',
      title: 'Norton 360',
      description: 'Protection for five devices.',
      link: 'https://shop.example/products/norton-360',
      imageLink: 'https://shop.example/images/norton.webp',
      additionalImageLinks: ['https://shop.example/media/b.png'],
      isInStock: true,
      availableFrom: null,
      isUsed: false,
      price: '49.90 USD',
      salePrice: '29.99 USD',
      saleDates: null,
      shippingPrice: '0.00 USD',
      brand: 'Norton',
      gtin: null,
      mpn: null,
      googleCategory: 5299,
      productType: 'Antivirus & Security > Norton',
      itemGroup: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
  })

  it('has all amounts in the currency that prices are in', () => {
    expect(itemOf({}, { selling: inBase('EUR') })).toMatchObject({
      price: '49.90 EUR',
      salePrice: '29.99 EUR',
      shippingPrice: '0.00 EUR',
    })
  })

  it('costs in a currency that is sold in what was typed or is converted, and leads to the page in it', () => {
    const selling = sellingIn({ baseCurrency: 'USD', sellingCurrencies: { EUR: '99' } }, 'EUR')
    if (!selling) throw new Error('It is not sold in')
    expect(itemOf({}, { selling, sellsInSeveral: true, language: 'de' })).toMatchObject({
      price: '41.99 EUR',
      salePrice: '25.99 EUR',
      shippingPrice: '0.00 EUR',
      link: 'https://shop.example/de/products/norton-360?currency=EUR',
    })
    // Pages propose another currency to who comes from elsewhere.
    expect(itemOf({}, { sellsInSeveral: true }).link).toBe(
      'https://shop.example/products/norton-360?currency=USD',
    )
    const EUR = { price: '27.00', originalPrice: '39.00' }
    expect(itemOf({ prices: { EUR } }, { selling })).toMatchObject({
      price: '39.00 EUR',
      salePrice: '27.00 EUR',
    })
    const dearer = { price: '45.00', originalPrice: null }
    expect(itemOf({ prices: { EUR: dearer } }, { selling })).toMatchObject({
      price: '45.00 EUR',
      salePrice: null,
    })
  })

  it('leads to the page of the language', () => {
    expect(itemOf({}, { language: 'ja' }).link).toBe('https://shop.example/ja/products/norton-360')
  })

  it('has a sale price only below the original one', () => {
    for (const originalPrice of [null, '29.99', '9.99'])
      expect(itemOf({ originalPrice })).toMatchObject({ price: '29.99 USD', salePrice: null })
    // As numbers, not as texts.
    expect(itemOf({ price: '9.00', originalPrice: '10.00' }).salePrice).toBe('9.00 USD')
  })

  it('says when its sale is on, where both ends of it are known', () => {
    const saleStartedAt = '2026-12-01T09:00:00.000Z'
    const saleEndsAt = '2026-12-05T09:30:00.000Z'
    const item = itemOf({ saleStartedAt, saleEndsAt })
    const dates = '2026-12-01T09:00Z/2026-12-05T09:30Z'
    expect(googleItem(item)).toContain(
      `<g:sale_price_effective_date>${dates}</g:sale_price_effective_date>`,
    )
    expect(metaLine(item)).toContain(`,${dates},`)
    expect(itemOf({ saleStartedAt }).saleDates).toBeNull()
    expect(itemOf({ saleStartedAt, saleEndsAt, originalPrice: null }).saleDates).toBeNull()
  })

  it('is in a group with all of its family, and with nobody else', () => {
    const one = itemOf().itemGroup
    expect(itemOf({ id: 8, slug: 'other' }).itemGroup).toBe(one)
    expect(itemOf({ family: 'Norton 360 and friends' }).itemGroup).not.toBe(one)
    expect(itemOf({ hasOptions: false }).itemGroup).toBeNull()
    expect(itemOf({ family: null, hasOptions: false }).itemGroup).toBeNull()
  })

  it('is software of some kind, whatever the category is called', () => {
    expect(itemOf({ categoryId: 3 })).toMatchObject({ googleCategory: 313, productType: 'Gifts' })
    expect(itemOf({ categoryId: 99 })).toMatchObject({ googleCategory: 313, productType: '' })
  })

  it('names no brand where there is only the store', () => {
    expect(itemOf({ publisher: 'Softhaven' }).brand).toBe('')
  })

  it('leaves out what has no price, picture or description', () => {
    for (const change of [
      { price: '0.00' },
      { image: '/images/placeholder.svg' },
      { description: '' },
    ])
      expect(feedItem({ ...product, ...change }, context)).toBeNull()
  })
})

const HOSTILE = `=1+1 <b>&amp; "it's" ]]>\t\r\n\u0000\u001F\u2028🎉\uFFFE,;`

describe('the formats', () => {
  it('are Google’s XML', () => {
    const xml =
      googleHead('A & B', 'Sells\n<software>', 'https://shop.example') +
      googleItem(itemOf()) +
      GOOGLE_END
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0">/,
    )
    expect(xml).toContain('<title>A &amp; B</title>')
    expect(xml).toContain('<description>Sells &lt;software&gt;</description>')
    for (const element of [
      '<g:id>7</g:id>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>49.90 USD</g:price>',
      '<g:sale_price>29.99 USD</g:sale_price>',
      '<g:identifier_exists>no</g:identifier_exists>',
      '<g:condition>new</g:condition>',
      '<g:google_product_category>5299</g:google_product_category>',
      '<g:product_type>Antivirus &amp; Security &gt; Norton</g:product_type>',
      '<g:shipping><g:price>0.00 USD</g:price></g:shipping>',
    ])
      expect(xml).toContain(element)
    const bare = googleItem(
      itemOf({
        inStock: false,
        originalPrice: null,
        publisher: '',
        hasOptions: false,
        categoryId: 9,
      }),
    )
    expect(bare).toContain('<g:availability>out_of_stock</g:availability>')
    expect(bare).not.toMatch(/sale_price|brand|item_group_id|product_type/)
  })

  it('are Meta’s and Microsoft’s tables, a product a line', () => {
    const names = metaHead().trimEnd().split(',')
    expect(names).toEqual([
      'id',
      'title',
      'description',
      'link',
      'image_link',
      'additional_image_link',
      'availability',
      'condition',
      'price',
      'sale_price',
      'sale_price_effective_date',
      'brand',
      'google_product_category',
      'product_type',
      'item_group_id',
      'gtin',
      'mpn',
    ])
    expect(metaLine(itemOf())).toMatch(/^7,Norton 360,.*,in stock,new,49\.90 USD,29\.99 USD,/)
    expect(microsoftHead().trimEnd().split('\t')).toEqual([...names, 'identifier_exists'])
  })

  it('hold whatever a product is called', () => {
    const item = itemOf({
      name: HOSTILE.repeat(200),
      description: HOSTILE.repeat(400),
      publisher: HOSTILE,
    })
    expect(item.title.length).toBeLessThanOrEqual(150)
    expect(item.description.length).toBeLessThanOrEqual(5000)
    const xml = googleItem(item)
    expect(xml.trimEnd()).not.toMatch(/\p{Cc}|\uFFFE|<b>|\]\]>|&(?!(?:amp|lt|gt|quot|apos);)/u)
    const cells = microsoftLine(item)
    expect(cells.trimEnd().split('\t')).toHaveLength(18)
    expect(cells.indexOf('\n')).toBe(cells.length - 1)
    expect(metaLine(item).split('\r\n')).toHaveLength(2)
  })
})
