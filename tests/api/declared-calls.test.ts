import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ENDPOINTS } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/http/endpoint'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { forEachAtOnce } from '@/tests/setup/at-once'
import { isThorough } from '@/tests/setup/depth'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

/** Ends the sessions that the test itself signs in with. */
const ENDS_SESSIONS = /^POST \/api\/(?:auth\/logout|admin\/sessions\/end-others)$/
const calls = Object.entries<Endpoint>(ENDPOINTS).filter(([name]) => !ENDS_SESSIONS.test(name))

/** A path with something in the place of each parameter that nothing in the store has. */
const withParameters = (path: string, value: string) =>
  path.replace(/\[\w+\]/g, encodeURIComponent(value))

/** Queries that a list can't do without. */
const NEEDED: Record<string, string> = {
  'GET /api/admin/product-keys': '?productId=1',
  'GET /api/admin/documents': '?from=2026-01-01&to=2026-12-31',
  'GET /api/admin/payouts': '?from=2026-01-01&to=2026-12-31',
  'GET /api/admin/payouts/lines': '?view=open',
  'GET /api/admin/translations': '?language=de',
  'GET /api/questions': '?product=1&locale=en',
  'GET /api/reviews': '?product=1',
}

const bodiesOf = ({ method, body, form }: Endpoint) =>
  method === 'GET' || (!body && !form)
    ? [{}]
    : [{ raw: '[' }, { body: {} }, { body: { unknown: true } }, { raw: 'null' }]

// The client holds every answer against the declaration of its call (tests/setup/declared-calls.ts).
describe('every declared call', () => {
  it('answers a stranger as it declares', async () => {
    await forEachAtOnce(calls, async ([, endpoint]) => {
      // Who is not let in is not listened to either.
      const isOpen = endpoint.who === 'public' || endpoint.who.includes('cart') || isThorough
      for (const body of isOpen ? bodiesOf(endpoint) : bodiesOf(endpoint).slice(0, 1)) {
        const { status } = await apiClient(store.url).call(
          withParameters(endpoint.path, '999999'),
          {
            method: endpoint.method,
            ...body,
          },
        )
        expect(status).toBeLessThan(500)
      }
    })
  })

  // With other values, whatever they are: hostile-values.test.ts.
  it('answers an administrator as it declares, also about what is not there', async () => {
    const admin = await adminClient(store)
    await forEachAtOnce(calls, async ([, endpoint]) => {
      const path = withParameters(endpoint.path, '999999')
      for (const body of isThorough ? bodiesOf(endpoint) : bodiesOf(endpoint).slice(-1)) {
        const { status } = await admin.call(path, { method: endpoint.method, ...body })
        expect([endpoint.method, path, status < 500]).toEqual([endpoint.method, path, true])
      }
    })
  })

  it('of a list answers its first page', async () => {
    const admin = await adminClient(store)
    for (const [name, { method, path, paged }] of calls)
      if (paged && !path.includes('['))
        expect([name, (await admin.call(path + (NEEDED[name] ?? ''), { method })).status]).toEqual([
          name,
          200,
        ])
  })
})
