import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { codeOf } from '@/tests/setup/second-factor'
import { staffCommand } from '@/tests/setup/staff-command'
import { startStore, type TestStore } from '@/tests/setup/store'
import { TEST_ADMIN } from '@/tests/setup/template'

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const { password } = TEST_ADMIN
const FACTOR = '/api/admin/account/second-factor'

type Client = Awaited<ReturnType<typeof clientOfRole>>

/** A user with an app; its next code is that of the step after. */
async function protectedUser(role: 'moderator' | 'admin' = 'moderator') {
  const client = await clientOfRole(store, role)
  const { body: me } = await client.call('/api/auth/user')
  return { client, id: Number(me.id), username: String(me.username), ...(await setUp(client)) }
}

async function setUp(client: Client) {
  const begun = await client.post(`${FACTOR}/setup`, { password })
  expect(begun.status).toBe(200)
  const { secret, ticket, uri } = begun.body
  expect(uri).toContain(`secret=${secret}`)
  const code = codeOf(secret)
  const { status, body } = await client.post(FACTOR, { ticket, code })
  expect(status).toBe(201)
  const recoveryCodes: string[] = body.recoveryCodes
  return { secret: String(secret), usedCode: code, recoveryCodes }
}

async function firstStep(username: string, more: object = {}) {
  const client = apiClient(store.url)
  const answer = await client.call('/api/auth/login', {
    method: 'POST',
    body: { username, password, ...more },
  })
  expect(answer).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
  const secondStep = (code: string) =>
    client.call('/api/auth/second-factor', {
      method: 'POST',
      body: { ticket: answer.body.ticket, code },
    })
  return { ticket: String(answer.body.ticket), secondStep }
}

describe('a second factor', () => {
  it('is asked for after the password, and lets in once with each code', async () => {
    const { username, secret, usedCode, recoveryCodes } = await protectedUser()
    expect(recoveryCodes).toHaveLength(10)
    const { ticket, secondStep } = await firstStep(username)
    // The ticket alone is no session.
    const { status } = await apiClient(store.url).call('/api/auth/user', {
      headers: { 'x-session-token': ticket },
    })
    expect(status).toBe(401)
    expect((await secondStep('000000')).body.issues[0].path).toBe('code')
    // The code that set it up is used up.
    expect((await secondStep(usedCode)).status).toBe(401)
    const code = codeOf(secret, 1)
    const answers = await Promise.all([secondStep(code), secondStep(code), secondStep(code)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401])
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { username, recoveryCodes } = await protectedUser()
    const { secondStep } = await firstStep(username)
    const [code = ''] = recoveryCodes
    const [one, other] = await Promise.all([
      secondStep(code.toLowerCase().replace('-', ' ')),
      secondStep(code),
    ])
    expect([one?.status, other?.status].sort()).toEqual([200, 401])
    const token = one?.body.sessionId ?? other?.body.sessionId
    const { body } = await apiClient(store.url).call('/api/admin/account', {
      headers: { 'x-session-token': token },
    })
    expect(body.secondFactor.recoveryCodesLeft).toBe(9)
  })

  it('begins the session of a browser when a browser asked for it', async () => {
    const { username, secret } = await protectedUser()
    const { secondStep } = await firstStep(username, { browser: true })
    const answer = await secondStep(codeOf(secret, 1))
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0])
    expect(cookies.sort()).toEqual(['staff-device', 'staff-session'])
  })

  it('is not asked for any more once the password changed, by whomever', async () => {
    const admin = await adminClient(store)
    const next = 'another long passphrase 7'
    for (const change of [
      ({ client }: Awaited<ReturnType<typeof protectedUser>>) =>
        client.post('/api/admin/account/password', { currentPassword: password, password: next }),
      ({ id }: { id: number }) =>
        admin.call(`/api/admin/users/${id}`, { method: 'PATCH', body: { password: next } }),
    ]) {
      const user = await protectedUser()
      const { secondStep } = await firstStep(user.username)
      expect([200, 204]).toContain((await change(user)).status)
      const [code = ''] = user.recoveryCodes
      for (const attempt of [code, '000000'])
        expect(await secondStep(attempt)).toMatchObject({
          status: 401,
          body: { reason: 'expired' },
        })
      // The code was not spent on it.
      const again = await firstStep(user.username, { password: next })
      expect((await again.secondStep(code)).status).toBe(200)
    }
  })

  it('can’t be guessed', async () => {
    const { username, secret } = await protectedUser()
    const { secondStep } = await firstStep(username)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => secondStep(String(100_000 + guess))),
    )
    expect(guesses.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(5)
    // Nor with another ticket.
    const again = await firstStep(username)
    expect((await again.secondStep(codeOf(secret, 1))).status).toBe(429)
  })

  it('takes the password to set up, renew and remove, and keeps nothing in clear', async () => {
    const { client, id, username, secret, recoveryCodes } = await protectedUser()
    for (const call of ['setup', 'recovery-codes', 'removal']) {
      const refused = await client.post(`${FACTOR}/${call}`, { password: 'not this one' })
      expect([call, refused.status, refused.body.issues[0].path]).toEqual([call, 400, 'password'])
    }
    expect((await client.post(`${FACTOR}/setup`, { password })).status).toBe(409)
    const stored = await store.sql.query(
      `SELECT encode("secret", 'escape') AS secret, (SELECT string_agg("hash", ' ') FROM "RecoveryCode") AS hashes
       FROM "SecondFactor" WHERE "userId" = $1`,
      [id],
    )
    expect(stored.rows[0].secret).not.toContain(secret)
    for (const code of recoveryCodes) expect(stored.rows[0].hashes).not.toContain(code)

    const renewed = await client.post(`${FACTOR}/recovery-codes`, { password })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    const { secondStep } = await firstStep(username)
    expect((await secondStep(recoveryCodes[1] ?? '')).status).toBe(401)
    expect((await secondStep(renewed.body.recoveryCodes[1])).status).toBe(200)
    expect((await client.post(`${FACTOR}/removal`, { password })).status).toBe(204)
    await adminClient(store, { username, password })
    const { rows } = await store.sql.query(
      `SELECT "action" FROM "AuditEntry" WHERE "username" = $1 AND "action" LIKE '%factor%' ORDER BY "id"`,
      [username],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'user.add_second_factor',
      'user.remove_second_factor',
    ])
  })

  it('is not set up by a wrong code, or with another user’s ticket', async () => {
    const [one, other] = [
      await clientOfRole(store, 'moderator'),
      await clientOfRole(store, 'admin'),
    ]
    const { secret, ticket } = (await one.post(`${FACTOR}/setup`, { password })).body
    const wrong = await one.post(FACTOR, { ticket, code: '000000' })
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'code'])
    const stolen = await other.post(FACTOR, { ticket, code: codeOf(secret) })
    expect([stolen.status, stolen.body.issues[0].path]).toEqual([400, 'ticket'])
  })

  it('is removed by an administrator, or on the server, for who lost it', async () => {
    const admin = await adminClient(store)
    for (const remove of [
      ({ id }: { id: number }) =>
        admin.call(`/api/admin/users/${id}/second-factor`, { method: 'DELETE' }),
      ({ username }: { username: string }) => staffCommand(store, 'reset-second-factor', username),
    ]) {
      const user = await protectedUser()
      const find = async () =>
        (await admin.call(`/api/admin/users?search=${user.username}`)).body[0].hasSecondFactor
      expect(await find()).toBe(true)
      await remove(user)
      expect(await find()).toBe(false)
      expect((await user.client.call('/api/auth/user')).status).toBe(401)
      await adminClient(store, { username: user.username, password })
    }
    const { client } = await protectedUser()
    const { body: me } = await admin.call('/api/auth/user')
    const path = `/api/admin/users/${me.id}/second-factor`
    expect((await client.call(path, { method: 'DELETE' })).status).toBe(403)
    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(404)
  })

  it('is required of administrators and finance where the owner says so', async () => {
    const admin = await clientOfRole(store, 'admin')
    const moderator = await clientOfRole(store, 'moderator')
    const finance = await clientOfRole(store, 'finance')
    const require = (isRequired: boolean) =>
      admin.call('/api/admin/settings', {
        method: 'PATCH',
        body: { values: { requireSecondFactor: isRequired } },
      })
    expect((await require(true)).status).toBe(200)
    const code = 'second_factor_setup_required'
    expect(await admin.call('/api/admin/orders')).toMatchObject({ status: 403, body: { code } })
    expect(await require(false)).toMatchObject({ status: 403, body: { code } })
    expect((await admin.call('/api/auth/user')).body.mustSetUpSecondFactor).toBe(true)
    expect(await finance.call('/api/admin/orders')).toMatchObject({ status: 403, body: { code } })
    expect((await moderator.call('/api/admin/orders')).status).toBe(200)
    await setUp(admin)
    expect((await admin.call('/api/auth/user')).body.mustSetUpSecondFactor).toBe(false)
    expect((await require(false)).status).toBe(200)
  })
})
