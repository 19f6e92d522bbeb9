import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ENDPOINTS } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/http/endpoint'
import { ROLES, type Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { forEachAtOnce } from '@/tests/setup/at-once'
import { mailsTo } from '@/tests/setup/checkout-client'
import { isThorough } from '@/tests/setup/depth'
import { staffCommand } from '@/tests/setup/staff-command'
import { startStore, type TestStore } from '@/tests/setup/store'
import { quickHash, TEST_ADMIN } from '@/tests/setup/template'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const CALLS = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, endpoint]) =>
  endpoint.path.startsWith('/api/admin/') ? [{ name, ...endpoint }] : [],
)
type AdminCall = (typeof CALLS)[number]

const app = join(process.cwd(), 'app')

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

/** The calls that the files of the back office's API make, with the name that each gives itself. */
function callsInFiles() {
  const folder = join(app, 'api/admin')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(?:^|\/)route\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const path = `/${relative(app, join(folder, file)).replace(/\/route\.ts$/, '')}`
      const exported = [
        ...source.matchAll(/export\s+(?:const|(?:async\s+)?function)\s+([A-Z]+)\b/g),
      ].flatMap(([, name]) => (name && METHODS.includes(name) ? [name] : []))
      const named = [...source.matchAll(/serve\(\s*\w+Endpoints\[\s*'([^']+)'/g)].map(
        ([, name]) => name,
      )
      return exported.map((method) => ({ call: `${method} ${path}`, named }))
    })
}

/** A path that the handler gets to, with an id that nothing has. */
const pathOf = ({ path }: AdminCall) =>
  path.replace(/\[orderNumber\]/g, 'SH-0-AAAAA').replace(/\[\w+\]/g, '0')

const make = (call: AdminCall, headers: Record<string, string>) => {
  const { method } = call
  return apiClient(store.url).call(pathOf(call), {
    method,
    headers,
    // A body that no write takes: whoever gets so far is let in and changes nothing.
    ...(method === 'GET' || method === 'DELETE' ? {} : { raw: '[' }),
  })
}

const inTurn = <T>(items: readonly T[], place: number): T[] =>
  items.slice(place % items.length, (place % items.length) + 1)

/**
 * The roles that each call is tried with: one that is let in and one that is not, in turn, so that the calls of a permission
 * are tried with all of them together; few calls take more of them each.
 */
function rolesToTry(): { adminCall: AdminCall; roles: readonly Role[] }[] {
  const permissions = new Set(CALLS.map(({ permission }) => permission))
  return [...permissions].flatMap((permission) => {
    const calls = CALLS.filter((call) => call.permission === permission)
    const allowed = ROLES.filter((role) => may(role, permission))
    const refused = ROLES.filter((role) => !may(role, permission))
    const share = (roles: readonly Role[], place: number) => {
      const turns = Math.min(calls.length, roles.length)
      return roles.filter((_, at) => at % turns === place % turns)
    }
    return calls.map((adminCall, place) => ({
      adminCall,
      roles: isThorough ? ROLES : [...share(allowed, place), ...share(refused, place)],
    }))
  })
}

async function addUser(username: string, role: string, isActive = true) {
  await store.sql.query(
    `INSERT INTO "User" ("username", "email", "passwordHash", "role", "isActive", "updatedAt")
     VALUES ($1, $2, $3, $4::"UserRole", $5, now())`,
    [username, `${username}@softhaven.example`, await quickHash('a long password'), role, isActive],
  )
  return { username, password: 'a long password' }
}

const login = (credentials: object, headers: Record<string, string> = {}) =>
  apiClient(store.url).call('/api/auth/login', { method: 'POST', body: credentials, headers })

const userOf = (token: string) =>
  apiClient(store.url).call('/api/auth/user', { headers: { 'x-session-token': token } })

describe('the calls of the back office', () => {
  it('are those of the table, each under its own name', () => {
    const found = callsInFiles()
    expect(found.map(({ call }) => call).sort()).toEqual(CALLS.map(({ name }) => name).sort())
    for (const { call, named } of found) expect(named).toContain(call)
  })

  it('let nobody in without a token that holds', async () => {
    const { token, call } = await adminClient(store)
    expect((await call('/api/auth/logout', { method: 'POST' })).status).toBe(204)
    const expired = await adminClient(store)
    const { rows } = await store.sql.query(
      `UPDATE "AdminSession" SET "expiresAt" = now() - interval '1 minute'
       WHERE "id" = (SELECT "id" FROM "AdminSession" ORDER BY "createdAt" DESC LIMIT 1) RETURNING 1`,
    )
    expect(rows).toHaveLength(1)
    const fresh = await adminClient(store)
    const middle = Math.floor(fresh.token.length / 2)
    const other = fresh.token[middle] === 'A' ? 'B' : 'A'
    const tampered = fresh.token.slice(0, middle) + other + fresh.token.slice(middle + 1)
    const tokens = {
      none: {},
      garbage: { 'x-session-token': 'garbage' },
      'a long text': { 'x-session-token': 'x'.repeat(5000) },
      tampered: { 'x-session-token': tampered },
      revoked: { 'x-session-token': token },
      expired: { authorization: `Bearer ${expired.token}` },
      'in a cookie': { cookie: `adminToken=${fresh.token}; x-session-token=${fresh.token}` },
    }
    const [none, ...others] = Object.entries<Record<string, string>>(tokens)
    await forEachAtOnce([...CALLS.entries()], async ([place, adminCall]) => {
      // Each call without a token, and with one of the others in turn.
      const tried = isThorough ? others : inTurn(others, place)
      for (const [kind, headers] of [...(none ? [none] : []), ...tried]) {
        const answer = await make(adminCall, headers)
        expect([adminCall.name, kind, answer.status]).toEqual([adminCall.name, kind, 401])
        expect(answer.body.code).toBe('unauthorized')
      }
    })
    expect((await userOf(fresh.token)).status).toBe(200)
  })

  it('let in the roles of the table and nobody else', async () => {
    const admin = await adminClient(store)
    const clientOf = async (role: Role) => adminClient(store, await addUser(role, role))
    const [moderator, support, catalogue, finance] = await Promise.all([
      clientOf('moderator'),
      clientOf('support'),
      clientOf('catalogue'),
      clientOf('finance'),
    ])
    // Somebody whose role was taken back while signed in.
    const former = await adminClient(store, await addUser('former', 'moderator'))
    await store.sql.query(`UPDATE "User" SET "role" = 'user' WHERE "username" = 'former'`)
    const clients = { admin, moderator, support, catalogue, finance, user: former }
    const tried = new Set<string>()
    await forEachAtOnce(rolesToTry(), async ({ adminCall, roles }) => {
      for (const role of roles) {
        const { token } = clients[role]
        // Ending all other sessions would end those of this very test.
        if (adminCall.name === 'POST /api/admin/sessions/end-others' && role !== 'user') continue
        tried.add(`${adminCall.permission} ${role}`)
        const { status } = await make(adminCall, { 'x-session-token': token })
        const allowed = may(role, adminCall.permission)
        const isLetIn = status !== 401 && status !== 403
        expect([adminCall.name, role, isLetIn]).toEqual([adminCall.name, role, allowed])
        expect(status).toBeLessThan(500)
      }
    })
    expect(tried).toEqual(
      new Set(CALLS.flatMap(({ permission }) => ROLES.map((role) => `${permission} ${role}`))),
    )
  }, 240_000)

  // What the owner counts on, whatever the calls declare.
  it.each([
    ['support', 'POST', '/api/admin/orders/SH-0-AAAAA/resend', true],
    ['support', 'POST', '/api/admin/orders/SH-0-AAAAA/refund', false],
    ['support', 'GET', '/api/admin/orders/export', false],
    ['support', 'GET', '/api/admin/key-stock', false],
    ['support', 'GET', '/api/admin/tax-report', false],
    ['catalogue', 'POST', '/api/admin/products', true],
    ['catalogue', 'POST', '/api/admin/product-keys', true],
    ['catalogue', 'GET', '/api/admin/orders', false],
    ['catalogue', 'GET', '/api/admin/customers', false],
    ['finance', 'POST', '/api/admin/orders/SH-0-AAAAA/refund', true],
    ['finance', 'GET', '/api/admin/tax-report', true],
    ['finance', 'POST', '/api/admin/products', false],
    ['finance', 'GET', '/api/admin/product-keys', false],
    ['moderator', 'POST', '/api/admin/orders/SH-0-AAAAA/refund', false],
    ...(['support', 'catalogue', 'finance', 'moderator'] as const).flatMap((role) => [
      [role, 'PATCH', '/api/admin/settings', false] as const,
      [role, 'GET', '/api/admin/users', false] as const,
      [role, 'GET', '/api/admin/audit', false] as const,
    ]),
  ] as const)('of %s: %s %s is allowed: %s', async (role, method, path, isAllowed) => {
    const { call } = await clientOfRole(store, role)
    const { status } = await call(path, { method, ...(method === 'GET' ? {} : { raw: '[' }) })
    expect(status === 403).toBe(!isAllowed)
  })

  it('show each role what it may see, and undo only what it may change', async () => {
    const [admin, support, catalogue] = [
      await adminClient(store),
      await clientOfRole(store, 'support'),
      await clientOfRole(store, 'catalogue'),
    ]
    const seenBy = async ({ call }: typeof admin) => (await call('/api/admin/overview')).body
    expect(await seenBy(support)).toMatchObject({ sales: null, stock: null, unpaid: null })
    expect((await seenBy(support)).orders).toEqual(expect.any(Array))
    expect(await seenBy(catalogue)).toMatchObject({
      orders: null,
      unpaid: null,
      // Whoever deals with keys deals with those that are stored twice.
      waiting: [{ what: 'keysStoredTwice', count: 0 }],
    })
    const [product] = (await admin.call('/api/admin/products?limit=1')).body
    const found = async ({ post }: typeof admin) =>
      (await post('/api/admin/search', { q: product.name })).body.products.length
    expect([(await found(catalogue)) > 0, await found(support)]).toEqual([true, 0])

    const path = `/api/admin/products/${product.id}`
    await admin.call(path, { method: 'PATCH', body: { description: 'Another text' } })
    const [entry] = (await admin.call(`/api/admin/audit?entity=product&entityId=${product.id}`))
      .body
    const undo = { entryId: entry.id }
    expect((await support.post('/api/admin/undo', undo)).status).toBe(403)
    expect((await catalogue.post('/api/admin/undo', undo)).status).toBe(200)
  })

  it('record what a role does not allow, and warn the owner of somebody who insists', async () => {
    const moderator = await adminClient(store, await addUser('insistent', 'moderator'))
    for (let tries = 0; tries < 21; tries++)
      expect((await moderator.call('/api/admin/users')).status).toBe(403)
    const { rows } = await store.sql.query(
      `SELECT "entityType", "entityId" FROM "AuditEntry"
       WHERE "username" = 'insistent' AND "action" = 'call.refused' LIMIT 1`,
    )
    expect(rows[0]).toEqual({ entityType: 'call', entityId: 'GET /api/admin/users' })
    const warning = await eventually(async () =>
      (await mailsTo(store, 'owner@softhaven.example')).find(({ subject }) =>
        subject.includes('refused again and again'),
      ),
    )
    expect(warning.text).toContain('audit trail')
  })

  it('take the token from either header', async () => {
    const { token } = await adminClient(store)
    const either: Record<string, string>[] = [
      { 'x-session-token': token },
      { authorization: `Bearer ${token}` },
    ]
    for (const headers of either) {
      const answer = await apiClient(store.url).call('/api/admin/products?limit=1', { headers })
      expect(answer.status).toBe(200)
    }
  })
})

describe('sessions', () => {
  it('end by logging out, on the server too', async () => {
    const { token, call } = await adminClient(store)
    expect((await userOf(token)).body).toMatchObject({ username: 'admin', role: 'admin' })
    await call('/api/auth/logout', { method: 'POST' })
    expect((await userOf(token)).status).toBe(401)
  })

  it.each([
    ['after twelve idle hours', `"lastSeenAt" = now() - interval '12 hours 1 minute'`, 401],
    ['not after eleven', `"lastSeenAt" = now() - interval '11 hours'`, 200],
    ['at their absolute end', `"expiresAt" = now() - interval '1 second'`, 401],
  ])('end %s', async (_when, change, status) => {
    const { token } = await adminClient(store)
    await store.sql.query(
      `UPDATE "AdminSession" SET ${change}
       WHERE "id" = (SELECT "id" FROM "AdminSession" ORDER BY "createdAt" DESC LIMIT 1)`,
    )
    expect((await userOf(token)).status).toBe(status)
  })

  it('last seven days at most', async () => {
    await adminClient(store)
    const { rows } = await store.sql.query(
      `SELECT extract(epoch FROM "expiresAt" - "createdAt") AS seconds
       FROM "AdminSession" ORDER BY "createdAt" DESC LIMIT 1`,
    )
    expect(Math.round(Number(rows[0].seconds) / 60)).toBe(7 * 24 * 60)
  })

  it('end with the deactivation of their user', async () => {
    const { token } = await adminClient(store, await addUser('leaving', 'admin'))
    expect((await userOf(token)).status).toBe(200)
    await store.sql.query(`UPDATE "User" SET "isActive" = false WHERE "username" = 'leaving'`)
    expect((await userOf(token)).status).toBe(401)
  })
})

describe('logging in', () => {
  it('answers everybody who may not with the same words', async () => {
    const shopper = await addUser('shopper', 'user')
    const gone = await addUser('gone', 'admin', false)
    const refusals = [
      { username: 'nobody-of-this-name', password: 'a long password' },
      { username: TEST_ADMIN.username, password: 'wrong' },
      shopper,
      gone,
    ]
    for (const credentials of refusals)
      expect(await login(credentials)).toMatchObject({
        status: 401,
        body: { code: 'unauthorized', message: 'Invalid username or password' },
      })
  })

  it.each([
    [{}, 'username'],
    [{ username: 'admin' }, 'password'],
    [{ username: { $ne: '' }, password: 'x' }, 'username'],
    [{ username: 'admin', password: ['x'] }, 'password'],
    [{ username: 'admin\r\nX: y', password: 'x' }, 'username'],
    [{ username: 'admin', password: 'x'.repeat(201) }, 'password'],
  ])('refuses %j', async (credentials, path) => {
    const answer = await login(credentials)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('is refused for a user after 5 failures from an address, and for nobody else', async () => {
    const credentials = await addUser('guessed', 'admin')
    const { call } = apiClient(store.url)
    const tryAs = (username: string, password: string) =>
      call('/api/auth/login', { method: 'POST', body: { username, password } })
    for (let tries = 0; tries < 5; tries++)
      expect((await tryAs('guessed', `guess ${tries}`)).status).toBe(401)
    const refused = await tryAs('guessed', credentials.password)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    // However the name is written.
    expect((await tryAs('GUESSED', credentials.password)).status).toBe(429)
    expect((await tryAs(TEST_ADMIN.username, TEST_ADMIN.password)).status).toBe(200)
    // The owner, elsewhere, is not shut out by a stranger.
    expect((await login(credentials)).status).toBe(200)
  })

  it('is refused for an address after 20 failures', async () => {
    const { call } = apiClient(store.url)
    const tryAs = (username: string, password: string) =>
      call('/api/auth/login', { method: 'POST', body: { username, password } })
    for (let tries = 0; tries < 20; tries++)
      expect((await tryAs(`guess-${tries}`, 'x')).status).toBe(401)
    const refused = await tryAs(TEST_ADMIN.username, TEST_ADMIN.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await login(TEST_ADMIN)).status).toBe(200)
  })

  it('counts the addresses of an IPv6 network as one', async () => {
    const credentials = await addUser('networked', 'admin')
    const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:7:7::${host.toString(16)}` })
    for (let tries = 0; tries < 5; tries++)
      expect((await login({ ...credentials, password: 'x' }, from(tries + 1))).status).toBe(401)
    expect((await login(credentials, from(99))).status).toBe(429)
    expect((await login(credentials, { 'x-forwarded-for': '2001:db8:7:8::1' })).status).toBe(200)
  })

  it('lets no guess of a burst through once the limit is used up', async () => {
    const RIGHT = 50
    const credentials = await addUser('burst', 'admin')
    const address = { 'x-forwarded-for': '10.99.0.1' }
    for (let tries = 0; tries < 4; tries++)
      expect((await login({ ...credentials, password: 'x' }, address)).status).toBe(401)
    const guesses = Array.from({ length: isThorough ? 401 : 101 }, (_, place) =>
      place === RIGHT ? credentials : { ...credentials, password: `guess ${place}` },
    )
    const answers = await Promise.all(guesses.map((guess) => login(guess, address)))
    // What waits too long for the count is turned away as well.
    expect([429, 503]).toContain(answers[RIGHT]?.status)
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1)
    expect(answers.filter(({ status }) => status === 200)).toEqual([])
  })

  it('checks no more than 20 of many guesses at once from an address', async () => {
    const { call } = apiClient(store.url)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, tries) =>
        call('/api/auth/login', {
          method: 'POST',
          body: { username: `hurried-${tries}`, password: 'x' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
  })

  it('that succeeds is not counted', async () => {
    const credentials = await addUser('frequent', 'admin')
    const address = { 'x-forwarded-for': '10.99.0.2' }
    for (let times = 0; times < 8; times++)
      expect((await login(credentials, address)).status).toBe(200)
  })

  it('stays open on a known device, whatever strangers do, and opens by command', async () => {
    const credentials = await addUser('hunted', 'admin')
    const first = await login(credentials)
    const [cookie = ''] = first.headers.getSetCookie()
    expect(cookie).toMatch(
      /^staff-device=\S+; Path=\/api\/auth; HttpOnly; SameSite=Strict; Max-Age=/,
    )
    const device = { cookie: cookie.split(';', 1)[0] ?? '' }
    for (let tries = 0; tries < 100; tries++)
      expect((await login({ ...credentials, password: 'x' })).status).toBe(401)
    expect((await login(credentials)).status).toBe(429)
    expect((await login(credentials, device)).status).toBe(200)
    // The device has five guesses of its own, and none for other users.
    for (let tries = 0; tries < 5; tries++)
      expect((await login({ ...credentials, password: 'x' }, device)).status).toBe(401)
    expect((await login(credentials, device)).status).toBe(429)
    expect((await login({ username: 'guessed', password: 'x' }, device)).status).toBe(401)
    await staffCommand(store, 'unlock', 'hunted')
    expect((await login(credentials)).status).toBe(200)
    expect((await login(credentials, device)).status).toBe(200)
  })

  it('leaves a trace when it fails, without what was typed', async () => {
    const credentials = await addUser('traced', 'admin')
    const address = { 'x-forwarded-for': '10.99.0.3' }
    for (let tries = 0; tries < 7; tries++)
      await login({ ...credentials, password: 'my-secret-guess' }, address)
    await login({ username: 'a-password-by-mistake', password: 'x' })
    const { rows } = await store.sql.query(
      `SELECT "userId", "username", "action", "entityId", "address", "before", "after"
       FROM "AuditEntry" WHERE "action" LIKE 'user.login_%' ORDER BY "id"`,
    )
    const own = rows.filter(({ username }) => username === 'traced')
    expect(own.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 5 }, () => 'user.login_failed'),
      // Two attempts, told once.
      'user.login_closed',
    ])
    expect(own[0].address).toBe('10.99.0.3')
    expect(own[0].userId).toBe(Number(own[0].entityId))
    expect(rows.at(-1)).toMatchObject({ userId: null, username: '(unknown)' })
    const kept = JSON.stringify(rows)
    expect(kept.includes('my-secret') || kept.includes('by-mistake')).toBe(false)
  })

  it('leaves a trace for each user, however many fail with names that nobody has', async () => {
    const { username } = await addUser('shared-trail', 'admin')
    const fail = (name: string) => login({ username: name, password: 'x' })
    const failures = async (name: string) => {
      const { rows } = await store.sql.query(
        `SELECT count(*)::int AS "entries" FROM "AuditEntry"
         WHERE "action" = 'user.login_failed' AND "username" = $1`,
        [name],
      )
      return rows[0].entries
    }
    await fail('nobody')
    const before = await failures('(unknown)')
    // As if most of the hour's 300 had been: each takes as long as a password that is right.
    const { rowCount } = await store.sql.query(
      `UPDATE "rate_limits" SET "points" = 295 WHERE "key" = 'audited-failed-login:all'`,
    )
    expect(rowCount).toBe(1)
    await Promise.all(Array.from({ length: 15 }, (_, index) => fail(`nobody-${index}`)))
    expect(await failures('(unknown)')).toBe(before + 5)
    expect((await fail(username)).status).toBe(401)
    expect(await failures(username)).toBe(1)
    // One user's attempts use up no other's share.
    const { username: other } = await addUser('shared-trail-2', 'admin')
    for (let from = 0; from < 69; from += 23)
      await Promise.all(Array.from({ length: 23 }, () => fail(username)))
    expect(await failures(username)).toBe(60)
    await fail(other)
    expect(await failures(other)).toBe(1)
  })

  it('is told to the owner when many fail, once an hour', async () => {
    for (let tries = 0; tries < 21; tries++)
      await login({ username: TEST_ADMIN.username, password: 'x' })
    const warning = await eventually(async () =>
      (await mailsTo(store, 'owner@softhaven.example')).find(({ subject }) =>
        subject.includes('failed logins'),
      ),
    )
    expect(warning.text).toContain('More than 20 logins')
    await login({ username: TEST_ADMIN.username, password: 'x' })
    const { rows } = await store.sql.query(
      `SELECT (SELECT count(*)::int FROM "Email" WHERE "kind" = 'owner_security_warning'
                 AND "payload"->>'kind' = 'failed_login') AS mails,
              (SELECT count(*)::int FROM "AuditEntry" WHERE "action" = 'security.warning'
                 AND "entityId" = 'failed_login') AS entries`,
    )
    expect(rows[0]).toEqual({ mails: 1, entries: 1 })
  })

  it('leaves a trace', async () => {
    await adminClient(store)
    const { rows } = await store.sql.query(
      `SELECT "username", "action" FROM "AuditEntry" ORDER BY "id" DESC LIMIT 1`,
    )
    expect(rows[0]).toEqual({ username: 'admin', action: 'user.login' })
  })
})

describe('the session of a browser', () => {
  const browserLogin = async (credentials = TEST_ADMIN) => {
    const answer = await login({ ...credentials, browser: true })
    const cookies = answer.headers.getSetCookie()
    const cookie = cookies.find((one) => one.startsWith('staff-session=')) ?? ''
    return { token: String(answer.body.sessionId), cookie, pair: cookie.split(';', 1)[0] ?? '' }
  }
  const userWith = (token: string, cookie: string) =>
    apiClient(store.url).call('/api/auth/user', { headers: { 'x-session-token': token, cookie } })

  it('holds only with its token and its cookie together', async () => {
    const { token, cookie, pair } = await browserLogin()
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/)
    expect((await userWith(token, pair)).status).toBe(200)
    expect((await userWith(token, `other=1; ${pair}`)).status).toBe(200)
    const other = await browserLogin()
    const worthless = {
      'a token that was stolen': await userOf(token),
      'a cookie of another session': await userWith(token, other.pair),
      'the token as cookie': await userWith(token, `staff-session=${token}`),
      'a cookie alone': await apiClient(store.url).call('/api/auth/user', {
        headers: { cookie: pair },
      }),
      'the cookie as token': await userOf(pair.slice('staff-session='.length)),
    }
    for (const [kind, { status }] of Object.entries(worthless))
      expect([kind, status]).toEqual([kind, 401])
    // None of this ended it.
    expect((await userWith(token, pair)).status).toBe(200)
  })

  it('loses its cookie by logging out', async () => {
    const { token, pair } = await browserLogin()
    const { headers } = await apiClient(store.url).call('/api/auth/logout', {
      method: 'POST',
      headers: { 'x-session-token': token, cookie: pair },
    })
    expect(headers.getSetCookie()).toEqual([
      'staff-session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    ])
    expect((await userWith(token, pair)).status).toBe(401)
  })

  it('is told from that of an API client, which no cookie goes with', async () => {
    const credentials = await addUser('programmer', 'admin')
    const program = await adminClient(store, credentials)
    await browserLogin(credentials)
    const { body } = await program.call('/api/admin/sessions')
    const kinds = body.map(({ isBrowser, isCurrent }: Record<string, boolean>) => [
      isBrowser,
      isCurrent,
    ])
    expect(kinds.sort()).toEqual([
      [false, true],
      [true, false],
    ])
    const plain = await login(credentials)
    expect(plain.headers.getSetCookie().some((one) => one.startsWith('staff-session'))).toBe(false)
  })

  it('is the only one where the owner has switched off API sign-in', async () => {
    const { token, pair } = await browserLogin()
    const program = await adminClient(store)
    const set = (apiSignIn: boolean) =>
      apiClient(store.url).call('/api/admin/settings', {
        method: 'PATCH',
        body: { values: { apiSignIn } },
        headers: { 'x-session-token': token, cookie: pair },
      })
    expect((await set(false)).status).toBe(200)
    try {
      expect((await userOf(program.token)).status).toBe(401)
      expect(await login(TEST_ADMIN)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect((await browserLogin()).pair).not.toBe('')
    } finally {
      expect((await set(true)).status).toBe(200)
    }
    expect((await login(TEST_ADMIN)).status).toBe(200)
  })
})
