import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { meantPages } from '@/lib/content/suggestions/meant-pages'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { TEMPLATE_DATABASE } from '@/tests/setup/template'
import { HELD_OUT_USES, JUDGED_PAGES, JUDGED_USES } from './judged-uses'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `uses_${randomBytes(6).toString('hex')}`

/** What is tried: it reads the environment when it is loaded. */
const load = async () => ({
  ...(await import('@/lib/catalog/find-products')),
  ...(await import('@/lib/core/db')),
})
let store: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  process.env.DATABASE_URL = await createDatabase(server, name, TEMPLATE_DATABASE)
  store = await load()
})
afterAll(async () => {
  await store.db().$disconnect()
  await dropDatabase(server, name)
})

const namesOf = async (search: string) => {
  const { products } = await store.findProducts({ search, meaning: true, limit: 3 })
  return products.map((product) => product.name)
}

/** The searches that have nothing right first, and those that have nothing right at all. */
async function missed(judged: typeof JUDGED_USES) {
  const first: string[] = []
  const all: string[] = []
  for (const [typed, right] of judged) {
    const names = await namesOf(typed)
    if (!right.test(names[0] ?? '')) first.push(`${typed}: ${names.join(' | ')}`)
    if (!names.some((each) => right.test(each))) all.push(typed)
  }
  return { first, all }
}

it('finds what does what was asked for first, or nearly so', async () => {
  const known = await missed(JUDGED_USES)
  const heldOut = await missed(HELD_OUT_USES)
  const count = JUDGED_USES.length + HELD_OUT_USES.length
  const share = (part: 'first' | 'all') => 1 - (known[part].length + heldOut[part].length) / count
  expect(count).toBeGreaterThanOrEqual(150)
  expect([known, heldOut, share('first') >= 0.92]).toEqual([known, heldOut, true])
  expect([known, heldOut, share('all') >= 0.98]).toEqual([known, heldOut, true])
  expect([heldOut, heldOut.first.length / HELD_OUT_USES.length <= 0.08]).toEqual([heldOut, true])
})

it('keeps to what was bounded, and tells it', async () => {
  const { products, searched } = await store.findProducts({
    search: 'photo editing for windows without subscription under $60',
    meaning: true,
    limit: 20,
  })
  expect(products.length).toBeGreaterThan(2)
  for (const { platforms, licenseType, price } of products) {
    expect(platforms).toContain('windows')
    expect(licenseType).toBe('perpetual')
    expect(Number(price)).toBeLessThan(60)
  }
  expect(searched.understood).toBe(
    'platform=windows&term=lifetime&below=6000&currency=USD&use=true',
  )
})

it('does not understand what the owner switched off in a language', async () => {
  const understood = async (search: string) =>
    (await store.findProducts({ search, meaning: true, limit: 1 })).searched.understood
  expect(await understood('videos schneiden')).toBe('use=true')
  await store.db().searchUseOff.create({ data: { useId: 'video-editing', language: 'de' } })
  expect(await understood('videos schneiden')).toBeUndefined()
  expect(await understood('edit video')).toBe('use=true')
})

it('looks for the words alone unless it is asked for more, and for names as ever', async () => {
  const plain = await store.findProducts({ search: 'edit video', limit: 5 })
  expect(plain.searched.understood).toBeUndefined()
  for (const search of ['Affinity Photo', 'Microsoft Office 2024 Home', 'Norton 360', 'Intuit']) {
    const [found, asWords] = await Promise.all([
      store.findProducts({ search, meaning: true, limit: 20 }),
      store.findProducts({ search, limit: 20 }),
    ])
    expect([search, found]).toEqual([search, asWords])
  }
})

it('knows the pages of the store', () => {
  for (const [typed, page] of JUDGED_PAGES)
    expect([typed, meantPages(typed)[0]]).toEqual([typed, page])
})
