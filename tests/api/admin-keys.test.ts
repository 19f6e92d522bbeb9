import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { keyStocksSchema, productKeysSchema } from '@/lib/licences/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  leaveKeys,
  mailsTo,
  orderRow,
  productDispenser,
  runJob,
  simulate,
} from '@/tests/setup/checkout-client'
import { placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const KEYS = '/api/admin/product-keys'
const add = (productId: number, keyValue: unknown, more: object = {}) =>
  admin.post(KEYS, { productId, keyValue, keyType: 'license', ...more })
const bulk = (productId: number, keys: unknown, more: object = {}) =>
  admin.post(`${KEYS}/bulk`, { productId, keys, keyType: 'license', ...more })
const list = (productId: number, query = '') => admin.call(`${KEYS}?productId=${productId}${query}`)
const stockOf = async (productId: number) =>
  (await admin.call(`/api/admin/key-stock/${productId}`)).body

/** The whole audit trail, as text. */
async function auditText(): Promise<string> {
  const { rows } = await store.sql.query('SELECT * FROM "AuditEntry"')
  return JSON.stringify(rows)
}

let keysMade = 0
const newKey = () => `TESTS-${Date.now()}-${++keysMade}-LASTS`

describe('/api/admin/product-keys', () => {
  it('adds a key, answers it masked, and counts it', async () => {
    const { id } = freshProduct()
    const before = await stockOf(id)
    const value = newKey()
    const added = await add(id, `  ${value} `, { keyType: 'serial', notes: 'Invoice 7' })
    expect(added).toMatchObject({
      status: 201,
      body: {
        productId: id,
        keyValue: '••••ASTS',
        keyType: 'serial',
        notes: 'Invoice 7',
        isUsed: false,
        status: 'available',
        assignedToEmail: null,
      },
    })
    const listed = await list(id)
    expect(productKeysSchema.parse(listed.body)[0]).toEqual(added.body)
    expect(JSON.stringify(listed.body)).not.toContain(value)
    expect(listed.headers.get('x-total-count')).toBe(String(before.total + 1))
    expect(await stockOf(id)).toMatchObject({
      available: before.available + 1,
      total: before.total + 1,
    })
  })

  it('shows keys in plain text only on request, and audits that without the key', async () => {
    const { id } = freshProduct()
    const value = newKey()
    const { body: key } = await add(id, value)
    const revealed = await list(id, '&reveal=1&limit=1')
    expect(revealed.body[0]).toMatchObject({ id: key.id, keyValue: value })
    expect(revealed.headers.get('cache-control')).toBe('no-store')
    const { rows } = await store.sql.query(
      `SELECT "username", "after" FROM "AuditEntry" WHERE "action" = 'product_key.reveal' AND "entityId" = $1`,
      [String(id)],
    )
    expect(rows).toEqual([{ username: 'admin', after: { keyIds: [key.id] } }])
    expect(await auditText()).not.toContain(value)
    const { rows: stored } = await store.sql.query(
      `SELECT encode("valueEncrypted", 'escape') AS text, "valueHash" FROM "ProductKey" WHERE "id" = $1`,
      [key.id],
    )
    expect(JSON.stringify(stored)).not.toContain(value)
  })

  it('shows one user no more than anybody needs, and warns the owner of who wants more', async () => {
    const { id } = freshProduct()
    await add(id, newKey())
    const curious = await clientOfRole(store, 'moderator')
    const reveal = () => curious.call(`/api/admin/product-keys?productId=${id}&reveal=1&limit=1`)
    for (let times = 0; times < 50; times++) expect((await reveal()).status).toBe(200)
    const refused = await reveal()
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Masked they are still listed, and others have their own allowance.
    expect((await curious.call(`/api/admin/product-keys?productId=${id}`)).status).toBe(200)
    expect((await list(id, '&reveal=1&limit=1')).status).toBe(200)
    const warning = await eventually(async () =>
      (await mailsTo(store, 'owner@softhaven.example')).find(({ subject }) =>
        subject.includes('an unusual number of licence keys'),
      ),
    )
    expect(warning.text).toContain('plain text')
  })

  it('knows a key again, also one that is quarantined', async () => {
    const { id } = freshProduct()
    const value = newKey()
    const { body: key } = await add(id, value)
    const again = await add(id, value)
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(again.body.issues[0].path).toBe('keyValue')
    expect(JSON.stringify(again.body)).not.toContain(value)
    expect(
      await admin.post(`${KEYS}/${key.id}/quarantine`, { reason: 'Blocked by the publisher' }),
    ).toMatchObject({
      status: 200,
      body: { status: 'quarantined', quarantineReason: 'Blocked by the publisher' },
    })
    expect((await add(id, value)).status).toBe(409)
    expect((await bulk(id, [value])).body).toEqual({ added: 0, duplicates: 1, blank: 0 })
  })

  describe('a key that another product has', () => {
    it.each([
      ['as it is', (key: string) => key],
      ['in small letters', (key: string) => key.toLowerCase()],
      ['without hyphens', (key: string) => key.replaceAll('-', '')],
      ['with other hyphens', (key: string) => key.replaceAll('-', '\u2011')],
      ['with spaces for hyphens', (key: string) => key.replaceAll('-', ' ')],
      ['in full-width letters', (key: string) => key.replaceAll('T', 'Ｔ')],
    ])(
      'is known %s, where it stands is named, and it is added only if allowed',
      async (_, typed) => {
        const [owner, other] = [freshProduct(), freshProduct()]
        const value = newKey()
        await add(owner.id, value)
        expect((await add(owner.id, typed(value))).status).toBe(409)
        const refused = await add(other.id, typed(value))
        expect(refused).toMatchObject({
          status: 409,
          body: { code: 'conflict', reason: 'known_elsewhere', issues: [{ path: 'keyValue' }] },
        })
        expect(refused.body.message).toContain(owner.name)
        expect(JSON.stringify(refused.body)).not.toContain(value)
        const left = await bulk(other.id, [typed(value), newKey()])
        expect(left.body).toEqual({
          added: 1,
          duplicates: 1,
          blank: 0,
          known: [
            {
              keyValue: expect.stringContaining('•'),
              productId: owner.id,
              productName: owner.name,
              status: 'available',
              orderNumber: null,
            },
          ],
        })
        const allowed = await add(other.id, typed(value), { allowKnown: true })
        expect(allowed.status).toBe(201)
        // It is stored as it was given.
        const [shown] = (await list(other.id, '&reveal=1&limit=1')).body
        expect(shown.keyValue).toBe(typed(value))
        expect((await add(other.id, value, { allowKnown: true })).status).toBe(409)
      },
    )

    it('is known as well when it was sold or quarantined', async () => {
      const [sold, other] = [freshProduct(), freshProduct()]
      await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [sold.id])
      const value = newKey()
      await add(sold.id, value)
      const { number } = await placeOrder(store, [{ product: sold }], 'card')
      expect((await add(other.id, value.toLowerCase())).body.message).toContain(number)
      const withdrawn = newKey()
      const { body: key } = await add(sold.id, withdrawn)
      await admin.post(`${KEYS}/${key.id}/quarantine`, { reason: 'Blocked' })
      expect((await bulk(other.id, [withdrawn])).body).toMatchObject({
        added: 0,
        known: [{ productId: sold.id, status: 'quarantined' }],
      })
    })

    it('is added once by uploads to several products at the same moment', async () => {
      const products = Array.from({ length: 4 }, freshProduct)
      const keys = Array.from({ length: 50 }, newKey)
      const answers = await Promise.all(
        products.map(({ id }, at) =>
          bulk(id, at % 2 ? keys : keys.map((key) => key.toLowerCase()).toReversed()),
        ),
      )
      expect(answers.map(({ body }) => body.added).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 50])
      const single = newKey()
      const singles = await Promise.all(products.map(({ id }) => add(id, single)))
      expect(singles.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    })

    it('counts once within a list, and keeps apart what only looks alike', async () => {
      const { id } = freshProduct()
      const value = newKey()
      expect((await bulk(id, [value, value.toLowerCase(), `${value}X`])).body).toEqual({
        added: 2,
        duplicates: 1,
        blank: 0,
      })
      const links = ['https://dl.example/1/23', 'https://dl.example/12/3']
      expect((await bulk(id, links, { keyType: 'download_link' })).body.added).toBe(2)
    })

    it.each([['true'], [1], [null]])('is not added for the answer %j', async (allowKnown) => {
      expect(await add(1, newKey(), { allowKnown })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'allowKnown' }] },
      })
    })
  })

  describe('a key of another shape', () => {
    const blockOf = (name: string) =>
      `-----BEGIN LICENCE-----\n  owner: ${name}\n\tdata=${'Ab+/'.repeat(400)}==\n-----END LICENCE-----`

    it('may have many lines and characters, if somebody says so, and is mailed whole', async () => {
      const product = freshProduct()
      await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
      const value = blockOf(newKey())
      expect((await add(product.id, value)).status).toBe(400)
      const added = await add(product.id, value.replaceAll('\n', '\r\n'), { severalLines: true })
      expect(added).toMatchObject({ status: 201, body: { keyValue: '••••----' } })
      expect((await list(product.id, '&reveal=1')).body[0].keyValue).toBe(value)
      const { email } = await placeOrder(store, [{ product }], 'card')
      const { text, html } = await firstMailTo(store, email)
      for (const line of value.split('\n')) expect(text).toContain(line.trim())
      expect(text).toMatch(/owner: .*\n\s*data=/)
      expect(html).toContain('pre-wrap')
    })

    it('is added in a list, and refused in one of single lines', async () => {
      const { id } = freshProduct()
      const blocks = [blockOf(newKey()), blockOf(newKey())]
      expect((await bulk(id, blocks)).status).toBe(400)
      expect((await bulk(id, blocks, { severalLines: true })).body.added).toBe(2)
    })

    it('may be a file, which is mailed as one and shown to its buyer', async () => {
      const product = freshProduct()
      await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
      const bytes = Buffer.from([0, 255, 13, 10, ...Buffer.from(newKey())])
      const fileOf = (name: string) =>
        `data:application/octet-stream;name=${name};base64,${bytes.toString('base64')}`
      const value = fileOf('acme%20licence-0042.lic')
      expect((await add(product.id, value)).status).toBe(201)
      await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
      const added = await add(product.id, value, { keyType: 'file' })
      expect(added).toMatchObject({
        status: 201,
        body: { keyValue: '••••0042.lic', keyType: 'file' },
      })
      // The same bytes are the same key, whatever the file is called.
      expect((await add(freshProduct().id, fileOf('other.lic'), { keyType: 'file' })).status).toBe(
        409,
      )
      expect((await list(product.id, '&reveal=1')).body[0].keyValue).toBe(value)
      const { email, number, session } = await placeOrder(store, [{ product }], 'card')
      const mail = await firstMailTo(store, email)
      expect(mail.text).toContain('acme licence-0042.lic')
      expect(mail.text).not.toContain(bytes.toString('base64'))
      expect(mail.attachments).toEqual([
        { filename: 'acme licence-0042.lic', content: bytes.toString('base64') },
      ])
      const shown = await fetch(`${store.url}/api/orders/${number}/keys`, {
        headers: { 'x-session-id': session },
      })
      expect((await shown.json()).items[0].keys).toEqual([value])
    })

    it.each([
      ['ABCDE-12345'],
      ['data:text/plain,abc'],
      ['data:text/plain;name=a;base64,Y'],
      [`data:text/plain;name=a;base64,${Buffer.alloc(100 * 1024 + 1).toString('base64')}`],
    ])('is no file (%#)', async (keyValue) => {
      const answer = await add(1, keyValue, { keyType: 'file' })
      expect(answer.status).toBe(400)
      expect(answer.body.issues[0].path).toBe('keyValue')
    })

    it('is for as many buyers as it has uses, and no more', async () => {
      const product = freshProduct()
      await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
      const value = newKey()
      const first = await add(product.id, value, { uses: 2 })
      expect(first).toMatchObject({ status: 201, body: { use: 0, status: 'available' } })
      expect(await stockOf(product.id)).toMatchObject({ available: 2, total: 2 })
      for (let buyer = 0; buyer < 2; buyer++) {
        const { email } = await placeOrder(store, [{ product }], 'card')
        expect((await firstMailTo(store, email)).text).toContain(value)
      }
      expect(await stockOf(product.id)).toMatchObject({ available: 0, used: 2 })
      // It is known like any, also in this product, and gets more uses if somebody says so.
      expect((await add(product.id, value.toLowerCase())).status).toBe(409)
      expect(await add(product.id, value, { uses: 3 })).toMatchObject({
        status: 409,
        body: { reason: 'more_uses' },
      })
      expect((await add(product.id, value, { uses: 3, allowKnown: true })).status).toBe(201)
      expect(await stockOf(product.id)).toMatchObject({ available: 3, total: 5 })
      expect((await add(freshProduct().id, value)).body.reason).toBe('known_elsewhere')
    })

    it('counts each use in a list, and takes no more than a list may have', async () => {
      const { id } = freshProduct()
      const keys = [newKey(), newKey()]
      expect((await bulk(id, [...keys, keys[0]], { uses: 5 })).body).toEqual({
        added: 10,
        duplicates: 1,
        blank: 0,
      })
      expect((await bulk(id, [newKey(), newKey()], { uses: 5001 })).status).toBe(400)
    })

    it.each([[0], [-1], [1.5], ['2'], [10_001], [null]])('has no %j uses', async (uses) => {
      expect(await add(1, newKey(), { uses })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'uses' }] },
      })
    })

    it('is never replaced by another use of itself', async () => {
      const product = freshProduct()
      await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
      const value = newKey()
      await add(product.id, value, { uses: 2 })
      const { number } = await placeOrder(store, [{ product }], 'card')
      const used = (await list(product.id, '&status=used')).body[0]
      expect(used.orderNumber).toBe(number)
      const replace = () => admin.post(`${KEYS}/${used.id}/replace`, { reason: 'Blocked' })
      expect((await replace()).status).toBe(409)
      const other = newKey()
      await add(product.id, other)
      expect((await replace()).status).toBeLessThan(300)
      const now = (await list(product.id, '&status=used&reveal=1')).body
      expect(now).toMatchObject([{ keyValue: other, orderNumber: number }])
    })
  })

  it('lists once, after an upgrade, the keys that were stored twice before', async () => {
    const [one, other] = [freshProduct(), freshProduct()]
    const value = newKey()
    const mine = (await add(one.id, value)).body
    const same = (await add(other.id, value.toLowerCase(), { allowKnown: true })).body
    const alone = (await add(one.id, newKey())).body
    const twice = async () => (await admin.call(`${KEYS}/stored-twice`)).body
    const waits = async () =>
      (await admin.call('/api/admin/overview')).body.waiting.find(
        ({ what }: { what: string }) => what === 'keysStoredTwice',
      )?.count ?? 0
    // Those that somebody allowed are none of them.
    expect(await twice()).toEqual([])
    await store.sql.query('UPDATE "ProductKey" SET "comparedHash" = NULL WHERE "id" = ANY($1)', [
      [mine.id, same.id, alone.id],
    ])
    // Whoever adds a key compares it with all others, also when the upgrade is not through with them.
    expect((await add(freshProduct().id, value)).status).toBe(409)
    await runJob(store, 'compare_keys')
    const found = await twice()
    expect(found).toMatchObject([
      {
        id: mine.id,
        keyValue: '••••ASTS',
        places: [
          { keyId: mine.id, productId: one.id, productName: one.name, status: 'available' },
          { keyId: same.id, productId: other.id, status: 'available' },
        ],
      },
    ])
    expect(JSON.stringify(found)).not.toContain(value)
    expect(await waits()).toBe(1)
    await admin.post(`${KEYS}/${same.id}/quarantine`, { reason: 'Stored twice' })
    expect(await twice()).toEqual([])
    expect(await waits()).toBe(0)
    await store.sql.query(`UPDATE "ProductKey" SET "status" = 'available' WHERE "id" = $1`, [
      same.id,
    ])
    const keep = (id: number) => admin.post(`${KEYS}/stored-twice/${id}/keep`, {})
    expect((await keep(alone.id)).status).toBe(404)
    expect((await keep(same.id)).status).toBe(204)
    expect(await twice()).toEqual([])
    await runJob(store, 'compare_keys')
    expect(await twice()).toEqual([])
  })

  it.each([
    ['', 'license'],
    ['   ', 'license'],
    ['x'.repeat(20_001), 'license'],
    ['two\nlines', 'license'],
    ['nul\u0000', 'serial'],
    ['\u200B\uFEFF', 'license'],
    ['un\u200Bseen', 'license'],
    ['un\u00ADseen', 'serial'],
    ['no\u00A0break', 'activation'],
    ['lo\uFFFDst', 'license'],
    ['1.23457E+12', 'serial'],
    ['http://downloads.example/a', 'download_link'],
    ['javascript:alert(1)', 'download_link'],
    [7, 'license'],
    [null, 'license'],
  ])('refuses the key %j as %s and names the field', async (keyValue, keyType) => {
    const answer = await add(1, keyValue, { keyType })
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual(['keyValue'])
  })

  it.each([
    [{ productId: '1', keyValue: 'A' }, 400],
    [{ productId: 2_147_483_648, keyValue: 'A' }, 400],
    [{ productId: 999_999, keyValue: 'A' }, 404],
    [{ productId: 1, keyValue: 'A', keyType: 'crack' }, 400],
    [{ productId: 1, keyValue: 'A', notes: 'x'.repeat(1001) }, 400],
  ])('answers %j with %d', async (body, status) => {
    expect((await admin.post(KEYS, body)).status).toBe(status)
  })

  it('stores a key without what stands around it and is none of it', async () => {
    const { id } = freshProduct()
    const [plain, quoted] = [newKey(), newKey()]
    await add(id, `\uFEFF\u00A0${plain}\u200B\u00AD`)
    await bulk(id, [`="${quoted}"`])
    const shown = (await list(id, '&reveal=1&limit=2')).body
    expect(shown.map(({ keyValue }: { keyValue: string }) => keyValue).toSorted()).toEqual(
      [plain, quoted].toSorted(),
    )
  })

  it('adds many, and reports what it left out', async () => {
    const { id } = freshProduct()
    const [a, b, c] = [newKey(), newKey(), newKey()]
    await add(id, a)
    expect(await bulk(id, [a, '', b, `${b} `, '\t', c])).toMatchObject({
      status: 201,
      body: { added: 2, duplicates: 2, blank: 2 },
    })
    expect(await auditText()).not.toContain(b)
  })

  it('adds nothing when one of many is refused, and does not repeat it', async () => {
    const { id } = freshProduct()
    const before = await stockOf(id)
    const answer = await bulk(id, [newKey(), 'SECRET-PART\u0007', newKey()])
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain('Key 2')
    expect(JSON.stringify(answer.body)).not.toContain('SECRET-PART')
    expect(await stockOf(id)).toEqual(before)
  })

  it.each([[[]], [['', ' ']], ['text'], [[1]], [{ length: 1 }], [Array(10_001).fill('A')]])(
    'refuses a list that is none (%#)',
    async (keys) => {
      const answer = await bulk(1, keys)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
      expect(answer.body.issues[0].path).toBe('keys')
    },
  )

  it('takes ten thousand keys at once', async () => {
    const { id } = freshProduct()
    const keys = Array.from(
      { length: 10_000 },
      (_, index) => `MASS-${id}-${index}-${'K'.repeat(20)}`,
    )
    const startedAt = Date.now()
    expect((await bulk(id, keys)).body).toEqual({ added: 10_000, duplicates: 0, blank: 0 })
    expect(Date.now() - startedAt).toBeLessThan(15_000)
    const page = await list(id, '&limit=100&offset=5000')
    expect(page.body).toHaveLength(100)
    expect(page.headers.get('link')).toContain('offset=5100')
  })

  it('adds the same keys once, however many users add them at the same time', async () => {
    const { id } = freshProduct()
    const before = await stockOf(id)
    const keys = Array.from({ length: 200 }, newKey)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        bulk(id, [...keys.slice(index), ...keys.slice(0, index)]),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(200)
    const single = newKey()
    const singles = await Promise.all(Array.from({ length: 5 }, () => add(id, single)))
    expect(singles.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect((await stockOf(id)).total).toBe(before.total + 201)
  })

  it('deletes an unused key, once', async () => {
    const { body: key } = await add(freshProduct().id, newKey())
    const remove = () => admin.call(`${KEYS}/${key.id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await admin.call(`${KEYS}/x`, { method: 'DELETE' })).status).toBe(400)
  })

  it('refuses to delete or quarantine a key that is reserved or sold, and explains why', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 1)
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product }])
    const held = await shopper.payByCard({ cvv: '997' })
    const [reserved] = (await list(product.id)).body
    expect(reserved).toMatchObject({ status: 'reserved', isUsed: false })
    const refused = await admin.call(`${KEYS}/${reserved.id}`, { method: 'DELETE' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(refused.body.message).toContain('paying for this key')

    await simulate(store.simulators.authorizeNet, {
      transactionId: held.body.transactionId,
      decide: 'approve',
    })
    await runJob(store, 'reconcile_payments')
    const placed = await eventually(async () => {
      const answer = await shopper.postOrder(
        shopper.orderBody(cart, held.body.transactionId, 'card'),
      )
      return answer.status < 300 && answer
    })
    const [used] = (await list(product.id, '&status=used')).body
    expect(used).toMatchObject({
      id: reserved.id,
      isUsed: true,
      assignedToEmail: shopper.email,
      orderNumber: placed.body.orderNumber,
    })
    for (const call of [
      admin.call(`${KEYS}/${used.id}`, { method: 'DELETE' }),
      admin.post(`${KEYS}/${used.id}/quarantine`, { reason: 'Why not' }),
    ]) {
      const { status, body } = await call
      expect(status).toBe(409)
      expect(body.message).toContain(placed.body.orderNumber)
    }
  })

  it('counts a reservation that has run out as free', async () => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 1)
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product }])
    await shopper.payByCard({ cvv: '997' })
    expect(await stockOf(product.id)).toMatchObject({ available: 0, reserved: 1 })
    await store.sql.query(
      `UPDATE "ProductKey" SET "reservedUntil" = now() - interval '1 second' WHERE "productId" = $1`,
      [product.id],
    )
    expect(await stockOf(product.id)).toMatchObject({ available: 1, reserved: 0 })
    const [key] = (await list(product.id, '&status=available')).body
    expect(key).toMatchObject({ status: 'available', reservedUntil: null })
    expect((await admin.call(`${KEYS}/${key.id}`, { method: 'DELETE' })).status).toBe(204)
  })

  it('turns a product that was delivered by hand into one with keys', async () => {
    const { rows } = await store.sql.query<{ id: number; updatedAt: Date }>(
      'SELECT "id", "updatedAt" FROM "Product" WHERE "delivery" = \'manual\' LIMIT 1',
    )
    const id = Number(rows[0]?.id)
    expect(await stockOf(id)).toMatchObject({ delivery: 'manual', level: 'none' })
    await add(id, newKey())
    expect(await stockOf(id)).toMatchObject({ delivery: 'keys', level: 'low', available: 1 })
    const { rows: after } = await store.sql.query(
      'SELECT "updatedAt" FROM "Product" WHERE "id" = $1',
      [id],
    )
    expect(after[0].updatedAt).toEqual(rows[0]?.updatedAt)
  })

  it('delivers an order that waits as soon as its key is added', async () => {
    const product = freshProduct()
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product }])
    const paid = await shopper.payByCard()
    await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed.body.orderStatus).toBe('processing')

    const overview = (await admin.call('/api/admin/key-stock/overview')).body
    expect(overview.waiting).toContainEqual(
      expect.objectContaining({
        orderNumber: placed.body.orderNumber,
        customerEmail: shopper.email,
        productId: product.id,
        missing: 1,
      }),
    )
    expect(await stockOf(product.id)).toMatchObject({ level: 'sold_out', waitingOrders: 1 })

    const value = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2'
    await add(product.id, value)
    await eventually(async () =>
      (await mailsTo(store, shopper.email)).some(({ text }) => keyLikeTexts(text).includes(value)),
    )
    await eventually(
      async () => (await orderRow(store, placed.body.orderNumber)).orderStatus === 'completed',
    )
    expect(await stockOf(product.id)).toMatchObject({ used: 1, waitingOrders: 0 })
  })

  it.each([
    '',
    '?productId=x',
    '?productId=1&limit=0',
    '?productId=1&limit=1001',
    '?productId=1&offset=-1',
    '?productId=1&status=lost',
    '?productId=1&reveal=yes',
  ])('refuses the query %j', async (query) => {
    expect((await admin.call(KEYS + query)).status).toBe(400)
  })

  it('lets nobody in without a session of the staff', async () => {
    const stranger = apiClient(store.url)
    for (const path of [
      `${KEYS}?productId=1`,
      '/api/admin/key-stock',
      '/api/admin/key-stock/overview',
    ])
      expect((await stranger.call(path)).status).toBe(401)
    expect((await stranger.call(KEYS, { method: 'POST', body: {} })).status).toBe(401)
  })
})

describe('/api/admin/key-stock', () => {
  it('counts what the database holds', async () => {
    const { rows } = await store.sql.query(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE "status" = 'used')::int AS used,
         count(*) FILTER (WHERE "status" = 'quarantined')::int AS quarantined,
         count(DISTINCT "productId")::int AS "productsWithKeys" FROM "ProductKey"`,
    )
    const { body } = await admin.call('/api/admin/key-stock/overview')
    expect(body).toMatchObject(rows[0])
    expect(body.available + body.reserved + body.used + body.quarantined).toBe(body.total)
    expect(body.lowStockThreshold).toBe(10)
  })

  it('pages and searches, those that run out first', async () => {
    const first = await admin.call('/api/admin/key-stock?filter=all&limit=10')
    const second = await admin.call('/api/admin/key-stock?filter=all&limit=10&offset=10')
    const ids = [...first.body, ...second.body].map(({ productId }) => productId)
    expect(new Set(ids).size).toBe(20)
    expect(first.headers.get('x-total-count')).toBe('129')
    const beyond = await admin.call('/api/admin/key-stock?filter=all&limit=10&offset=5000')
    expect(beyond.body).toEqual([])
    expect(beyond.headers.get('x-total-count')).toBe('129')
    const found = keyStocksSchema.parse(
      (await admin.call('/api/admin/key-stock?filter=all&search=NORTON')).body,
    )
    expect(found.length).toBeGreaterThan(0)
    for (const { productName } of found) expect(productName.toLowerCase()).toContain('norton')
    expect((await admin.call('/api/admin/key-stock?search=%25')).body).toEqual([])
  })

  it('marks what runs low by the setting in force', async () => {
    const low = freshProduct()
    const out = freshProduct()
    await leaveKeys(store, low.id, 12)
    await leaveKeys(store, out.id, 0)
    const marks = async () => {
      const { body } = await admin.call('/api/admin/key-stock?filter=low&limit=1000')
      const levelOf = (id: number) =>
        keyStocksSchema.parse(body).find(({ productId }) => productId === id)?.level
      return [levelOf(low.id), levelOf(out.id)]
    }
    expect(await marks()).toEqual([undefined, 'sold_out'])
    await store.sql.query(
      `INSERT INTO "Setting" ("key", "value", "updatedAt") VALUES ('lowStockThreshold', '12', now())`,
    )
    expect(await marks()).toEqual(['low', 'sold_out'])
    await store.sql.query(`DELETE FROM "Setting" WHERE "key" = 'lowStockThreshold'`)
  })

  it('knows no product that is not there', async () => {
    expect((await admin.call('/api/admin/key-stock/999999')).status).toBe(404)
    expect((await admin.call(`${KEYS}?productId=999999`)).status).toBe(404)
    expect((await admin.call('/api/admin/key-stock/1e3')).status).toBe(400)
  })
})
