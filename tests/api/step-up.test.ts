import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ENDPOINTS } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/http/endpoint'
import { clientOfRole } from '@/tests/setup/admin-client'
import { codeOf } from '@/tests/setup/second-factor'
import { startStore, type TestStore } from '@/tests/setup/store'
import { TEST_ADMIN } from '@/tests/setup/template'

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const { password } = TEST_ADMIN
const PROOF = '/api/admin/account/proof'

/** An administrator who showed who they are some minutes ago. */
async function adminSince(minutes: number, browser = true) {
  const client = await clientOfRole(store, 'admin', browser)
  const { body: me } = await client.call('/api/auth/user')
  await store.sql.query(
    `UPDATE "AdminSession" SET "provenAt" = now() - make_interval(mins => $1) WHERE "userId" = $2`,
    [minutes, me.id],
  )
  return client
}

const MARKED = Object.values<Endpoint>(ENDPOINTS).filter(
  ({ stepUp }) => stepUp && stepUp !== 'by change',
)

type Client = Awaited<ReturnType<typeof adminSince>>

/** What the call answers to a body that no write takes. */
const make = (client: Client, { method, path, stepUp }: Endpoint) => {
  const query = typeof stepUp === 'object' ? `?${stepUp.query}=${stepUp.is}&productId=1` : ''
  const named = path.replace(/\[orderNumber\]/g, 'SH-0-AAAAA').replace(/\[\w+\]/g, '0')
  const isRead = method === 'GET' || method === 'DELETE'
  return client.call(named + query, { method, ...(isRead ? {} : { raw: '[' }) })
}

describe('a call that needs a recent proof of identity', () => {
  it('is one that moves money, shows secrets, or changes who may do what', () => {
    expect(MARKED.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/admin/account/passkeys/[id]',
      'DELETE /api/admin/users/[id]',
      'DELETE /api/admin/users/[id]/second-factor',
      'DELETE /api/admin/users/[id]/sessions',
      'GET /api/admin/customers/[id]/data',
      'GET /api/admin/documents/archive',
      'GET /api/admin/documents/export',
      'GET /api/admin/orders/export',
      'GET /api/admin/payouts/export',
      'GET /api/admin/product-keys',
      'GET /api/admin/subscribers/export',
      'GET /api/admin/tax-report/export',
      'GET /api/admin/tax-report/one-stop-shop',
      'GET /api/admin/tax-report/one-stop-shop/xml',
      'GET /api/admin/tax-report/postings',
      'PATCH /api/admin/plugins/[id]',
      'PATCH /api/admin/users/[id]',
      'POST /api/admin/api-keys',
      'POST /api/admin/customers/[id]/erasure',
      'POST /api/admin/gift-cards',
      'POST /api/admin/gift-cards/[id]/print',
      'POST /api/admin/gift-cards/[id]/reveal',
      'POST /api/admin/key-batches/[id]/recall',
      'POST /api/admin/key-batches/[id]/recall/retry',
      'POST /api/admin/orders',
      'POST /api/admin/orders/[orderNumber]/cancel',
      'POST /api/admin/orders/[orderNumber]/correct-email',
      'POST /api/admin/orders/[orderNumber]/correct-recipient',
      'POST /api/admin/orders/[orderNumber]/refund',
      'POST /api/admin/payments/[id]/refund',
      'POST /api/admin/plugins/[id]/secret',
      'POST /api/admin/refund-requests/[id]/answer',
      'POST /api/admin/users',
      'POST /api/admin/users/[id]/invitation',
      'POST /api/admin/users/invitations',
      'PUT /api/admin/cloudflare/attack-mode',
      'PUT /api/admin/gift-cards/[id]',
    ])
  })

  it('is refused 15 minutes after the login, until the password is given again', async () => {
    const client = await adminSince(16)
    for (const endpoint of MARKED) {
      const { status, body } = await make(client, endpoint)
      expect([endpoint.path, status, body.code]).toEqual([endpoint.path, 403, 'step_up_required'])
    }
    // What is not marked goes on.
    expect((await client.call('/api/admin/users')).status).toBe(200)
    expect((await client.call('/api/admin/product-keys?productId=1')).status).not.toBe(403)
    expect((await client.post(PROOF, { password })).status).toBe(204)
    for (const endpoint of MARKED) expect((await make(client, endpoint)).status).not.toBe(403)
  })

  it('is made by an API client without one: nobody is there to be asked', async () => {
    const client = await adminSince(16, false)
    for (const endpoint of MARKED) expect((await make(client, endpoint)).status).not.toBe(403)
  })

  it('is made at once after the login', async () => {
    const client = await adminSince(14)
    for (const endpoint of MARKED) expect((await make(client, endpoint)).status).not.toBe(403)
  })

  it('is not opened by a wrong proof, nor by that of another session', async () => {
    const client = await adminSince(16)
    const wrong = await client.post(PROOF, { password: 'not this one' })
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'password'])
    const noCode = await client.post(PROOF, { code: '123456' })
    expect([noCode.status, noCode.body.issues[0].path]).toEqual([400, 'code'])
    for (const body of [{}, { password, code: '123456' }])
      expect((await client.post(PROOF, body)).body.issues[0].path).toBe('password')
    const other = await adminSince(16)
    expect((await other.post(PROOF, { password })).status).toBe(204)
    expect((await client.post('/api/admin/users', {})).body.code).toBe('step_up_required')
    // Two were wrong already.
    for (let tries = 0; tries < 3; tries++) await client.post(PROOF, { password: 'guess' })
    expect((await client.post(PROOF, { password })).status).toBe(429)
  })

  it('is made by its change where only some changes matter', async () => {
    expect(
      Object.values<Endpoint>(ENDPOINTS)
        .filter(({ stepUp }) => stepUp === 'by change')
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      'PATCH /api/admin/settings',
      'POST /api/admin/base-currency',
      'POST /api/admin/undo',
    ])
    const change = (client: Client, values: object) =>
      client.call('/api/admin/settings', { method: 'PATCH', body: { values } })
    const late = await adminSince(16)
    const { body } = await late.call('/api/admin/settings')
    const { values } = body
    const CHANGES: object[] = [
      { requireSecondFactor: true },
      { apiSignIn: false },
      { paymentsWithoutCart: 'always' },
      { moderatorsCorrectEmails: true },
      { disputedKeys: 'leave' },
      { adminEmail: 'somebody@else.example' },
      { refundsEmail: 'somebody@else.example' },
      { mailSecurityWarning: false },
      { mailNewOrder: false },
      // Hidden among others.
      { storeName: 'Another name', mailDispute: false },
    ]
    for (const changed of CHANGES)
      expect([changed, (await change(late, changed)).body.code]).toEqual([
        changed,
        'step_up_required',
      ])
    expect((await late.call('/api/admin/settings')).body.values).toEqual(values)
    const euros = { currency: 'EUR', rate: '0.85', rounding: '99' }
    expect((await late.post('/api/admin/base-currency', euros)).body.code).toBe('step_up_required')
    expect((await late.post('/api/admin/base-currency', { ...euros, dryRun: true })).status).toBe(
      200,
    )
    // What guards nothing goes on, and so does a guarded setting that keeps its value.
    const harmless = { storeName: 'Another name', adminEmail: values.adminEmail }
    expect((await change(late, harmless)).status).toBe(200)
    // Nor does an API client meet the question.
    const program = await adminSince(16, false)
    expect((await change(program, { mailReview: false })).status).toBe(200)
  })

  it('is the undoing of a guarded change, and of no other', async () => {
    const now = await adminSince(0)
    const change = (values: object) =>
      now.call('/api/admin/settings', { method: 'PATCH', body: { values } })
    const last = async (client: Client) =>
      (await client.call('/api/admin/audit?entity=settings&limit=1')).body[0].id
    expect((await change({ moderatorsCorrectEmails: true })).status).toBe(200)
    const late = await adminSince(16)
    const guarded = await last(late)
    const undo = (client: Client, entryId: number) =>
      client.post('/api/admin/undo', { entryId, wholeCall: true })
    expect((await undo(late, guarded)).body.code).toBe('step_up_required')
    expect((await late.call('/api/admin/settings')).body.values.moderatorsCorrectEmails).toBe(true)
    expect((await change({ metaTitle: 'Keys' })).status).toBe(200)
    expect((await undo(late, await last(late))).status).toBe(200)
    expect((await late.post(PROOF, { password })).status).toBe(204)
    expect((await undo(late, guarded)).status).toBe(200)
  })

  it('is opened by a code of the second factor', async () => {
    const client = await adminSince(0)
    const factor = '/api/admin/account/second-factor'
    const { secret, ticket } = (await client.post(`${factor}/setup`, { password })).body
    await client.post(factor, { ticket, code: codeOf(secret) })
    const { body: me } = await client.call('/api/auth/user')
    await store.sql.query(
      `UPDATE "AdminSession" SET "provenAt" = now() - interval '1 hour' WHERE "userId" = $1`,
      [me.id],
    )
    expect((await client.post('/api/admin/users', {})).body.code).toBe('step_up_required')
    expect((await client.post(PROOF, { code: codeOf(secret, 1) })).status).toBe(204)
    expect((await client.post('/api/admin/users', {})).body.code).toBe('invalid')
  })
})
