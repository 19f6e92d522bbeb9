import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'
import { TEST_ADMIN } from '@/tests/setup/template'

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const PASSKEYS = '/api/admin/account/passkeys'
const { password } = TEST_ADMIN

const begin = async () =>
  (await apiClient(store.url).call('/api/auth/passkey/beginning', { method: 'POST' })).body
const logIn = (body: object) =>
  apiClient(store.url).call('/api/auth/passkey', { method: 'POST', body })

const assertion = {
  id: 'bm9ib2R5',
  rawId: 'bm9ib2R5',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
}

describe('a login by passkey', () => {
  it('begins with a challenge of its own, for this store, and asks for the user to be verified', async () => {
    const [one, other] = [await begin(), await begin()]
    expect(one.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(one.options.allowCredentials ?? []).toEqual([])
    expect(one.options.challenge).not.toBe(other.options.challenge)
  })

  it('is refused alike for whatever does not fit', async () => {
    const { ticket } = await begin()
    for (const attempt of [ticket, ticket, 'made-up'])
      expect(await logIn({ ticket: attempt, credential: assertion })).toMatchObject({
        status: 401,
        body: { code: 'unauthorized', message: 'This passkey is not known to the store' },
      })
  })

  it.each([
    [{}, 'ticket'],
    [{ ticket: 'x' }, 'credential'],
    [{ ticket: 'x', credential: { ...assertion, id: 'not base64!' } }, 'credential.id'],
    [{ ticket: 'x', credential: { ...assertion, type: 'password' } }, 'credential.type'],
    [{ ticket: 'x', credential: { ...assertion, response: {} } }, 'credential.response.signature'],
  ])('refuses %j', async (body, path) => {
    const { status, body: answer } = await logIn(body)
    expect(status).toBe(400)
    expect(answer.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('is limited by address', async () => {
    const client = apiClient(store.url)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 22; attempt++) {
      const body = { ticket: 'made-up', credential: assertion }
      statuses.push((await client.call('/api/auth/passkey', { method: 'POST', body })).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
    expect(statuses.slice(20)).toEqual([429, 429])
  })
})

describe('a new passkey', () => {
  it('needs the password, and an answer to its own challenge', async () => {
    const [client, other] = [
      await clientOfRole(store, 'moderator'),
      await clientOfRole(store, 'admin'),
    ]
    const refused = await client.post(`${PASSKEYS}/beginning`, { password: 'not this one' })
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'password'])
    const { options, ticket } = (await client.post(`${PASSKEYS}/beginning`, { password })).body
    expect(options).toMatchObject({
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const credential = {
      ...assertion,
      response: { clientDataJSON: 'e30', attestationObject: 'o2Nm' },
    }
    const add = (as: typeof client, with_: string) =>
      as.post(PASSKEYS, { ticket: with_, name: 'Mine', credential })
    expect((await add(other, ticket)).body.issues[0].path).toBe('ticket')
    // That used it up.
    expect((await add(client, ticket)).body.issues[0].path).toBe('ticket')
    const next = (await client.post(`${PASSKEYS}/beginning`, { password })).body.ticket
    expect((await add(client, next)).body.issues[0].path).toBe('credential')
    expect((await client.call(PASSKEYS)).body).toEqual([])
  })

  it('is nobody else’s to see or to delete', async () => {
    const owner = await clientOfRole(store, 'moderator')
    const { body: me } = await owner.call('/api/auth/user')
    const { rows } = await store.sql.query(
      `INSERT INTO "Passkey" ("userId", "name", "credentialId", "publicKey") VALUES ($1, 'Mine', 'b3duZXI', '\\x00')
       RETURNING "id"`,
      [me.id],
    )
    const path = `${PASSKEYS}/${rows[0].id}`
    const stranger = await clientOfRole(store, 'admin')
    expect((await stranger.call(PASSKEYS)).body).toEqual([])
    expect((await stranger.call(path, { method: 'DELETE' })).status).toBe(404)
    expect((await owner.call(PASSKEYS)).body).toMatchObject([{ name: 'Mine', lastUsedAt: null }])
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(204)
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(404)
  })
})
