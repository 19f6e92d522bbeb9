import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { toDecimal } from '@/lib/core/money'
import { sealToken } from '@/lib/core/sealed-token'
import { inBase, priceIn, sellingIn } from '@/lib/pricing/selling'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  mailsTo,
  productDispenser,
  type ReceivedMail,
} from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let product: Product
let other: Product
let shopper: ReturnType<typeof checkoutClient>

beforeAll(async () => {
  store = await startStore()
  const dispense = await productDispenser(store)
  product = dispense()
  other = dispense()
})
afterAll(() => store.stop())
beforeEach(() => {
  shopper = checkoutClient(store)
})

type Shopper = Pick<ReturnType<typeof apiClient>, 'call' | 'session'>
const PATH = '/api/cart-reminders'

const ask = (who: Shopper, email: unknown, fields: object = {}) =>
  who.call(PATH, { method: 'POST', body: { email, locale: 'en', ...fields } })
const withdraw = (who: Shopper) => who.call(PATH, { method: 'DELETE' })
const restore = (who: Shopper, token: unknown) =>
  who.call(`${PATH}/restore`, { method: 'POST', body: { token } })
const stop = (who: Shopper, token: unknown) =>
  who.call(`${PATH}/stop`, { method: 'POST', body: { token } })

const reminderOf = async ({ session }: Shopper) =>
  (await store.sql.query('SELECT * FROM "CartReminder" WHERE "sessionId" = $1', [session])).rows[0]

/** Lets time pass for a cart and its reminder. */
async function pass({ session }: Shopper, hours: number): Promise<void> {
  for (const [table, columns] of [
    ['CartReminder', ['consentAt', 'mailedAt']],
    ['CartItem', ['updatedAt', 'createdAt']],
  ] as const)
    await store.sql.query(
      `UPDATE "${table}" SET ${columns.map((name) => `"${name}" = "${name}" - $2 * interval '1 hour'`)}
       WHERE "sessionId" = $1`,
      [session, hours],
    )
}

const sendDue = (times = 1) => finishJob(store, 'send_due_cart_reminders', {}, times)

/** A cart whose owner wants to be reminded, a day and a bit later. */
async function left(
  who = shopper,
  { email = who.email, lines = [{ product, quantity: 2 }] as Line[], fields = {} } = {},
): Promise<void> {
  await who.fillCart(lines)
  expect((await ask(who, email, fields)).body).toEqual({ isAsked: true })
  await pass(who, 25)
}
type Line = { product: Product; quantity?: number }

/** All mails to an address, once the outbox has nothing left for it. */
async function settledMails(to: string): Promise<ReceivedMail[]> {
  await eventually(async () => {
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "Email" WHERE "toAddress" = $1 AND "status" IN ('queued', 'sending', 'failed')`,
      [to],
    )
    return rows.length === 0
  })
  return mailsTo(store, to)
}

async function expectNoMail(to: string): Promise<void> {
  await sendDue()
  expect((await settledMails(to)).filter(({ text }) => text.includes('/cart/restore#'))).toEqual([])
}

const tokenIn = ({ text }: ReceivedMail, page: 'restore' | 'reminders/stop') => {
  const token = text.match(new RegExp(`/cart/${page}#(\\S+)`))?.[1]
  if (!token) throw new Error(`No link to ${page} in: ${text}`)
  return token
}

async function reminded(who = shopper, options: Parameters<typeof left>[1] = {}) {
  await left(who, options)
  await sendDue()
  return firstMailTo(store, options?.email ?? who.email)
}

describe('consent to a reminder', () => {
  it('is recorded once, shown to its session alone, and withdrawn', async () => {
    await shopper.fillCart([{ product }])
    expect((await shopper.call(PATH)).body).toEqual({ isAsked: false })
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask(shopper, shopper.email.toUpperCase())),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const first = await reminderOf(shopper)
    expect(first).toMatchObject({ email: shopper.email, status: 'waiting', mailedAt: null })
    await ask(shopper, shopper.email)
    expect(await reminderOf(shopper)).toEqual(first)
    expect((await shopper.call(PATH)).body).toEqual({ isAsked: true })

    const stranger = apiClient(store.url)
    expect((await stranger.call(PATH)).body).toEqual({ isAsked: false })
    expect((await withdraw(stranger)).status).toBe(204)
    expect(await reminderOf(shopper)).toEqual(first)

    for (let turn = 0; turn < 2; turn++) expect((await withdraw(shopper)).status).toBe(204)
    expect(await reminderOf(shopper)).toBeUndefined()
    expect((await shopper.call(PATH)).body).toEqual({ isAsked: false })
  })

  it('follows the address, and begins anew when it has lapsed', async () => {
    await shopper.fillCart([{ product }])
    await ask(shopper, shopper.email)
    await pass(shopper, 6 * 24)
    await ask(shopper, `new-${shopper.email}`, { locale: 'de' })
    const moved = await reminderOf(shopper)
    expect(moved).toMatchObject({ email: `new-${shopper.email}`, locale: 'de' })
    await pass(shopper, 7 * 24)
    expect((await shopper.call(PATH)).body).toEqual({ isAsked: false })
    await expectNoMail(`new-${shopper.email}`)
    await ask(shopper, `new-${shopper.email}`)
    expect((await shopper.call(PATH)).body).toEqual({ isAsked: true })
  })

  it('needs a cart', async () => {
    expect((await ask(shopper, shopper.email)).status).toBe(409)
    expect(await reminderOf(shopper)).toBeUndefined()
    const without = await shopper.call(PATH, {
      method: 'POST',
      body: { email: shopper.email, locale: 'en' },
      session: 'short',
    })
    expect(without.status).toBe(400)
  })

  it.each([
    ['email', { email: '' }],
    ['email', { email: 'nobody' }],
    ['email', { email: ['a@buyer.example'] }],
    ['email', { email: 'a@buyer.example\r\nBcc: eve@evil.example' }],
    ['email', { email: `${'a'.repeat(300)}@buyer.example` }],
    ['currency', { currency: 'XXX' }],
    ['currency', { currency: 1 }],
  ])('refuses %s of %j', async (path, fields) => {
    await shopper.fillCart([{ product }])
    const answer = await ask(shopper, shopper.email, fields)
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ path }))
    expect(await reminderOf(shopper)).toBeUndefined()
  })

  it('refuses what is far too large', async () => {
    expect((await ask(shopper, 'a'.repeat(3_000_000))).status).toBeGreaterThanOrEqual(400)
  })

  it('is limited', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 61; turn++) statuses.push((await withdraw(shopper)).status)
    expect(statuses.at(-2)).toBe(204)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a cart that was left', () => {
  it('is mailed about once, however many jobs run, in the language of the page', async () => {
    await left(shopper, {
      lines: [{ product, quantity: 3 }, { product: other }],
      fields: { locale: 'de' },
    })
    const sameAddress = checkoutClient(store)
    await left(sameAddress, { email: shopper.email, fields: { locale: 'de' } })
    await Promise.all([sendDue(4), sendDue(4)])
    await sendDue()
    const mails = await settledMails(shopper.email)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toBe('Ihr Warenkorb bei Softhaven')
    expect(mail?.text).toContain(`${store.url}/de/cart/restore#`)
    expect(mail?.html).not.toContain(shopper.session)
    const states = [await reminderOf(shopper), await reminderOf(sameAddress)]
    expect(states.map(({ status }) => status).sort()).toEqual(['mailed', 'waiting'])

    // Asking again within 30 days leads to no second one.
    await left(shopper)
    await sendDue()
    expect(await settledMails(shopper.email)).toHaveLength(1)
  })

  it('is shown with pictures, quantities and the prices of today', async () => {
    const mail = await reminded(shopper, {
      lines: [{ product, quantity: 3 }, { product: other }],
    })
    expect(mail.subject).toBe('Your cart at Softhaven')
    expect(mail.text).toContain(`3 × $${product.price}`)
    expect(mail.text).toContain(`${store.url}/products/${other.slug}`)
    expect(mail.text).toContain('as of today')
    expect(mail.html).toContain('<img')
  })

  it('is in the currency that it was shown in, while the store sells in that', async () => {
    const selling = { EUR: '99' } as const
    const euros = sellingIn({ baseCurrency: 'USD', sellingCurrencies: selling }, 'EUR')
    const inEuros = toDecimal(priceIn(product, euros ?? inBase('USD')))
    await left(shopper, { fields: { currency: 'EUR' } })
    await withSetting(store, 'sellingCurrencies', selling, async () => {
      await sendDue()
      const { text } = await firstMailTo(store, shopper.email)
      expect(text).toContain(`2 × €${inEuros}`)
      expect(text).toContain('Prices in euros')
    })
    const later = checkoutClient(store)
    const mail = await reminded(later, { email: later.email, fields: { currency: 'EUR' } })
    expect(mail.text).toContain(`2 × $${product.price}`)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['was emptied', () => shopper.call('/api/cart', { method: 'DELETE' })],
    ['was changed since', () => shopper.fillCart([{ product: other }])],
    ['has nothing that can be bought', () => setStock(false)],
    ['is not wanted any more', () => withdraw(shopper)],
  ])('is not mailed about when it %s', async (_, happen) => {
    await left()
    await happen()
    try {
      await expectNoMail(shopper.email)
    } finally {
      await setStock(true)
    }
  })

  const setStock = (inStock: boolean) =>
    store.sql.query('UPDATE "Product" SET "inStock" = $2 WHERE "id" = $1', [product.id, inStock])

  it('is not mailed about before a day has passed', async () => {
    await shopper.fillCart([{ product }])
    await ask(shopper, shopper.email)
    await pass(shopper, 23)
    await expectNoMail(shopper.email)
    await pass(shopper, 2)
    await sendDue()
    await firstMailTo(store, shopper.email)
  })

  it('is not mailed about while it is being paid', async () => {
    await left()
    expect((await shopper.startWallet()).status).toBeLessThan(300)
    const setStatus = (status: string) =>
      store.sql.query('UPDATE "Payment" SET "status" = $2 WHERE "sessionId" = $1', [
        shopper.session,
        status,
      ])
    await setStatus('held')
    await expectNoMail(shopper.email)
    await setStatus('created')
    await sendDue()
    await firstMailTo(store, shopper.email)
  })

  it('is not mailed about once it, or its address, has ordered', async () => {
    await left()
    const elsewhere = checkoutClient(store)
    await left(elsewhere, { email: shopper.email })
    const cart = (await shopper.call('/api/cart')).body
    const paid = await shopper.payByCard()
    expect(paid.status).toBeLessThan(300)
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed.status).toBeLessThan(300)
    await expectNoMail(shopper.email)
    expect((await reminderOf(shopper)).status).toBe('ordered')
    expect((await reminderOf(elsewhere)).status).toBe('ordered')
  })

  it('is not mailed about while the owner has reminders switched off', async () => {
    await left()
    await withSetting(store, 'cartReminders', false, async () => {
      expect((await ask(shopper, shopper.email)).status).toBe(404)
      await expectNoMail(shopper.email)
    })
    await sendDue()
    await firstMailTo(store, shopper.email)
  })

  it('is forgotten after its time', async () => {
    await reminded()
    const lapsed = checkoutClient(store)
    await left(lapsed)
    await pass(lapsed, 7 * 24)
    await finishJob(store, 'cleanup')
    expect(await reminderOf(lapsed)).toBeUndefined()
    expect(await reminderOf(shopper)).toBeDefined()
    await pass(shopper, 30 * 24)
    await finishJob(store, 'cleanup')
    expect(await reminderOf(shopper)).toBeUndefined()
  })
})

describe('the link to the cart', () => {
  const quantities = async (who: Shopper) =>
    Object.fromEntries(
      (await who.call('/api/cart')).body.map(
        ({ productId, quantity }: { productId: number; quantity: number }) => [productId, quantity],
      ),
    )

  it('copies it into another browser’s, without adding up when it is opened again', async () => {
    const mail = await reminded(shopper, { lines: [{ product, quantity: 3 }, { product: other }] })
    const token = tokenIn(mail, 'restore')
    const device = checkoutClient(store)
    await device.fillCart([{ product }])
    const answers = await Promise.all([1, 2, 3].map(() => restore(device, token)))
    for (const { body } of answers)
      expect(body).toEqual({
        restored: [
          { name: product.name, quantity: 3 },
          { name: other.name, quantity: 1 },
        ],
        missing: [],
      })
    expect(await quantities(device)).toEqual({ [product.id]: 3, [other.id]: 1 })
    // What is more than it was stays.
    await device.fillCart([{ product, quantity: 5 }])
    await restore(device, token)
    expect(await quantities(device)).toEqual({ [product.id]: 8, [other.id]: 1 })
    expect(await quantities(shopper)).toEqual({ [product.id]: 3, [other.id]: 1 })
  })

  it('names what cannot be bought any more', async () => {
    const mail = await reminded(shopper, { lines: [{ product }, { product: other }] })
    await store.sql.query('UPDATE "Product" SET "inStock" = false WHERE "id" = $1', [other.id])
    try {
      const device = apiClient(store.url)
      expect((await restore(device, tokenIn(mail, 'restore'))).body).toEqual({
        restored: [{ name: product.name, quantity: 1 }],
        missing: [other.name],
      })
      expect(await quantities(device)).toEqual({ [product.id]: 1 })
    } finally {
      await store.sql.query('UPDATE "Product" SET "inStock" = true WHERE "id" = $1', [other.id])
    }
  })

  it('is refused when it is foreign, changed, or has expired', async () => {
    const mail = await reminded()
    const token = tokenIn(mail, 'restore')
    const { id } = await reminderOf(shopper)
    const device = apiClient(store.url)
    for (const bad of [
      `${token}x`,
      token.slice(0, -9),
      tokenIn(mail, 'reminders/stop'),
      await sealToken('cart-reminder-restore', { reminderId: id }, -3600),
      await sealToken('newsletter-confirm', { reminderId: id }, 3600),
      '',
      'x'.repeat(3000),
      7,
      null,
    ])
      expect((await restore(device, bad)).status).toBe(400)
    expect(await quantities(device)).toEqual({})
    expect((await stop(device, token)).status).toBe(400)
  })
})

describe('the link that ends reminders', () => {
  it('does so for an address, in every cart and for good, and keeps no address', async () => {
    const token = tokenIn(await reminded(), 'reminders/stop')
    expect((await stop(shopper, token)).body).toEqual({ status: 'done' })
    expect((await stop(shopper, token)).body).toEqual({ status: 'already' })
    const later = checkoutClient(store)
    await left(later, { email: shopper.email })
    await sendDue()
    expect(await settledMails(shopper.email)).toHaveLength(1)
    expect((await reminderOf(later)).status).toBe('stopped')
    const { rows } = await store.sql.query('SELECT * FROM "CartReminderOptOut"')
    expect(JSON.stringify(rows)).not.toContain(shopper.email)
  })

  it('is pressed by mail programs themselves (RFC 8058)', async () => {
    const { id } = await reminded()
    const eml = await (await fetch(`${store.simulators.mail}/messages/${id}/eml`)).text()
    const headers = eml.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const address = headers.match(/^List-Unsubscribe: <([^>]+)>$/m)?.[1] ?? ''
    const opened = await fetch(address, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toMatch(/^\/cart\/reminders\/stop#/)
    expect((await reminderOf(shopper)).status).toBe('mailed')
    const pressed = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect((await reminderOf(shopper)).status).toBe('stopped')
  })
})
