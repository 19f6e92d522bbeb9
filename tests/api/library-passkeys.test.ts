import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import { softAuthenticator } from '@/tests/setup/authenticator'
import { mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import {
  browserWith,
  cookieOf,
  libraryToken,
  libraryTokens,
  openedLibrary,
} from '@/tests/setup/library-client'
import { placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let client: ReturnType<typeof apiClient>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})

type Device = ReturnType<typeof softAuthenticator>
type Reader = ReturnType<typeof browserWith>

/** Somebody who has bought something and opened the library of their address. */
async function newReader() {
  const { email, number } = await placeOrder(store, [{ product: freshProduct() }], 'card')
  const token = await libraryToken(store, client, email)
  return { email, number, reader: await openedLibrary(client, token) }
}

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

const begin = async (reader: Reader) => (await reader.post('/passkeys/beginning')).body
const send = ({ cookie }: Reader, body: object) =>
  client.call('/api/library/passkeys', {
    method: 'POST',
    body: { locale: 'en', ...body },
    headers: { cookie, 'user-agent': AGENT },
  })

/** Adds a passkey of a device as a browser does. */
async function add(reader: Reader, device: Device = softAuthenticator()): Promise<Answer> {
  const { options, ticket } = await begin(reader)
  const { challenge, user } = options
  return send(reader, { ticket, credential: device.make({ challenge, user, origin: store.url }) })
}

const remove = ({ cookie }: Reader, id: number) =>
  client.call(`/api/library/passkeys/${id}`, { method: 'DELETE', headers: { cookie } })

const challenged = async () =>
  (await client.call('/api/library/session/passkey/beginning', { method: 'POST', body: {} })).body
const answer = (body: object) =>
  client.call('/api/library/session/passkey', { method: 'POST', body })

/** Opens a library by the passkey of a device. */
async function open(device: Device): Promise<Answer> {
  const { options, ticket } = await challenged()
  const { challenge } = options
  return answer({ ticket, credential: device.use({ challenge, origin: store.url }) })
}

const openedBy = async (device: Device) => {
  const opened = await open(device)
  expect(opened.status).toBe(204)
  return browserWith(client, cookieOf(opened))
}

const UNKNOWN = {
  status: 401,
  body: { code: 'unauthorized', message: 'This passkey is not known to the store' },
}

const libraryOf = async (reader: Reader) => (await reader.get()).body.library

describe('a passkey of a library', () => {
  it('opens it without a mail, with a session like that of the link, and is listed', async () => {
    const { email, number, reader } = await newReader()
    const device = softAuthenticator()
    const { options } = await begin(reader)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const handle = Buffer.from(options.user.id, 'base64url').toString()
    expect(handle).toMatch(/^[0-9a-f-]{36}$/)
    expect(await add(reader, device)).toMatchObject({
      status: 201,
      body: { name: 'Firefox · Linux', lastUsedAt: null },
    })
    // The device is told which it has already.
    expect((await begin(reader)).options).toMatchObject({
      user: { id: options.user.id },
      excludeCredentials: [{ transports: ['internal'] }],
    })

    const asked = await challenged()
    expect(asked.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(asked.options.allowCredentials ?? []).toEqual([])
    const opened = await open(device)
    expect(opened.headers.get('set-cookie')).toMatch(
      /^library-session=\S+; Path=\/api\/library;.*HttpOnly.*SameSite=Strict/i,
    )
    const other = browserWith(client, cookieOf(opened))
    expect(await libraryOf(other)).toMatchObject({
      email,
      orders: [{ orderNumber: number }],
      passkeys: [{ name: 'Firefox · Linux', lastUsedAt: expect.any(String) }],
    })
    expect((await other.get('/data')).body.passkeys).toMatchObject([{ name: 'Firefox · Linux' }])
  })

  it('is told of by mail, which opens nothing by itself', async () => {
    const { email, reader } = await newReader()
    await add(reader)
    const mail = await eventually(async () =>
      (await mailsTo(store, email)).find(({ subject }) => /passkey was added/.test(subject)),
    )
    expect(mail.text).toContain('Firefox · Linux')
    expect(mail.text).toContain('Sign out everywhere')
    expect(mail.text).toContain(`${store.url}/library`)
    expect(mail.text).not.toContain('/library#')
  })

  it('is refused for another challenge, another origin or host, an unverified user, and when it comes again', async () => {
    const { reader } = await newReader()
    const device = softAuthenticator()
    await add(reader, device)
    const [one, two] = [await challenged(), await challenged()]
    const { challenge } = one.options
    const use = (...how: Parameters<Device['use']>) => ({ credential: device.use(...how) })
    const right = { challenge, origin: store.url }
    const attempts = [
      { ticket: two.ticket, ...use(right) },
      { ticket: 'made-up', ...use(right) },
      {
        ticket: (await challenged()).ticket,
        ...use({ ...right, origin: 'https://elsewhere.example' }),
      },
    ]
    for (const attempt of attempts) expect(await answer(attempt)).toMatchObject(UNKNOWN)
    for (const wrong of [{ origin: 'https://elsewhere.example' }, { rpId: 'elsewhere.example' }]) {
      const { options, ticket } = await challenged()
      const ceremony = { challenge: options.challenge, origin: store.url, ...wrong }
      expect(await answer({ ticket, ...use(ceremony) })).toMatchObject(UNKNOWN)
    }
    const unverified = await challenged()
    const ceremony = { challenge: unverified.options.challenge, origin: store.url }
    expect(
      await answer({ ticket: unverified.ticket, ...use(ceremony, { isVerified: false }) }),
    ).toMatchObject(UNKNOWN)
    // None of that has used up the first.
    const login = { ticket: one.ticket, ...use(right) }
    expect((await answer(login)).status).toBe(204)
    expect(await answer(login)).toMatchObject(UNKNOWN)
  })

  it('opens once of many answers at once, and not by a copy that counts from behind', async () => {
    const { reader } = await newReader()
    const device = softAuthenticator()
    await add(reader, device)
    device.countFrom(7)
    const { options, ticket } = await challenged()
    const credential = device.use({ challenge: options.challenge, origin: store.url })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => answer({ ticket, credential })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401, 401])
    for (const behind of [6, 7]) {
      device.countFrom(behind)
      expect(await open(device)).toMatchObject(UNKNOWN)
    }
    device.countFrom(8)
    expect((await open(device)).status).toBe(204)
  })

  it('belongs to its address: nobody else sees, removes or finishes it, and staff cannot log in by it', async () => {
    const [owner, stranger] = [await newReader(), await newReader()]
    const device = softAuthenticator()
    const { body: passkey } = await add(owner.reader, device)
    expect((await libraryOf(stranger.reader)).passkeys).toEqual([])
    expect((await remove(stranger.reader, passkey.id)).status).toBe(404)
    // Begun by one, it is not stored for the other, nor by the browser that is signed out since.
    const { options, ticket } = await begin(owner.reader)
    const credential = softAuthenticator().make({
      challenge: options.challenge,
      user: options.user,
      origin: store.url,
    })
    const foreign = await send(stranger.reader, { ticket, credential })
    expect([foreign.status, foreign.body.issues[0].path]).toEqual([400, 'ticket'])
    const nobody = browserWith(client, '')
    expect((await send(nobody, { ticket, credential })).status).toBe(401)
    expect((await nobody.post('/passkeys/beginning')).status).toBe(401)
    expect((await remove(nobody, passkey.id)).status).toBe(401)
    // The same device for another address would open both.
    const again = await add(stranger.reader, device)
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })

    const login = await challenged()
    const staff = await client.call('/api/auth/passkey', {
      method: 'POST',
      body: {
        ticket: login.ticket,
        credential: device.use({ challenge: login.options.challenge, origin: store.url }),
      },
    })
    expect(staff.status).toBe(401)
    expect(await libraryOf(await openedBy(device))).toMatchObject({ email: owner.email })
  })

  it('is not stored with a wrong origin or an answer that was changed', async () => {
    const { reader } = await newReader()
    for (const wrong of [{ origin: 'https://elsewhere.example' }, { challenge: 'b3RoZXI' }]) {
      const { options, ticket } = await begin(reader)
      const { challenge, user } = options
      const ceremony = { challenge, user, origin: store.url, ...wrong }
      const refused = await send(reader, { ticket, credential: softAuthenticator().make(ceremony) })
      expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'credential'])
    }
    expect((await libraryOf(reader)).passkeys).toEqual([])
  })

  it('is one of five, also when several are added at once', async () => {
    const { reader } = await newReader()
    for (let place = 0; place < 4; place++) expect((await add(reader)).status).toBe(201)
    const answers = await Promise.all(Array.from({ length: 3 }, () => add(reader)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await reader.post('/passkeys/beginning')).status).toBe(409)
    expect((await libraryOf(reader)).passkeys).toHaveLength(5)
  })

  it('opens nothing once it is removed, and what it had opened elsewhere ends', async () => {
    const { reader } = await newReader()
    const [lost, kept] = [softAuthenticator(), softAuthenticator()]
    const { body: passkey } = await add(reader, lost)
    const { body: own } = await add(reader, kept)
    const [thief, mine] = [await openedBy(lost), await openedBy(kept)]
    expect((await remove(mine, passkey.id)).status).toBe(204)
    expect((await remove(mine, passkey.id)).status).toBe(404)
    expect(await libraryOf(thief)).toBeNull()
    expect(await open(lost)).toMatchObject(UNKNOWN)
    // Removing the one that this browser came in by leaves it signed in.
    expect((await remove(mine, own.id)).status).toBe(204)
    expect(await libraryOf(mine)).toMatchObject({ passkeys: [] })
  })

  it('ends with signing out everywhere, not with signing out here', async () => {
    const { email, reader } = await newReader()
    const device = softAuthenticator()
    await add(reader, device)
    await (await openedBy(device)).post('/sign-out')
    const again = await openedBy(device)
    const begun = await begin(reader)
    await again.post('/sign-out', { everywhere: true })
    expect(await open(device)).toMatchObject(UNKNOWN)
    const { challenge, user } = begun.options
    const credential = softAuthenticator().make({ challenge, user, origin: store.url })
    expect((await send(reader, { ticket: begun.ticket, credential })).status).toBe(401)
    // Whoever reads the mailbox gets in, and can add one anew.
    await store.sql.query(
      `UPDATE "LibraryReader" SET "linkMailedAt" = now() - interval '1 hour' WHERE "email" = $1`,
      [email],
    )
    const before = (await libraryTokens(store, email)).length
    await client.call('/api/library/access', { method: 'POST', body: { email } })
    const [token] = await eventually(async () => {
      const tokens = await libraryTokens(store, email)
      return tokens.length > before && tokens
    })
    expect((await add(await openedLibrary(client, token ?? ''))).status).toBe(201)
  })

  it('lasts while its address has orders, also when no link was mailed for long', async () => {
    const [staying, leaving] = [await newReader(), await newReader()]
    const [kept, gone] = [softAuthenticator(), softAuthenticator()]
    await add(staying.reader, kept)
    await add(leaving.reader, gone)
    await store.sql.query(
      `UPDATE "LibraryReader" SET "linkMailedAt" = now() - interval '61 days' WHERE "email" = ANY($1)`,
      [[staying.email, leaving.email]],
    )
    // As if the address of the order had been corrected.
    await store.sql.query(`UPDATE "Order" SET "customerEmail" = $1 WHERE "orderNumber" = $2`, [
      staying.email.toUpperCase(),
      leaving.number,
    ])
    expect((await libraryOf(await openedBy(gone))).orders).toEqual([])
    await finishJob(store, 'cleanup')
    expect(await open(gone)).toMatchObject(UNKNOWN)
    expect((await libraryOf(await openedBy(kept))).orders).toHaveLength(2)
    const { rows } = await store.sql.query('SELECT 1 FROM "LibraryReader" WHERE "email" = $1', [
      leaving.email,
    ])
    expect(rows).toEqual([])
  })

  it('is added so often and no more, for each is mailed about', async () => {
    const { reader } = await newReader()
    for (let place = 0; place < 10; place++) {
      const { status, body } = await add(reader)
      expect(status).toBe(201)
      await remove(reader, body.id)
    }
    expect(await add(reader)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })
})
