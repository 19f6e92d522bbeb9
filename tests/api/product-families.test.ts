import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let get: (path: string) => Promise<Answer>
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  get = (path) => apiClient(store.url).call(path)
  admin = await adminClient(store)
})
afterAll(() => store.stop())

async function add(fields: object): Promise<Product> {
  const answer = await admin.post('/api/admin/products', { description: 'Text', ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}
const patch = (id: number, body: object) =>
  admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
/** The products that a search lists, each with the number of options that its card names. */
const leaders = async (search: string) => {
  const { body } = await get(`/api/products?search=${search}`)
  return body.flatMap(({ id, options }: Product) => (options === undefined ? [] : [[id, options]]))
}
async function importFile(file: string): Promise<Answer> {
  const form = new FormData()
  form.set('file', new Blob([file]))
  const response = await fetch(`${store.url}/api/admin/products/import`, {
    method: 'POST',
    headers: { 'x-session-token': admin.token },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('products of a family', () => {
  it('are all listed; the cheapest one that can be bought says how many there are', async () => {
    const fields = { family: 'zyxel-vault', publisher: 'Zyxel' }
    const small = await add({ ...fields, name: 'Zyxelvault One', price: '10.00', devices: 1 })
    const large = await add({ ...fields, name: 'Zyxelvault Five', price: '30.00', devices: 5 })
    const alone = await add({ name: 'Zyxelvault Alone', price: '5.00', family: 'zyxel-alone' })
    expect((await get('/api/products?search=zyxelvault')).body).toHaveLength(3)
    expect(await leaders('zyxelvault')).toEqual([[small.id, 2]])
    expect(await leaders('zyxelvault&sort=price-high')).toEqual([[small.id, 2]])
    await patch(small.id, { inStock: false })
    expect(await leaders('zyxelvault')).toEqual([[large.id, 2]])
    await patch(large.id, { isHidden: true })
    expect(await leaders('zyxelvault')).toEqual([])
    const one = (await get(`/api/products/${alone.slug}`)).body
    expect(one).toMatchObject({ family: 'zyxel-alone', edition: '' })
    expect(one.options).toBeUndefined()
  })

  it('lead to one another on their pages, without scripts', async () => {
    const fields = { family: 'quokka', edition: 'Plain', price: '10.00', termMonths: 12 }
    const one = await add({ ...fields, name: 'Quokka One', devices: 1 })
    const two = await add({ ...fields, name: 'Quokka Two', devices: 2, price: '15.00' })
    const page = async (slug: string) => (await fetch(`${store.url}/products/${slug}`)).text()
    const before = await page(one.slug)
    expect(before).toContain(`href="/products/${two.slug}"`)
    // Two devices at 15.00 are a quarter less each than one at 10.00.
    expect(before).toContain('25% less')
    const other = await add({ ...fields, name: 'Quokka Deluxe', edition: 'Deluxe', devices: 5 })
    expect(await page(one.slug)).toContain(`href="/compare?ids=${one.id},${other.id}"`)
    await patch(other.id, { family: null })
    await patch(two.id, { family: null })
    expect(await page(one.slug)).not.toContain('aria-label="Options"')
  })

  it('are found in the back office, and refused by name', async () => {
    const one = await add({ name: 'Wombat', price: '1.00', family: 'wombat', edition: 'Pro' })
    const listed = await admin.call('/api/admin/products?family=wombat')
    expect(listed.body.map(({ id }: Product) => id)).toEqual([one.id])
    for (const family of ['Wombat', 'a b', '-a', 'x'.repeat(81)]) {
      const refused = await patch(one.id, { family })
      expect([family, refused.status, refused.body.issues?.[0].path]).toEqual([
        family,
        400,
        'family',
      ])
    }
    expect((await patch(one.id, { family: '', edition: '' })).body).toMatchObject({
      family: null,
      edition: '',
    })
  })

  it('are forty at most, however they come', async () => {
    const header = 'slug,name,description,price,family,edition\n'
    const line = (n: number) => `koala-${n},Koala ${n},Text,${n}.00,koala,No ${n}\n`
    const lines = (count: number) => Array.from({ length: count }, (_, n) => line(n + 1)).join('')
    const tooMany = await importFile(header + lines(41))
    expect(tooMany.status).toBe(400)
    expect(tooMany.body.issues[0]).toMatchObject({ path: 'family' })
    expect((await get('/api/products?search=koala')).body).toEqual([])
    const enough = await importFile(header + lines(40))
    expect(enough.body).toMatchObject({ added: 40 })
    expect(await leaders('koala')).toEqual([[expect.any(Number), 40]])
    const more = await admin.post('/api/admin/products', {
      name: 'Koala more',
      description: 'Text',
      price: '1.00',
      family: 'koala',
    })
    expect([more.status, more.body.issues?.[0].path]).toEqual([400, 'family'])
    const wanderer = await add({ name: 'Wanderer', price: '1.00' })
    expect((await patch(wanderer.id, { family: 'koala' })).status).toBe(400)
  })
})
