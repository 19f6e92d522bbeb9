import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { z } from 'zod'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, newIp } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

const switchTo = async (shoppingAgents: boolean) =>
  expect(
    (
      await admin.call('/api/admin/settings', {
        method: 'PATCH',
        body: { values: { shoppingAgents } },
      })
    ).status,
  ).toBe(200)

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

/** A program that speaks MCP, from an address of its own. */
async function agent(): Promise<Client> {
  const client = new Client({ name: 'test-agent', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/api/mcp', store.url), {
      requestInit: { headers: { 'x-forwarded-for': newIp() } },
    }),
  )
  return client
}

async function ask(name: string, args: object) {
  const client = await agent()
  const answer = await client.callTool({ name, arguments: { ...args } })
  await client.close()
  return answer
}

const answerSchema = z.object({
  product: z.looseObject({ slug: z.string(), price: z.string() }).optional(),
  products: z.array(z.looseObject({ slug: z.string(), url: z.string() })).optional(),
  items: z.array(z.unknown()).optional(),
  url: z.string().optional(),
})
/** What a tool answers, which the client has held against the tool's own schema. */
const read = async (name: string, args: object) =>
  answerSchema.parse((await ask(name, args)).structuredContent)

const llms = async () => (await fetch(`${store.url}/llms.txt`)).text()
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }
const post = (body: unknown) => apiClient(store.url).call('/api/mcp', { method: 'POST', body })

describe('MCP', () => {
  it('is off until the owner switches it on, and /llms.txt names it then', async () => {
    expect((await post(PING)).status).toBe(404)
    expect(await llms()).not.toContain('/api/mcp')
    await switchTo(true)
    expect((await post(PING)).status).toBe(200)
    expect(await llms()).toContain('/api/mcp')
  })

  it('has four tools, all of which only read', async () => {
    const client = await agent()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'get_product',
      'compare_products',
      'build_cart',
    ])
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true)
    await client.close()
  })

  it('finds, reads and compares products', async () => {
    const product = freshProduct()
    const { products } = await read('search_products', { query: product.name, limit: 3 })
    expect(products?.length).toBeLessThanOrEqual(3)
    expect(products?.[0]).toMatchObject({
      currency: 'USD',
      url: expect.stringContaining('/products/'),
    })
    const found = await read('get_product', { slug: product.slug })
    expect(found.product).toMatchObject({ slug: product.slug, price: product.price })
    expect(JSON.stringify(found)).not.toMatch(/<\w+/)
    const other = freshProduct()
    const compared = await read('compare_products', { slugs: [product.slug, other.slug] })
    expect(compared.products).toHaveLength(2)
    expect(compared.url).toMatch(`/compare?ids=${product.id},${other.id}`)
    expect(await ask('get_product', { slug: 'no-such-product' })).toMatchObject({ isError: true })
  })

  it('prepares a cart as a link that carries products and quantities alone, and stores nothing', async () => {
    const product = freshProduct()
    const before = await store.sql.query('SELECT count(*) FROM "CartItem"')
    const cart = await read('build_cart', { items: [{ slug: product.slug, quantity: 2 }] })
    expect(cart.url).toMatch(new RegExp(`/cart/prepared\\?items=${product.id}x2$`))
    expect(cart.items).toEqual([{ name: product.name, quantity: 2, price: product.price }])
    const after = await store.sql.query('SELECT count(*) FROM "CartItem"')
    expect(after.rows).toEqual(before.rows)
    await store.sql.query('UPDATE "Product" SET "inStock" = false WHERE "id" = $1', [product.id])
    const refused = await ask('build_cart', { items: [{ slug: product.slug, quantity: 1 }] })
    expect(refused).toMatchObject({ isError: true })
  })

  it('refuses what is no message, what is too long, and arguments out of bounds', async () => {
    for (const body of [{}, { jsonrpc: '1.0', method: 'ping' }, { ...PING, id: {} }])
      expect((await post(body)).status).toBe(400)
    expect((await post({ ...PING, params: { text: 'x'.repeat(70_000) } })).status).toBe(413)
    expect((await fetch(`${store.url}/api/mcp`)).status).toBe(405)
    const product = freshProduct()
    for (const [name, args] of [
      ['search_products', { limit: 1000 }],
      ['compare_products', { slugs: [product.slug] }],
      ['build_cart', { items: [{ slug: product.slug, quantity: 100 }] }],
      ['build_cart', { items: [] }],
    ] as const)
      expect(await ask(name, args)).toMatchObject({ isError: true })
  })

  it('answers an address no more often than its limit', async () => {
    const address = newIp()
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => {
        const response = await fetch(`${store.url}/api/mcp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify(PING),
        })
        return response.status
      }),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})
