import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PAGE_SCRIPTS } from '@/lib/checkout/payment-page/page-scripts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually, newIp } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { allDone, finishJob } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

const OWNER = 'owner@softhaven.example'
const PATH = '/api/admin/payment-page'
const SUBJECT = 'The payment page of your store has changed'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const page = async () => (await admin.call(PATH)).body
const told = async () => (await mailsTo(store, OWNER)).filter(({ subject }) => subject === SUBJECT)
const policyOf = async (path: string) =>
  (await fetch(store.url + path)).headers.get('content-security-policy') ?? ''
const send = (body: unknown, type = 'application/csp-report') =>
  fetch(`${store.url}/api/policy-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': newIp() },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const report = (blocked: string, document = `${store.url}/checkout/review?order=SH-1`) => ({
  'csp-report': {
    'document-uri': document,
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
  },
})

describe('the payment page', () => {
  it('names where reports go, and allows no script host that is not listed', async () => {
    const answer = await fetch(`${store.url}/checkout/review`)
    expect(answer.headers.get('reporting-endpoints')).toBe('policy="/api/policy-reports"')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('report-uri /api/policy-reports; report-to policy')
    const listed: readonly string[] = PAGE_SCRIPTS.flatMap(
      ({ sources }): readonly string[] => sources,
    )
    const hosts = (/script-src ([^;]+)/.exec(policy)?.[1] ?? '')
      .split(' ')
      // The simulators' scripts come from this machine.
      .filter((source) => /^https:/.test(source))
    expect(hosts.filter((source) => !listed.includes(source))).toEqual([])
    // Pages that take no card have no more than before.
    expect(await policyOf('/')).not.toContain('report-')
    expect((await page()).scripts.map(({ id }: { id: string }) => id)).toContain('store')
  })

  it('is read each week, and what changed waits for the owner and is mailed once', async () => {
    await store.sql.query('DELETE FROM "PaymentPageSnapshot"')
    await finishJob(store, 'check_payment_page')
    expect(await page()).toMatchObject({ pending: null, accepted: { acceptedBy: null } })
    await finishJob(store, 'check_payment_page')
    expect((await page()).pending).toBeNull()

    await store.sql.query(
      `UPDATE "PaymentPageSnapshot" SET
         "scripts" = "scripts" || '["https://gone.example/a.js"]'::jsonb,
         "headers" = "headers" || '{"x-frame-options": "SAMEORIGIN"}'::jsonb`,
    )
    await finishJob(store, 'check_payment_page', {}, 2)
    const { pending } = await page()
    expect(pending.differences).toEqual([
      {
        what: 'script',
        name: 'https://gone.example/a.js',
        before: 'https://gone.example/a.js',
        after: null,
      },
      { what: 'header', name: 'x-frame-options', before: 'SAMEORIGIN', after: 'DENY' },
    ])
    const [mail] = await eventually(async () => {
      const mails = await told()
      return mails.length > 0 && mails
    })
    expect(mail?.text).toContain('https://gone.example/a.js')
    await finishJob(store, 'check_payment_page')
    await allDone(store)
    expect(await told()).toHaveLength(1)
    expect((await admin.post(`${PATH}/${pending.id + 1000}/accept`)).status).toBe(409)
    const accepted = await admin.post(`${PATH}/${pending.id}/accept`)
    expect(accepted.body).toMatchObject({ pending: null, accepted: { acceptedBy: 'admin' } })
    expect((await admin.post(`${PATH}/check`)).body.pending).toBeNull()
  })

  it('counts what browsers report, without anything of who they are', async () => {
    for (const bad of ['{', '[]{}', { hello: 1 }]) expect((await send(bad)).status).toBe(400)
    expect((await send('x'.repeat(70_000))).status).toBe(413)
    expect((await send(report('chrome-extension://abc'))).status).toBe(204)
    expect((await send(report('https://skim.example/a.js?card=4111'))).status).toBe(204)
    const body = {
      documentURL: `${store.url}/de/checkout/payment`,
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://skim.example/b.js',
    }
    const both = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]
    expect((await send(both, 'application/reports+json')).status).toBe(204)
    expect((await send(report('https://ads.example/x.js', `${store.url}/admin`))).status).toBe(204)

    const { blocked } = await page()
    expect(blocked).toMatchObject([
      { page: 'back_office', blocked: 'https://ads.example', isNew: false },
      { page: 'checkout', blocked: 'https://skim.example', count: 2, isNew: true },
    ])
    const mail = await eventually(async () =>
      (await told()).find(({ text }) => text.includes('https://skim.example')),
    )
    expect(mail.text).not.toContain('4111')
    const { id } = blocked[1]
    const known = await admin.post(`${PATH}/blocked/${id}/known`)
    expect(known.body.blocked.some(({ isNew }: { isNew: boolean }) => isNew)).toBe(false)
    const { rows } = await store.sql.query(
      `SELECT "action" FROM "AuditEntry" WHERE "entityType" = 'payment_page' ORDER BY "id"`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['payment_page.accept', 'payment_page.known'])
    expect((await apiClient(store.url).call(PATH)).status).toBe(401)
  })
})
