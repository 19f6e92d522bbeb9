import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Product, productsSchema } from '@/lib/catalog/contracts'
import { searchedOf } from '@/lib/http/paging'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'
import { JUDGED_SEARCHES } from './judged-searches'

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

async function search(text: string, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ search: text, ...query })
  const { status, body, headers } = await apiClient(store.url).call(`/api/products?${asked}`)
  expect([text, status]).toEqual([text, 200])
  const products = productsSchema.parse(body)
  return { products, names: products.map(({ name }) => name), ...searchedOf(headers) }
}

const namesOf = async (text: string) => (await search(text)).names

describe('what shoppers type', () => {
  it('brings the right product first, or nearly so', async () => {
    const missed: string[] = []
    const missedByFar: string[] = []
    for (const [typed, right] of JUDGED_SEARCHES) {
      const { names } = await search(typed, { limit: '3', variants: 'one' })
      if (!right.test(names[0] ?? '')) missed.push(`${typed}: ${names.join(' | ')}`)
      if (!names.some((name) => right.test(name))) missedByFar.push(typed)
    }
    expect(JUDGED_SEARCHES.length).toBeGreaterThanOrEqual(120)
    expect([missed, missed.length / JUDGED_SEARCHES.length <= 0.1]).toEqual([missed, true])
    expect([missedByFar, missedByFar.length / JUDGED_SEARCHES.length <= 0.03]).toEqual([
      missedByFar,
      true,
    ])
  })
})

describe('words that say nothing', () => {
  it('are left out beside others', async () => {
    expect(await namesOf('norton 360 download key')).toEqual(await namesOf('norton 360'))
    expect(await namesOf('adobe digital')).toEqual(await namesOf('adobe'))
  })

  it('count where they are a publisher’s with the word beside them', async () => {
    for (const text of ['gen digital', 'buy gen digital', 'Digital Gen']) {
      const { products } = await search(text)
      expect([text, [...new Set(products.map(({ publisher }) => publisher))]]).toEqual([
        text,
        ['Gen Digital'],
      ])
    }
  })
})

describe('a search that nothing answers as typed', () => {
  it('is made with the words that are spelled alike, and says so', async () => {
    const { names, instead, without } = await search('ofice 2024')
    expect(instead).toBe('office 2024')
    expect(without).toEqual([])
    expect(names[0]).toMatch(/^Microsoft Office 2024/)
    expect(names).toEqual(await namesOf('office 2024'))
  })

  it('is made without the words that no product has', async () => {
    const { names, instead, without } = await search('kaspersky 2019')
    expect([instead, without]).toEqual(['kaspersky', ['2019']])
    expect(names).toEqual(await namesOf('kaspersky'))
  })

  it('is not made when there is nothing alike', async () => {
    for (const text of ['zzzzqqqq', '{}', 'qwxyz 12345678', '\\'])
      expect([text, await search(text)]).toEqual([
        text,
        { products: [], names: [], instead: null, without: [] },
      ])
  })

  it('never corrects what is there: a piece of text, a number, a word of few products', async () => {
    for (const text of ['crosoft', 'dows 11 pr', '1120s', 'h&r block', 'nod'])
      expect([text, (await search(text)).instead]).toEqual([text, null])
    const { names } = await search('dows 11 pr')
    expect(names).toContain('Microsoft Windows 11 Pro for Workstations')
    expect(names).not.toContain('Microsoft Windows 11 Home')
  })

  it('stays so in a category that has none of what is found elsewhere', async () => {
    const { products, instead } = await search('norton', { category: 'microsoft-office' })
    expect([products, instead]).toEqual([[], null])
  })
})

describe('of products that match as well', () => {
  const [first, second] = ['Kaspersky Premium 2024', 'Kaspersky Plus 2024']
  const update = (sql: string, name: string | undefined) =>
    store.sql.query(`UPDATE "Product" SET ${sql} WHERE "name" = $1`, [name])
  const kaspersky = async (text: string) =>
    (await search(`kaspersky ${text}`)).products.map(({ name }: Product) => name)

  it('the one that sells comes first, and what can’t be had last', async () => {
    // With words of their own, because what was answered is kept until the catalogue changes by a call.
    expect((await kaspersky('')).slice(0, 2)).toEqual([first, second])
    await update('"recentSales" = 40', second)
    expect((await kaspersky('2024')).slice(0, 2)).toEqual([second, first])
    await update('"inStock" = false', second)
    expect((await kaspersky('1'))[0]).toBe(first)
  })
})
