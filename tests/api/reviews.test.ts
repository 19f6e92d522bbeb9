import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { sealToken } from '@/lib/core/sealed-token'
import { adminClient } from '@/tests/setup/admin-client'
import { type Answer, apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, orderRow, productDispenser } from '@/tests/setup/checkout-client'
import { deliveredOrder, placeOrder, refund, settleCards } from '@/tests/setup/order-client'
import {
  completedDaysAgo,
  reviewableOrder,
  reviewBody,
  reviewToken,
} from '@/tests/setup/review-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

const OWNER = 'owner@softhaven.example'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

/** Pays back all of an order. */
const refundWhole = async (number: string) =>
  refund(admin, number, { amount: (await orderRow(store, number)).totalAmount })

type Order = { token: string; itemId: number }

const client = () => apiClient(store.url)
const write = (order: Order, fields: object = {}): Promise<Answer> =>
  client().call('/api/reviews', { method: 'POST', body: reviewBody(order, fields) })
const linked = (token: string): Promise<Answer> =>
  client().call('/api/reviews/order', { method: 'POST', body: { token } })
const shown = (product: Product, query = ''): Promise<Answer> =>
  client().call(`/api/reviews?product=${product.id}${query}`)
const productNow = async ({ slug }: Product): Promise<Product> =>
  (await client().call(`/api/products/${slug}`)).body

async function adminRow(product: Product) {
  const { body } = await admin.call(`/api/admin/reviews?limit=100`)
  return body.find(({ productId }: { productId: number }) => productId === product.id)
}
async function decide(product: Product, decision: string, extra: object = {}): Promise<Answer> {
  const { id, updatedAt } = await adminRow(product)
  const body = { decision, expectedUpdatedAt: updatedAt, ...extra }
  return admin.post(`/api/admin/reviews/${id}/decision`, body)
}
/** A product with a review that is shown. */
async function published(fields: object = {}) {
  const product = freshProduct()
  const order = await reviewableOrder(store, product)
  expect((await write(order, fields)).status).toBe(200)
  expect((await decide(product, 'publish')).status).toBe(200)
  return { product, order, id: (await adminRow(product)).id as number }
}
const htmlOf = async ({ slug }: Product) => (await fetch(`${store.url}/products/${slug}`)).text()
/** The page without its scripts, which have the texts of other states too. */
const pageOf = async (product: Product) =>
  (await htmlOf(product)).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
const jsonLd = async (product: Product) =>
  [...(await htmlOf(product)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, text = '']) => JSON.parse(text))
    .find((thing) => thing['@type'] === 'Product')

describe('the link of the mail', () => {
  it('shows the products of the order, and nothing of its buyer but a short name', async () => {
    const product = freshProduct()
    const order = await reviewableOrder(store, product)
    const { status, body } = await linked(order.token)
    expect(status).toBe(200)
    expect(body).toEqual({
      orderNumber: order.number,
      suggestedName: 'Ada B.',
      isModerated: true,
      items: [
        {
          itemId: order.itemId,
          name: product.name,
          slug: product.slug,
          image: product.image,
          review: null,
        },
      ],
    })
  })

  it('is refused when it is made up, for another purpose, expired, or of an address that was corrected', async () => {
    const order = await reviewableOrder(store, freshProduct())
    const { id, customerEmail } = await orderRow(store, order.number)
    const payload = { orderId: id, email: customerEmail }
    for (const token of [
      'made-up',
      'Fe26.2*1*made*up~2',
      `${order.token}x`,
      await sealToken('order-status', payload, 3600),
      await sealToken('review', payload, -3600 * 24 * 91),
      await reviewToken(store, order.number, 'somebody@else.example'),
    ]) {
      expect(await linked(token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
      expect((await write({ ...order, token })).status).toBe(401)
    }
  })

  it('says so when the order was refunded, disputed, or not delivered', async () => {
    const refunded = await reviewableOrder(store, freshProduct())
    expect((await refundWhole(refunded.number)).status).toBe(200)
    const disputed = await reviewableOrder(store, freshProduct())
    await store.sql.query('UPDATE "Order" SET "disputedAt" = now() WHERE "orderNumber" = $1', [
      disputed.number,
    ])
    const product = freshProduct()
    await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
    const waiting = (
      await admin.post('/api/admin/products', {
        name: 'By hand',
        slug: `by-hand-${product.id}`,
        description: 'A product',
        price: '10.00',
        delivery: 'manual',
      })
    ).body
    const { number } = await placeOrder(store, [{ product: waiting }], 'card')
    for (const [token, reason] of [
      [refunded.token, 'refunded'],
      [disputed.token, 'disputed'],
      [await reviewToken(store, number), 'not_delivered'],
    ] as const) {
      expect(await linked(token)).toMatchObject({ status: 409, body: { reason } })
      expect((await write({ ...refunded, token })).body).toMatchObject({ reason })
    }
  })

  it('does not reach what another order brought', async () => {
    const [mine, other] = [
      await reviewableOrder(store, freshProduct()),
      await reviewableOrder(store, freshProduct()),
    ]
    expect((await write({ ...mine, itemId: other.itemId })).status).toBe(404)
  })
})

describe('a review', () => {
  it('waits until it is published, and then makes the rating of its product', async () => {
    const product = freshProduct()
    const entered = `UPDATE "Product" SET "rating" = 4.9, "ratingSource" = 'sample' WHERE "id" = $1`
    await store.sql.query(entered, [product.id])
    const isListed = async () =>
      (await client().call('/api/products?rating=2')).body.some(
        ({ id }: Product) => id === product.id,
      )
    const order = await reviewableOrder(store, product)
    const written = await write(order, { stars: 2 })
    expect(written.body).toMatchObject({ stars: 2, status: 'pending' })
    expect((await shown(product)).body).toEqual([])
    expect(await productNow(product)).toMatchObject({ rating: '0.0', ratingSource: 'sample' })
    expect(await isListed()).toBe(false)
    expect((await linked(order.token)).body.items[0].review).toMatchObject({ status: 'pending' })

    expect((await decide(product, 'publish')).body.status).toBe('published')
    const rated = { rating: '2.0', reviewCount: 1, ratingSource: 'reviews' }
    expect(await productNow(product)).toMatchObject(rated)
    expect(await isListed()).toBe(true)
    const { body, headers } = await shown(product)
    expect(headers.get('x-total-count')).toBe('1')
    expect(body).toEqual([
      {
        id: expect.any(Number),
        productId: product.id,
        pictures: [],
        stars: 2,
        title: 'Does what it says',
        text: 'Installed in minutes.',
        displayName: 'Ada B.',
        locale: 'en',
        isVerified: true,
        helpful: 0,
        publishedAt: expect.any(String),
        answer: null,
      },
    ])
    const thing = await jsonLd(product)
    expect(thing.aggregateRating).toMatchObject({ ratingValue: '2.0', reviewCount: 1 })
    expect(thing.review).toHaveLength(1)
    expect(thing.review[0]).toMatchObject({ author: { name: 'Ada B.' } })
    expect(await htmlOf(product)).not.toContain(order.email)
  })

  it('is one for each buyer and product, however often and however fast it is sent', async () => {
    const product = freshProduct()
    const order = await reviewableOrder(store, product)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 1, 2, 3].map((stars) => write(order, { stars })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { rows } = await store.sql.query('SELECT 1 FROM "Review" WHERE "productId" = $1', [
      product.id,
    ])
    expect(rows).toHaveLength(1)
  })

  it('counts each when many are first at once', async () => {
    const product = freshProduct()
    await withSetting(store, 'reviewsModerated', false, async () => {
      const orders = []
      for (let buyer = 0; buyer < 4; buyer++) orders.push(await reviewableOrder(store, product))
      const stars = [5, 5, 4, 3]
      const answers = await Promise.all(
        orders.map((order, index) =>
          write(order, { stars: stars[index], locale: index === 0 ? 'de' : 'en' }),
        ),
      )
      expect(answers.map(({ body }) => body.status)).toEqual(Array(4).fill('published'))
    })
    // 17 / 4 = 4.25
    expect(await productNow(product)).toMatchObject({ rating: '4.3', reviewCount: 4 })
    const page = await pageOf(product)
    expect(page).toContain('Customer reviews')
    expect((await shown(product, '&limit=2&offset=2')).body).toHaveLength(2)
    const found = async (query: string) => {
      const { body, headers } = await shown(product, query)
      return [body.length, headers.get('x-total-count')]
    }
    expect(await found('&stars=5')).toEqual([2, '2'])
    expect(await found('&stars=5&locale=en')).toEqual([1, '1'])
    expect(await found('&stars=1')).toEqual([0, '0'])
    expect((await shown(product, '&locale=klingon')).status).toBe(400)
  })

  it('is text, whatever it looks like', async () => {
    const html = '<img src=x onerror=alert(1)></script><b>bold</b>'
    const { product } = await published({ title: html, text: html, displayName: '<i>Ada</i>' })
    expect((await shown(product)).body[0]).toMatchObject({ title: html, text: html })
    expect(await htmlOf(product)).not.toContain('<img src=x')
    const page = await pageOf(product)
    expect(page).not.toContain('<b>bold')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect((await jsonLd(product)).review[0].reviewBody).toBe(html)
  })

  it.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { stars: '5' },
    { text: '   ' },
    { text: 'a'.repeat(3001) },
    { title: 'a'.repeat(121) },
    { title: 'two\nlines' },
    { displayName: '' },
    { displayName: 'ada@buyer.example' },
    { displayName: 'a'.repeat(51) },
    { text: 'a\u0000b' },
    { itemId: 0 },
    { token: '' },
  ])('is refused with %j', async (fields) => {
    const answer = await write({ token: 'x', itemId: 1 }, fields)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('waits again after it was changed, and is not counted meanwhile', async () => {
    const { product, order } = await published({ stars: 5 })
    const same = await write(order, { stars: 5 })
    expect(same.body.status).toBe('published')
    const changed = await write(order, { stars: 1, text: 'It stopped working.' })
    expect(changed.body.status).toBe('pending')
    expect((await shown(product)).body).toEqual([])
    expect(await productNow(product)).toMatchObject({ ratingSource: 'reviews', reviewCount: 0 })
    expect(await pageOf(product)).toContain('No reviews yet')
    expect((await jsonLd(product)).aggregateRating).toBeUndefined()
    expect((await decide(product, 'publish')).status).toBe(200)
    expect(await productNow(product)).toMatchObject({ rating: '1.0', reviewCount: 1 })
  })

  it('is shown at once where reviews are not read before, but never again by itself once it was hidden', async () => {
    await withSetting(store, 'reviewsModerated', false, async () => {
      const product = freshProduct()
      const order = await reviewableOrder(store, product)
      expect((await write(order)).body.status).toBe('published')
      expect((await write(order, { stars: 3 })).body.status).toBe('published')
      expect(await productNow(product)).toMatchObject({ rating: '3.0', reviewCount: 1 })
      expect((await decide(product, 'hide')).body.status).toBe('hidden')
      expect(await productNow(product)).toMatchObject({ reviewCount: 0 })
      expect((await write(order, { stars: 1 })).body.status).toBe('pending')
      expect((await shown(product)).body).toEqual([])
    })
  })

  it('stays without “Verified buyer” when its order is refunded whole, and cannot be changed', async () => {
    const { product, order } = await published({ stars: 3 })
    expect((await refundWhole(order.number)).status).toBe(200)
    await eventually(async () => (await shown(product)).body[0]?.isVerified === false)
    expect(await productNow(product)).toMatchObject({ rating: '3.0', reviewCount: 1 })
    await eventually(async () => !(await pageOf(product)).includes('Verified buyer'))
    expect((await write(order, { stars: 1 })).body).toMatchObject({ reason: 'refunded' })
  })

  it('is the same one after the same buyer bought the product again', async () => {
    const { product, order } = await published({ stars: 3 })
    expect((await refundWhole(order.number)).status).toBe(200)
    await eventually(async () => (await shown(product)).body[0]?.isVerified === false)
    const again = await reviewableOrder(store, product)
    await store.sql.query('UPDATE "Order" SET "customerEmail" = $2 WHERE "orderNumber" = $1', [
      again.number,
      order.email.toUpperCase(),
    ])
    const token = await reviewToken(store, again.number)
    expect((await linked(token)).body.items[0].review).toMatchObject({ stars: 3 })
    expect((await write({ ...again, token }, { stars: 4 })).body.status).toBe('pending')
    await decide(product, 'publish')
    const { body } = await shown(product)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ stars: 4, isVerified: true })
  })
})

describe('ratings that were entered', () => {
  it('cannot replace those of buyers, by form or by file', async () => {
    const { product } = await published({ stars: 2 })
    const changed = await admin.call(`/api/admin/products/${product.id}`, {
      method: 'PATCH',
      body: { rating: '5.0', reviewCount: 9999, version: 'changed' },
    })
    expect(changed.body).toMatchObject({ rating: '2.0', reviewCount: 1, version: 'changed' })
    const form = new FormData()
    form.set(
      'file',
      new File([`slug,rating,reviewCount\n${product.slug},5.0,9999\n`], 'products.csv', {
        type: 'text/csv',
      }),
    )
    await fetch(`${store.url}/api/admin/products/import`, {
      method: 'POST',
      headers: { 'x-session-token': admin.token },
      body: form,
    })
    expect(await productNow(product)).toMatchObject({ rating: '2.0', reviewCount: 1 })
  })

  it('are shown to staff alone: not on the page, to search engines, in lists or filters', async () => {
    const fields = { description: 'A product', price: '10.00' }
    const slug = `rated-${freshProduct().id}`
    const entered = { rating: '5.0', reviewCount: 83_219 }
    const made = await admin.post('/api/admin/products', {
      ...fields,
      ...entered,
      name: 'Rated by its owner',
      slug,
    })
    expect(made.body).toMatchObject({ ...entered, ratingSource: 'sample' })
    expect(await productNow(made.body)).toMatchObject({
      rating: '0.0',
      reviewCount: 0,
      ratingSource: 'sample',
    })
    const page = await pageOf(made.body)
    expect(page).toContain('No reviews yet')
    expect(page).not.toMatch(/83,?219/)
    expect((await jsonLd(made.body)).aggregateRating).toBeUndefined()
    const ids = async (query: string) =>
      (await client().call(`/api/products?${query}`)).body.map(({ id }: Product) => id)
    expect(await ids('rating=3')).not.toContain(made.body.id)
    expect(await ids('deal=flash')).not.toContain(made.body.id)
    expect((await ids('sort=rating')).at(-1)).toBe(made.body.id)
  })
})

describe('helpful votes', () => {
  it('count once for each browser, and can be taken back', async () => {
    const { product, id } = await published()
    const voter = client()
    const path = `/api/reviews/${id}/vote`
    const before = await pageOf(product)
    const hammered = await Promise.all(
      Array.from({ length: 12 }, () => voter.call(path, { method: 'PUT' })),
    )
    for (const { status, body } of hammered)
      expect({ status, ...body }).toMatchObject({ status: 200, voted: true })
    expect((await client().call(path, { method: 'PUT' })).body).toMatchObject({ helpful: 2 })
    const undone = await Promise.all(
      Array.from({ length: 5 }, () => voter.call(path, { method: 'DELETE' })),
    )
    for (const { body } of undone) expect(body).toMatchObject({ voted: false })
    const votes = await voter.call(`/api/reviews/votes?ids=${id},999999`)
    expect(votes.body).toEqual([{ id, helpful: 1, voted: false }])
    expect((await shown(product, '&sort=helpful')).body[0].helpful).toBe(1)
    // The kept page is not rendered again for a vote.
    expect(await pageOf(product)).toBe(before)
  })

  it('of one network address count once, however many browsers it has', async () => {
    const { id } = await published()
    const path = `/api/reviews/${id}/vote`
    const from = (session: string, address: string, method = 'PUT') =>
      client().call(path, { method, session, headers: { 'x-forwarded-for': address } })
    const votes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => from(`script-session-${index}`, '10.98.0.1')),
    )
    for (const { status, body } of votes)
      expect({ status, ...body }).toMatchObject({ status: 200, voted: true, helpful: 1 })
    // Another host of the same IPv6 network is the same caller.
    await from('six-session-1', '2001:db8:5:6::1')
    expect((await from('six-session-2', '2001:db8:5:6:7::2')).body.helpful).toBe(2)
    expect((await from('six-session-3', '2001:db8:5:7::1')).body.helpful).toBe(3)
    // A browser that votes from another address votes once.
    expect((await from('script-session-0', '10.98.0.2')).body.helpful).toBe(3)
    // The count falls with the last of an address.
    for (let index = 0; index < 9; index++)
      expect((await from(`script-session-${index}`, '10.98.0.3', 'DELETE')).body.helpful).toBe(3)
    expect((await from('script-session-9', '10.98.0.3', 'DELETE')).body.helpful).toBe(2)
    const { rows } = await store.sql.query(
      `SELECT string_agg("networkHash", ' ') AS "kept" FROM "ReviewVote" WHERE "reviewId" = $1`,
      [id],
    )
    expect(rows[0].kept).toMatch(/^[0-9a-f ]+$/)
  })

  it('are limited by address, and only on what is shown', async () => {
    const { product, id } = await published()
    const address = { 'x-forwarded-for': '10.99.99.99' }
    const statuses = new Set<number>()
    for (let number = 0; number < 35; number++) {
      const { status } = await client().call(`/api/reviews/${id}/vote`, {
        method: 'PUT',
        headers: address,
        session: `another-session-${number}`,
      })
      statuses.add(status)
    }
    expect([...statuses]).toEqual([200, 429])
    await decide(product, 'hide')
    expect((await client().call(`/api/reviews/${id}/vote`, { method: 'PUT' })).status).toBe(404)
    expect((await client().call('/api/reviews/2147483647/vote', { method: 'PUT' })).status).toBe(
      404,
    )
  })
})

describe('the back office', () => {
  it('decides on what was read only', async () => {
    const product = freshProduct()
    const order = await reviewableOrder(store, product)
    await write(order)
    const read = await adminRow(product)
    await write(order, { text: 'Something else entirely.' })
    const body = { decision: 'publish', expectedUpdatedAt: read.updatedAt }
    const answer = await admin.post(`/api/admin/reviews/${read.id}/decision`, body)
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await shown(product)).body).toEqual([])
  })

  it('declines with a reason, which the buyer reads', async () => {
    const product = freshProduct()
    const order = await reviewableOrder(store, product)
    await write(order)
    expect((await decide(product, 'decline')).status).toBe(400)
    expect((await decide(product, 'hide')).status).toBe(409)
    const declined = await decide(product, 'decline', { reason: 'It has a licence key in it.' })
    expect(declined.body.status).toBe('declined')
    expect((await productNow(product)).reviewCount).toBe(product.reviewCount)
    expect((await linked(order.token)).body.items[0].review).toMatchObject({
      status: 'declined',
      declineReason: 'It has a licence key in it.',
    })
    expect((await write(order, { text: 'Without it.' })).body).toMatchObject({
      status: 'pending',
      declineReason: null,
    })
  })

  it('answers in public, and deletes', async () => {
    const { product, id } = await published()
    const path = `/api/admin/reviews/${id}/answer`
    const answered = await admin.call(path, { method: 'PUT', body: { text: 'Thank you, Ada!' } })
    expect(answered.body.answer).toBe('Thank you, Ada!')
    expect((await shown(product)).body[0].answer).toMatchObject({ text: 'Thank you, Ada!' })
    expect(await pageOf(product)).toContain('Thank you, Ada!')
    const removed = await admin.call(path, { method: 'PUT', body: { text: ' ' } })
    expect(removed.body.answer).toBeNull()
    expect((await admin.call(`/api/admin/reviews/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await shown(product)).body).toEqual([])
    expect(await productNow(product)).toMatchObject({ ratingSource: 'reviews', reviewCount: 0 })
    expect((await admin.call(`/api/admin/reviews/${id}`, { method: 'DELETE' })).status).toBe(404)
    const { rows } = await store.sql.query(
      `SELECT "action", "before"::text || coalesce("after"::text, '') AS "what" FROM "AuditEntry"
       WHERE "entityType" = 'review' AND "entityId" = $1 ORDER BY "id"`,
      [String(id)],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'review.publish',
      'review.answer',
      'review.answer_removed',
      'review.delete',
    ])
    expect(JSON.stringify(rows)).not.toContain('Installed in minutes')
  })

  it('is for those who are signed in, and filters', async () => {
    expect((await client().call('/api/admin/reviews')).status).toBe(401)
    const { product } = await published({ stars: 1, text: 'An unmistakable text' })
    const found = await admin.call(
      '/api/admin/reviews?status=published&stars=1&search=unmistakable',
    )
    expect(found.body).toHaveLength(1)
    expect(found.body[0]).toMatchObject({ productName: product.name })
    expect((await admin.call('/api/admin/reviews?status=none')).status).toBe(400)
    const { body } = await admin.call('/api/admin/overview')
    const waiting = await admin.call('/api/admin/reviews?status=pending')
    expect(body.waiting.find(({ what }: { what: string }) => what === 'reviews')?.count ?? 0).toBe(
      Number(waiting.headers.get('x-total-count')),
    )
  })

  it('tells the owner by mail, once a day for each review, unless it is switched off', async () => {
    const product = freshProduct()
    const order = await reviewableOrder(store, product)
    const noticed = async () =>
      (
        await store.sql.query(
          `SELECT 1 FROM "Email" WHERE "kind" = 'owner_review'
           AND ("payload"->>'reviewId')::int IN (SELECT "id" FROM "Review" WHERE "productId" = $1)`,
          [product.id],
        )
      ).rowCount
    // Others of the last hour would be gathered into one.
    await store.sql.query(`DELETE FROM "Email" WHERE "kind" = 'owner_review'`)
    await write(order)
    await write(order, { stars: 1 })
    expect(await noticed()).toBe(1)
    const mail = await eventually(async () =>
      (await mailsTo(store, OWNER)).find(({ subject }) => subject.includes(product.name)),
    )
    expect(mail.text).toContain('Installed in minutes.')
    await withSetting(store, 'mailReview', false, async () => {
      const quiet = freshProduct()
      await write(await deliveredOrderOf(quiet))
      const subjects = (await mailsTo(store, OWNER)).map(({ subject }) => subject)
      expect(subjects.some((subject) => subject.includes(quiet.name))).toBe(false)
    })
  })
})

const deliveredOrderOf = (product: Product) => reviewableOrder(store, product)

describe('an order of several products', () => {
  it('is reviewed product by product, without what was refunded', async () => {
    const [one, other] = [freshProduct(), freshProduct()]
    const { number } = await deliveredOrder(store, [{ product: one }, { product: other }], 'card')
    await completedDaysAgo(store, number, 0)
    await settleCards(store)
    const token = await reviewToken(store, number)
    const { items } = (await linked(token)).body
    expect(items.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
      [one.slug, other.slug].sort(),
    )
    const given = items.find(({ slug }: { slug: string }) => slug === one.slug)
    const back = await refund(admin, number, {
      items: [{ itemId: given.itemId, quantity: 1 }],
    })
    expect(back.status).toBe(200)
    const left = (await linked(token)).body.items
    expect(left.map(({ slug }: { slug: string }) => slug)).toEqual([other.slug])
    expect((await write({ token, itemId: given.itemId })).status).toBe(404)
    expect((await write({ token, itemId: left[0].itemId })).status).toBe(200)
  })
})
