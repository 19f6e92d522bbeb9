import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { auditEntriesSchema } from '@/lib/staff/audit-contracts'
import type { AdminSession, AdminUser } from '@/lib/staff/users-contracts'
import { adminUsersSchema } from '@/lib/staff/users-contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PASSWORD = 'violin-Lisbon-Karli-3'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let me: AdminUser

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  const found = (await list()).find(({ username }) => username === 'admin')
  if (!found) throw new Error('The seed has no admin')
  me = found
})
afterAll(() => store.stop())

const PATH = '/api/admin/users'
const list = async (query = ''): Promise<AdminUser[]> =>
  adminUsersSchema.parse((await admin.call(PATH + query)).body)
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PATCH', body })
const remove = (id: number) => admin.call(`${PATH}/${id}`, { method: 'DELETE' })

let made = 0
const userFields = (more: object = {}) => {
  made++
  return {
    username: `colleague${made}`,
    email: `mail${made}@softhaven.example`,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'moderator',
    isActive: true,
    ...more,
  }
}
async function create(more: object = {}): Promise<AdminUser> {
  const answer = await admin.post(PATH, userFields(more))
  expect(answer.status).toBe(201)
  return answer.body
}
const signedIn = (user: AdminUser, password = PASSWORD) =>
  adminClient(store, { username: user.username, password })
const isSignedIn = async ({ call }: { call: typeof admin.call }) =>
  (await call('/api/auth/user')).status === 200

describe('/api/admin/users', () => {
  it('adds a user, who has never logged in, and never answers a password', async () => {
    const answer = await admin.post(PATH, userFields({ role: undefined, isActive: undefined }))
    expect(answer).toMatchObject({
      status: 201,
      body: { role: 'user', isActive: true, lastLogin: null },
    })
    const users = JSON.stringify((await admin.call(PATH)).body)
    expect(users).not.toMatch(/password|argon/i)
    expect(
      (await list(`?search=${answer.body.username.toUpperCase()}`)).map(({ id }) => id),
    ).toContain(answer.body.id)
    expect((await admin.call(`${PATH}?limit=1`)).headers.get('x-total-count')).toBe(
      String((await list()).length),
    )
  })

  it('notes the last login', async () => {
    const user = await create()
    await signedIn(user)
    const [found] = await list(`?search=${user.username}`)
    expect(found?.lastLogin).not.toBeNull()
    // A login is not a change that an open dialog could overwrite.
    expect(found?.updatedAt).toBe(user.updatedAt)
  })

  it.each([
    ['username', (name: string) => ({ username: name.toUpperCase() })],
    ['email', (_: string, email: string) => ({ email: email.toUpperCase() })],
  ])('knows a %s again however it is written', async (path, same) => {
    const user = await create()
    const answer = await admin.post(PATH, userFields(same(user.username, user.email)))
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    const other = await create()
    expect((await change(other.id, same(user.username, user.email))).status).toBe(409)
    // A user's own name may be saved again.
    expect((await change(user.id, same(user.username, user.email))).status).toBe(200)
  })

  it('gives a name to one of many concurrent requests for it', async () => {
    const original = userFields({ username: 'Wanted' })
    const answers = await Promise.all(
      ['Wanted', 'wanted', 'WANTED', 'wAnted'].map((username, index) =>
        admin.post(PATH, { ...original, username, email: `wanted${index}@softhaven.example` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    for (const { status, body } of answers)
      if (status === 409) expect(body.issues[0].path).toBe('username')
  })

  it.each([
    ['short-1', 'at least 12'],
    ['password12345', 'common password'],
    ['colleague-xyz-Lamp-7', 'Leave out'],
    ['x'.repeat(201), 'at most 200'],
  ])('refuses the password %j', async (password, reason) => {
    const answer = await admin.post(PATH, {
      ...userFields({ username: 'colleague-xyz' }),
      password,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toBe('password')
    expect(answer.body.message).toContain(reason)
  })

  it.each([
    [{ username: '' }, 'username'],
    [{ username: 'a b' }, 'username'],
    [{ username: '<b>x</b>' }, 'username'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    [{ role: 'owner' }, 'role'],
    [{ isActive: 'true' }, 'isActive'],
    [{ password: undefined }, 'password'],
    [{ firstName: 'x'.repeat(81) }, 'firstName'],
  ])('refuses %j and names the field', async (fields, path) => {
    const answer = await admin.post(PATH, userFields(fields))
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('does not change a password that is left blank, nor the sessions', async () => {
    const user = await create()
    const client = await signedIn(user)
    expect((await change(user.id, { firstName: 'Grace', password: '' })).body.firstName).toBe(
      'Grace',
    )
    expect(await isSignedIn(client)).toBe(true)
    await signedIn(user)
  })

  it('does not overwrite what another user has saved', async () => {
    const user = await create()
    const expectedUpdatedAt = user.updatedAt
    expect((await change(user.id, { lastName: 'One', expectedUpdatedAt })).status).toBe(200)
    const late = await change(user.id, { lastName: 'Two', expectedUpdatedAt })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(late.body.message).toContain('Somebody else changed')
  })

  it.each([
    ['deactivated', { isActive: false }],
    ['given another role', { role: 'user' }],
    ['given another password', { password: 'harbour-Tokyo-lamp-9' }],
  ])('signs out a user who is %s', async (_, body) => {
    const user = await create()
    const client = await signedIn(user)
    expect(await isSignedIn(client)).toBe(true)
    expect((await change(user.id, body)).status).toBe(200)
    expect(await isSignedIn(client)).toBe(false)
    expect((await client.call('/api/admin/products')).status).toBe(401)
  })

  it('leaves the session from which a user changes their own password', async () => {
    const user = await create({ role: 'admin' })
    const [here, there] = [await signedIn(user), await signedIn(user)]
    const answer = await here.call(`${PATH}/${user.id}`, {
      method: 'PATCH',
      body: { password: 'harbour-Tokyo-lamp-9', currentPassword: PASSWORD },
    })
    expect(answer.status).toBe(200)
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(there)).toBe(false)
    await remove(user.id)
  })

  it('changes the password and the address of one’s own account only with the current password', async () => {
    const user = await create({ role: 'admin' })
    const client = await signedIn(user)
    const own = (body: object) => client.call(`${PATH}/${user.id}`, { method: 'PATCH', body })
    const email = `elsewhere-${user.username}@shop.example`
    for (const wanted of [{ password: 'harbour-Tokyo-lamp-9' }, { email }])
      for (const currentPassword of [undefined, '', 'not-my-password-1']) {
        const { status, body } = await own({ ...wanted, currentPassword })
        expect([status, body.issues[0].path]).toEqual([400, 'currentPassword'])
      }
    // What is sent along unchanged needs none.
    expect((await own({ email: user.email, password: '', lastName: 'Lovelace' })).status).toBe(200)
    expect((await own({ email, currentPassword: PASSWORD })).body.email).toBe(email)
    await signedIn(user)
    await remove(user.id)
  })

  it('deletes a user, whose traces stay', async () => {
    const user = await create({ role: 'admin' })
    const client = await signedIn(user)
    await client.post('/api/admin/categories', { name: `Of ${user.username}` })
    expect((await client.call(`${PATH}/${user.id}`, { method: 'DELETE' })).status).toBe(409)
    expect((await remove(user.id)).status).toBe(204)
    expect((await remove(user.id)).status).toBe(404)
    expect(await isSignedIn(client)).toBe(false)
    const { body } = await admin.call(`/api/admin/audit?user=${user.username}&entity=category`)
    expect(body).toHaveLength(1)
  })

  it('never loses its last administrator', async () => {
    for (const body of [{ role: 'moderator' }, { isActive: false }])
      expect(await change(me.id, body)).toMatchObject({
        status: 409,
        body: {
          message: 'The last active administrator cannot be removed, demoted or deactivated.',
        },
      })
    expect((await remove(me.id)).status).toBe(409)
  })

  it('leaves one administrator when two demote each other at the same time', async () => {
    const other = await create({ role: 'admin' })
    const client = await signedIn(other)
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        change(other.id, { role: 'moderator' }),
        client.call(`${PATH}/${me.id}`, { method: 'PATCH', body: { isActive: false } }),
      ])
      const { rows } = await store.sql.query(
        `SELECT count(*)::int AS admins FROM "User" WHERE "role" = 'admin' AND "isActive"`,
      )
      expect(rows[0].admins).toBe(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      // Both are unchanged, with their sessions.
      await store.sql.query(
        `UPDATE "User" SET "role" = 'admin', "isActive" = true WHERE "id" = ANY($1)`,
        [[me.id, other.id]],
      )
      await store.sql.query(
        'UPDATE "AdminSession" SET "revokedAt" = NULL WHERE "userId" = ANY($1)',
        [[me.id, other.id]],
      )
    }
    await remove(other.id)
  })

  it('is for administrators only', async () => {
    const moderator = await signedIn(await create())
    expect((await moderator.call(PATH)).status).toBe(403)
    expect((await moderator.call('/api/admin/audit')).status).toBe(403)
    expect((await moderator.call('/api/admin/sessions')).status).toBe(200)
    expect((await apiClient(store.url).call(PATH)).status).toBe(401)
    expect(
      (
        await admin.call(PATH, {
          headers: { 'x-session-token': '', authorization: `Bearer ${admin.token}` },
        })
      ).status,
    ).toBe(200)
  })
})

describe('the login', () => {
  it('takes a name however it is written, and no wildcards', async () => {
    const user = await create({ username: 'wild.card' })
    const login = (username: string) =>
      apiClient(store.url).call('/api/auth/login', {
        method: 'POST',
        body: { username, password: PASSWORD },
      })
    expect((await login(user.username.toUpperCase())).status).toBe(200)
    expect((await login('wild_card')).status).toBe(401)
    expect((await login('wild%')).status).toBe(401)
  })
})

describe('/api/admin/sessions', () => {
  it('lists one’s own sessions, and ends one of them', async () => {
    const user = await create()
    const [here, there] = [await signedIn(user), await signedIn(user)]
    const sessions: AdminSession[] = (await here.call('/api/admin/sessions')).body
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    const end = (client: typeof admin) =>
      client.call(`/api/admin/sessions/${other?.id}`, { method: 'DELETE' })
    // Another user's session can't be ended.
    expect((await end(admin)).status).toBe(404)
    expect((await end(here)).status).toBe(204)
    expect((await end(here)).status).toBe(404)
    expect(await isSignedIn(there)).toBe(false)
    expect(await isSignedIn(here)).toBe(true)
    expect((await here.call('/api/admin/sessions/x', { method: 'DELETE' })).status).toBe(400)
  })

  it('ends all others, and all of a user', async () => {
    const user = await create()
    const [here, there] = [await signedIn(user), await signedIn(user)]
    expect((await here.post('/api/admin/sessions/end-others')).body).toEqual({ ended: 1 })
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    const signOut = (id: number) => admin.call(`${PATH}/${id}/sessions`, { method: 'DELETE' })
    expect((await signOut(user.id)).body).toEqual({ ended: 1 })
    expect(await isSignedIn(here)).toBe(false)
    expect((await signOut(999_999)).status).toBe(404)
  })
})

describe('/api/admin/audit', () => {
  it('records who did what, without a password', async () => {
    const user = await create()
    await change(user.id, { lastName: 'Lovelace', password: 'harbour-Tokyo-lamp-9' })
    const { body, headers } = await admin.call(
      `/api/admin/audit?entity=user&entityId=${user.id}&user=admin`,
    )
    const entries = auditEntriesSchema.parse(body)
    expect(headers.get('x-total-count')).toBe('2')
    expect(entries.map(({ action }) => action)).toEqual(['user.update', 'user.create'])
    expect(entries[0]).toMatchObject({
      username: 'admin',
      before: { lastName: 'Byron' },
      after: { lastName: 'Lovelace', passwordChanged: true },
    })
    expect(JSON.stringify(body)).not.toMatch(/harbour|violin|argon/)
  })

  it('is narrowed down by day and paged', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { body, headers } = await admin.call(`/api/admin/audit?from=${today}&limit=2`)
    expect(body).toHaveLength(2)
    expect(headers.get('link')).toContain('offset=2')
    expect((await admin.call('/api/admin/audit?to=2020-01-01')).body).toEqual([])
    for (const query of ['from=yesterday', 'to=2026-02-31', 'limit=201', 'offset=-1', 'user='])
      expect((await admin.call(`/api/admin/audit?${query}`)).status).toBe(400)
    const { body: choices } = await admin.call('/api/admin/audit/choices')
    expect(choices.users).toContain('admin')
    expect(choices.entities).toContain('user')
  })
})
