import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import type { AdminOwnFact, OwnFactFilters } from '@/lib/catalog/own-fact-contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
const STEM = `t${Date.now()}`
const slugs = { genre: `genre-${STEM}`, length: `length-${STEM}`, offline: `offline-${STEM}` }
const facts: AdminOwnFact[] = []
const products: AdminProduct[] = []

const put = (id: number, body: object) =>
  admin.call(`/api/admin/own-facts/${id}`, { method: 'PUT', body })
const change = (id: number, body: object) =>
  admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
const factAt = (at: number): AdminOwnFact => {
  const fact = facts[at]
  if (!fact) throw new Error('It was not made')
  return fact
}
const productAt = (at: number): AdminProduct => {
  const product = products[at]
  if (!product) throw new Error('It was not made')
  return product
}

async function idsOf(query: string): Promise<number[]> {
  const { status, body } = await admin.call(`/api/products?limit=50&sort=name&${query}`)
  expect(status).toBe(200)
  return body.map(({ id }: { id: number }) => id)
}
async function filtersOf(query: string): Promise<OwnFactFilters> {
  const { status, body } = await admin.call(`/api/product-filters/facts?${query}`)
  expect(status).toBe(200)
  return body
}
const page = async (path: string) => (await fetch(`${store.url}${path}`)).text()

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  const names = [
    {
      slug: slugs.genre,
      kind: 'choice',
      names: { en: 'Genre of games', de: 'Spielgenre' },
      isSeveral: true,
      isFilter: true,
      choices: [
        { names: { en: 'Word games', de: 'Wortspiele' } },
        { names: { en: 'Puzzle' } },
        { names: { en: 'Strategy' } },
      ],
    },
    {
      slug: slugs.length,
      kind: 'number',
      names: { en: 'Course length' },
      units: { en: 'hours', de: 'Stunden' },
      decimals: 1,
      isFilter: true,
    },
    { slug: slugs.offline, kind: 'yes_no', names: { en: 'Works offline' }, isFilter: true },
  ]
  for (const fact of names) {
    const made = await admin.post('/api/admin/own-facts', fact)
    expect(made.status).toBe(201)
    facts.push(made.body)
  }
  const known = [
    { [slugs.genre]: ['word-games', 'puzzle'], [slugs.length]: '12.50', [slugs.offline]: true },
    { [slugs.genre]: 'puzzle', [slugs.length]: 4 },
    {},
  ]
  for (const [at, ownFacts] of known.entries()) {
    const made = await admin.post('/api/admin/products', {
      name: `Facts ${STEM} ${at}`,
      description: 'It has facts.',
      price: '10',
      categoryId: 1,
      ownFacts,
    })
    expect(made.status).toBe(201)
    products.push(made.body)
  }
})
afterAll(() => store.stop())

describe('the facts that an owner defines', () => {
  it('are known of products as they were typed, and what is wrong is named', async () => {
    const [first, second, none] = [productAt(0), productAt(1), productAt(2)]
    expect(first.ownFacts).toEqual({
      [slugs.genre]: ['word-games', 'puzzle'],
      [slugs.length]: '12.5',
      [slugs.offline]: true,
    })
    const shown = await admin.call(`/api/products/by-id/${none.id}`)
    expect(shown.body).not.toHaveProperty('ownFacts')
    const refused = await change(second.id, { ownFacts: { [slugs.length]: 'long' } })
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ path: `ownFacts.${slugs.length}` }] },
    })
    expect((await change(second.id, { ownFacts: { nothing: 'x' } })).status).toBe(400)
  })

  it('stand on the page of a product, in its language, and in structured data', async () => {
    const { slug } = productAt(0)
    const html = await page(`/products/${slug}`)
    expect(html).toContain('Course length')
    expect(html).toMatch(/12\.5\shours/)
    expect(html).toContain('"unitText":"hours"')
    const german = await page(`/de/products/${slug}`)
    expect(german).toContain('Spielgenre')
    expect(german).toMatch(/12,5\sStunden/)
  })

  it('narrow lists down, alone and with other filters, and are counted', async () => {
    const [first, second] = [productAt(0), productAt(1)]
    expect(await idsOf(`fact=${slugs.genre}:puzzle`)).toEqual([first.id, second.id])
    expect(await idsOf(`fact=${slugs.genre}:word-games`)).toEqual([first.id])
    expect(await idsOf(`fact=${slugs.length}:..5&fact=${slugs.genre}:puzzle`)).toEqual([second.id])
    expect(await idsOf(`fact=${slugs.length}:4..12.5`)).toEqual([first.id, second.id])
    expect(await idsOf(`fact=${slugs.offline}:true&price=over100`)).toEqual([])
    expect(await idsOf(`fact=${slugs.genre}:puzzle&search=${STEM}`)).toHaveLength(2)
    const counted = await admin.call(`/api/products?limit=1&fact=${slugs.genre}:puzzle`)
    expect(counted.headers.get('x-total-count')).toBe('2')
    expect((await admin.call(`/api/products?fact=${slugs.genre}`)).status).toBe(400)

    const offered = await filtersOf(`fact=${slugs.genre}:word-games`)
    const of = (slug: string) => offered.find((each) => each.slug === slug)
    // Those of the fact that is filtered by are counted without that filter.
    expect(of(slugs.genre)?.values).toEqual([
      { value: 'word-games', count: 1 },
      { value: 'puzzle', count: 2 },
    ])
    expect(of(slugs.length)?.bounds).toEqual({ min: '12.5', max: '12.5' })
    expect(of(slugs.offline)?.values).toEqual([{ value: 'true', count: 1 }])
  })

  it('keep their slug and kind, and lose no choice that a product has', async () => {
    const genre = factAt(0)
    const { id, productCount: _, updatedAt: __, ...input } = genre
    const without = (slug: string) => ({
      ...input,
      choices: input.choices.filter((choice) => choice.slug !== slug),
    })
    expect((await put(id, without('puzzle'))).status).toBe(409)
    const changed = await put(id, { ...without('strategy'), slug: 'another' })
    expect(changed).toMatchObject({ status: 200, body: { slug: slugs.genre, productCount: 2 } })
    expect((await put(id, { ...input, kind: 'text' })).status).toBe(400)
    expect((await admin.post('/api/admin/own-facts', { ...input })).status).toBe(409)
  })

  it('are copied, had back, and written to the product file', async () => {
    const first = productAt(0)
    const copy = await admin.post(`/api/admin/products/${first.id}/duplicate`)
    expect(copy.body.ownFacts).toEqual(first.ownFacts)
    expect((await change(first.id, { ownFacts: { [slugs.length]: null } })).body.ownFacts).toEqual({
      [slugs.genre]: ['word-games', 'puzzle'],
      [slugs.offline]: true,
    })
    const undone = await admin.post('/api/admin/undo', {
      entityType: 'product',
      entityId: String(first.id),
    })
    expect(undone.status).toBe(200)
    const now = await admin.call(`/api/admin/products/${first.id}`)
    expect(now.body.ownFacts).toEqual(first.ownFacts)
    const file = await fetch(`${store.url}/api/admin/products/export?search=${STEM}`, {
      headers: { 'x-session-token': admin.token },
    })
    const [heading = '', ...lines] = (await file.text()).split('\n')
    expect(heading).toContain(`fact:${slugs.length}`)
    expect(lines.join('\n')).toContain('12.5')
  })

  it('go with what products have of them', async () => {
    const length = factAt(1)
    const first = productAt(0)
    const gone = await admin.call(`/api/admin/own-facts/${length.id}`, { method: 'DELETE' })
    expect(gone.status).toBe(204)
    const { body } = await admin.call(`/api/admin/products/${first.id}`)
    expect(body.ownFacts).not.toHaveProperty(slugs.length)
    await eventually(async () => !(await page(`/products/${first.slug}`)).includes('Course length'))
    expect(
      (await admin.call(`/api/admin/own-facts/${length.id}`, { method: 'DELETE' })).status,
    ).toBe(404)
  })

  it('are changed by those who may change the catalogue', async () => {
    expect((await fetch(`${store.url}/api/admin/own-facts`)).status).toBe(401)
    const support = await clientOfRole(store, 'support')
    expect((await support.post('/api/admin/own-facts', { kind: 'text' })).status).toBe(403)
  })
})
