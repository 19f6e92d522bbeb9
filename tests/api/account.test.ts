import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { startStore, type TestStore } from '@/tests/setup/store'
import { quickHash } from '@/tests/setup/template'

const OLD = 'violin-Lisbon-Karli-3'
const NEW = 'harbour-Kestrel-noon-8'

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

let made = 0
async function addUser({ role = 'moderator', isActive = true } = {}) {
  made++
  const username = `keeper${made}`
  const email = `Keeper${made}@softhaven.example`
  await store.sql.query(
    `INSERT INTO "User" ("username", "email", "passwordHash", "role", "isActive", "updatedAt")
     VALUES ($1, $2, $3, $4::"UserRole", $5, now())`,
    [username, email, await quickHash(OLD), role, isActive],
  )
  return { username, email, password: OLD }
}
type User = Awaited<ReturnType<typeof addUser>>

const login = ({ username }: User, password: string) =>
  apiClient(store.url).call('/api/auth/login', { method: 'POST', body: { username, password } })
const isSignedIn = async ({ call }: { call: ReturnType<typeof apiClient>['call'] }) =>
  (await call('/api/auth/user')).status === 200

describe('changing one’s own password', () => {
  const PATH = '/api/admin/account/password'

  it('takes the current one, and ends the other sessions', async () => {
    const user = await addUser()
    const [here, elsewhere] = [await adminClient(store, user), await adminClient(store, user)]
    const { status } = await here.post(PATH, { currentPassword: OLD, password: NEW })
    expect(status).toBe(204)
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await login(user, OLD)).status).toBe(401)
    expect((await login(user, NEW)).status).toBe(200)
    const { rows } = await store.sql.query(
      `SELECT "before", "after" FROM "AuditEntry"
       WHERE "action" = 'user.change_password' AND "username" = $1`,
      [user.username],
    )
    expect(rows).toEqual([{ before: null, after: null }])
  })

  it.each([
    ['currentPassword', { currentPassword: 'wrong', password: NEW }, /current password/],
    ['currentPassword', { password: NEW }, /currentPassword/],
    ['password', { currentPassword: OLD, password: 'short' }, /at least 12/],
    ['password', { currentPassword: OLD, password: 'keeper-of-the-keys-9' }, /Leave out/],
    ['password', { currentPassword: OLD }, /password/],
  ])('names the field %s of %j', async (path, body, reason) => {
    const user = { ...(await addUser()), username: `keeper${made}` }
    // The name that a password must not have.
    await store.sql.query(`UPDATE "User" SET "firstName" = 'Keeper' WHERE "username" = $1`, [
      user.username,
    ])
    const client = await adminClient(store, user)
    const answer = await client.post(PATH, body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toBe(path)
    expect(answer.body.message).toMatch(reason)
    expect((await login(user, OLD)).status).toBe(200)
  })

  it('can’t be used to guess the current one', async () => {
    const user = await addUser()
    const client = await adminClient(store, user)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, tries) =>
        client.post(PATH, { currentPassword: `guess ${tries}`, password: NEW }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5)
    expect((await client.post(PATH, { currentPassword: OLD, password: NEW })).status).toBe(429)
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) =>
    apiClient(store.url).call('/api/auth/password-reset', { method: 'POST', body: { email } })
  const choose = (token: string, password = NEW) =>
    apiClient(store.url).call('/api/auth/password', { method: 'PUT', body: { token, password } })
  const mailed = ({ email }: User) => mailsTo(store, email)
  async function linkFor(user: User) {
    expect((await ask(user.email.toUpperCase())).status).toBe(202)
    const mail = await eventually(async () => (await mailed(user))[0])
    const token = /\/admin\/reset-password#(\S+)/.exec(mail.text)?.[1]
    if (!token) throw new Error('The mail has no link')
    return token
  }

  it('is replaced by a link that works once, and all sessions end', async () => {
    const user = await addUser()
    const before = await adminClient(store, user)
    const token = await linkFor(user)
    expect((await choose(token)).status).toBe(204)
    expect(await isSignedIn(before)).toBe(false)
    expect((await login(user, OLD)).status).toBe(401)
    expect((await login(user, NEW)).status).toBe(200)
    const again = await choose(token, 'another-Harbour-at-3')
    expect(again.status).toBe(400)
    expect(again.body.issues[0].path).toBe('token')
    const { rows } = await store.sql.query(
      `SELECT "username" FROM "AuditEntry" WHERE "action" = 'user.reset_password'`,
    )
    expect(rows).toContainEqual({ username: user.username })
  })

  it('gives one of many at once the link', async () => {
    const user = await addUser()
    const token = await linkFor(user)
    const answers = await Promise.all([1, 2, 3, 4].map((one) => choose(token, `${NEW}-${one}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400])
  })

  it('is answered alike for every address, and mailed only to who may sign in', async () => {
    const shopper = await addUser({ role: 'user' })
    const gone = await addUser({ isActive: false })
    const known = await addUser()
    const answers = [
      await ask('nobody-has-this@softhaven.example'),
      await ask(shopper.email),
      await ask(gone.email),
      await ask(known.email),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([202, null])
    await eventually(async () => (await mailed(known))[0])
    expect([...(await mailed(shopper)), ...(await mailed(gone))]).toEqual([])
  })

  it('is not a way to flood somebody', async () => {
    const user = await addUser()
    for (let times = 0; times < 6; times++) {
      expect((await ask(user.email)).status).toBe(202)
      await eventually(
        async () =>
          (
            await store.sql.query(
              `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'password_reset'`,
            )
          ).rowCount === 0,
      )
    }
    const { rows } = await store.sql.query(
      `SELECT count(*)::int AS mails FROM "Email" WHERE "kind" = 'password_reset' AND "toAddress" = $1`,
      [user.email],
    )
    expect(rows[0].mails).toBe(3)
    const { call } = apiClient(store.url)
    const statuses: number[] = []
    for (let times = 0; times < 6; times++) {
      const body = { email: `flood${times}@softhaven.example` }
      statuses.push((await call('/api/auth/password-reset', { method: 'POST', body })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })

  it('names what is wrong', async () => {
    const user = await addUser()
    expect((await ask('nobody')).body.issues[0].path).toBe('email')
    const token = await linkFor(user)
    expect((await choose(token, 'short')).body.issues[0].path).toBe('password')
    expect((await choose('garbage')).body.issues[0].path).toBe('token')
    const { token: session } = await adminClient(store, user)
    expect((await choose(session)).body.issues[0].path).toBe('token')
    // None of that used the link up.
    expect((await choose(token)).status).toBe(204)
  })
})

describe('an invitation', () => {
  const PATH = '/api/admin/users/invitations'
  const invitation = (more: object = {}) => {
    made++
    return {
      username: `guest${made}`,
      email: `guest${made}@softhaven.example`,
      role: 'support',
      ...more,
    }
  }
  const mailsOf = async (email: string, count: number) =>
    eventually(async () => {
      const mails = await mailsTo(store, email)
      return mails.length === count && mails
    })
  const tokenIn = (mail: { text: string } | undefined) =>
    /reset-password#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const accept = (token: string, password: string) =>
    apiClient(store.url).call('/api/auth/password', { method: 'PUT', body: { token, password } })

  it('lets somebody in by the link of its mail, once, with the password of their choice', async () => {
    const admin = await adminClient(store)
    const guest = invitation()
    const { status, body } = await admin.post(PATH, guest)
    expect([status, body.role, typeof body.invitedAt]).toEqual([201, 'support', 'string'])
    const [mail] = await mailsOf(guest.email, 1)
    expect(mail?.text).toContain(guest.username)
    const token = tokenIn(mail)
    expect((await accept(token, 'short')).status).toBe(400)
    expect((await accept(token, NEW)).status).toBe(204)
    expect((await accept(token, OLD)).status).toBe(400)
    const client = await adminClient(store, { username: guest.username, password: NEW })
    expect((await client.call('/api/admin/orders')).status).toBe(200)
    const [user] = (await admin.call(`/api/admin/users?search=${guest.username}`)).body
    expect(user.invitedAt).toBeNull()
    expect(await admin.post(`/api/admin/users/${user.id}/invitation`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has a password already') },
    })
  })

  it('is mailed again when asked, and void once somebody else gave the user a password', async () => {
    const admin = await adminClient(store)
    const guest = invitation()
    const { body: user } = await admin.post(PATH, guest)
    expect((await admin.post(`/api/admin/users/${user.id}/invitation`)).status).toBe(200)
    const mails = await mailsOf(guest.email, 2)
    await admin.call(`/api/admin/users/${user.id}`, { method: 'PATCH', body: { password: OLD } })
    for (const mail of mails) expect((await accept(tokenIn(mail), NEW)).status).toBe(400)
  })

  it('is of no use to who was deactivated, and refused where it makes no sense', async () => {
    const admin = await adminClient(store)
    const guest = invitation()
    const { body: user } = await admin.post(PATH, guest)
    const [mail] = await mailsOf(guest.email, 1)
    await admin.call(`/api/admin/users/${user.id}`, { method: 'PATCH', body: { isActive: false } })
    expect((await accept(tokenIn(mail), NEW)).status).toBe(400)
    expect((await admin.post(`/api/admin/users/${user.id}/invitation`)).status).toBe(409)
    expect((await admin.post('/api/admin/users/2147483646/invitation')).status).toBe(404)
    for (const [field, more] of [
      ['role', { role: 'user' }],
      ['role', { role: 'owner' }],
      ['email', { email: 'nobody' }],
    ] as const)
      expect((await admin.post(PATH, invitation(more))).body.issues[0].path).toBe(field)
    expect((await admin.post(PATH, invitation({ email: guest.email }))).status).toBe(409)
  })
})
