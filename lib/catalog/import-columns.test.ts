import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { ProductFields } from './admin-contracts'
import {
  COLUMNS,
  factColumn,
  headerLine,
  lineOf,
  priceColumnsOf,
  pricedIn,
  readCell,
} from './import-columns'

const SLUGS = new Map([
  [3, 'norton'],
  [5, 'windows'],
])

describe('a line of the file', () => {
  it('is read as it was written', () => {
    const fields: ProductFields = {
      slug: 'a-b',
      name: '=HYPERLINK("x"), "quoted"; b',
      description: 'two\nlines, <b>',
      publisher: '@Home',
      price: '1.00',
      originalPrice: null,
      prices: { EUR: { price: '0.90', originalPrice: null } },
      volumePrices: [{ from: 10, percent: 8 }],
      categoryId: 3,
      image: null,
      additionalImages: ['/images/a.png', '/images/b.png'],
      pictureTexts: { '/images/a.png': { text: 'The start page', isScreenshot: true } },
      videoUrl: 'https://vimeo.com/76979871',
      rating: '4.5',
      reviewCount: 7,
      features: ['-one', 'two, three'],
      isFeatured: true,
      inStock: false,
      isHidden: false,
      publishAt: null,
      delivery: 'keys',
      isGiftCard: false,
      systemRequirements: [],
      deliveryInfo: '',
      supportedLanguages: ['English'],
      refundDays: null,
      isGenuine: true,
      licenceKind: 'used',
      keySource: 'previous_owner',
      firstRegion: 'DE',
      updates: '2030-12-31',
      license: "'quoted'",
      version: '2024',
      installerUrl: 'https://example.com/get?a=1',
      activationSteps: ['Open it', '=1+1'],
      platforms: ['windows', 'macos'],
      licenseType: 'subscription',
      termMonths: 0,
      devices: 5,
      regions: ['EU', 'US'],
      activation: 'online',
      family: 'a-family',
      edition: '=Pro',
      worksWith: ['Outlook 2024'],
      notIncluded: ['-a cable'],
      tags: ['back to school', '=gift'],
      furtherCategoryIds: [5, 9, 3],
      sku: '-OFF/1',
      gtin: '036000291452',
      mpn: null,
      seoTitle: '=Buy it',
      seoDescription: 'All, and more',
      notice: 'Needs an account',
      relatedProductIds: [4, 2],
      story: '<h2>All of it</h2>',
      releases: [{ version: '2024', date: '2026-11-12', notes: 'New' }],
      trialUrl: 'https://example.com/try',
      trialDays: 14,
      whenSoldOut: 'backorder',
      backorderLimit: 20,
      ownFacts: { players: '4', genre: ['board', 'word'], online: true },
      availableFrom: '2026-12-24T09:00:00.000Z',
    }
    const facts = ['players', 'genre', 'online', 'length']
    const file =
      headerLine(['EUR', 'GBP'], facts) + lineOf(fields, SLUGS, ['EUR', 'GBP'], facts, 'a×1; b×2')
    const [header = [], cells = []]: string[][] = parse(file)
    const names = [
      ...COLUMNS,
      ...priceColumnsOf('EUR'),
      ...priceColumnsOf('GBP'),
      ...facts.map(factColumn),
    ]
    expect(header).toEqual(names)
    const read = names.map((column, index) => [column, readCell(column, cells[index] ?? '')])
    const {
      categoryId: _,
      prices: _prices,
      pictureTexts: _texts,
      furtherCategoryIds: _ids,
      publishAt: _publishAt,
      relatedProductIds: _related,
      story: _story,
      releases: _releases,
      ownFacts: _facts,
      ...rest
    } = fields
    expect(Object.fromEntries(read)).toEqual({
      ...rest,
      price_EUR: '0.90',
      originalPrice_EUR: '',
      price_GBP: '',
      originalPrice_GBP: '',
      'fact:players': '4',
      'fact:genre': 'board\nword',
      'fact:online': 'true',
      'fact:length': '',
      category: 'norton',
      // One that is gone is left out.
      furtherCategories: 'windows\nnorton',
      originalPrice: '',
      refundDays: '',
      volumePrices: ['10: 8%'],
      image: '',
      mpn: '',
      reviewCount: '7',
      termMonths: 'lifetime',
      devices: '5',
      trialDays: '14',
      backorderLimit: '20',
      parts: 'a×1; b×2',
    })
  })

  it.each([
    ['12,99', '12.99'],
    ['1.299,00', '1299.00'],
    ['1,299.00', '1299.00'],
    // One could be the other.
    ['1,299', '1,299'],
    ['12.99', '12.99'],
    ['x', 'x'],
  ])('is read with the price %s as %s', (cell, price) => {
    expect(readCell('price', cell)).toBe(price)
    expect(readCell('originalPrice', cell)).toBe(price)
    expect(readCell('price_EUR', cell)).toBe(price)
    expect(readCell('version', cell)).toBe(cell)
  })
})

describe('pricedIn', () => {
  it('knows the columns of all currencies, and no others', () => {
    expect(pricedIn('price_EUR')).toEqual({ which: 'price', currency: 'EUR' })
    expect(pricedIn('originalPrice_JPY')).toEqual({ which: 'originalPrice', currency: 'JPY' })
    for (const other of [
      'price',
      'price_',
      'price_XXX',
      'price_eur',
      'name_EUR',
      'price_EUR_',
      '_EUR',
    ])
      expect(pricedIn(other)).toBeNull()
  })
})
