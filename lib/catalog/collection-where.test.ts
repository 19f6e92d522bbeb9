import { expect, it } from '@jest/globals'
import { NO_RULES } from './collection-rules'
import { collectionWhere } from './collection-where'

const said = (sql: { sql: string }) => sql.sql.replace(/\s+/g, ' ')

it('takes products that were chosen by hand by their ids alone', () => {
  const where = collectionWhere({
    kind: 'hand',
    productIds: [7, 3],
    rules: { ...NO_RULES, onSale: true },
  })
  expect(said(where)).toBe('l."productId" = ANY(?::int[])')
  expect(where.values).toEqual([[7, 3]])
})

it('takes no products where there is no rule', () => {
  expect(said(collectionWhere({ kind: 'rules', productIds: [7], rules: NO_RULES }))).toBe('false')
})

it('joins rules, each of which has to hold, and passes what was typed as values', () => {
  const where = collectionWhere({
    kind: 'rules',
    productIds: [],
    rules: {
      publishers: ["O'Neil"],
      platforms: ['windows'],
      categoryIds: [4],
      tags: ['gift'],
      priceFrom: '10.00',
      priceTo: '99.50',
      inStock: true,
      onSale: true,
      newWithinDays: 30,
    },
  })
  const text = said(where)
  expect(text).not.toContain('Neil')
  expect(text).toContain('f."publisher" = ANY(?::text[]) AND f."platforms" && ?::text[]')
  expect(text).toContain('f."onSale" = ?::boolean')
  expect(text).toContain('l."price" >= ?::numeric AND l."price" <= ?::numeric')
  expect(text).not.toContain(' OR ')
  expect(where.values).toEqual([
    ["O'Neil"],
    ['windows'],
    true,
    true,
    '10.00',
    '99.50',
    [4],
    ['gift'],
    30,
  ])
})

it('leaves out what was not asked for', () => {
  const where = collectionWhere({
    kind: 'rules',
    productIds: [],
    rules: { ...NO_RULES, priceTo: '20.00' },
  })
  expect(said(where)).toBe('l."price" <= ?::numeric')
})
