import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { orderStatusSchema } from '@/lib/orders/access-contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { checkoutClient, mailsTo, pooledProducts } from '@/tests/setup/checkout-client'
import { deliveredOrder, detailsOf, orderToken } from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const page = async (path: string) => {
  const answer = await fetch(store.url + path)
  return { status: answer.status, html: await answer.text() }
}

const statusOf = async (number: string) =>
  apiClient(store.url).call('/api/orders/status', {
    method: 'POST',
    body: { token: await orderToken(store, number) },
  })

it('keeps with each order the texts that it was placed under, mails them, and shows them for ever', async () => {
  const [product] = await pooledProducts(store)
  if (!product) throw new Error('The seed has no product with keys')
  expect((await page('/agreed-texts/999999')).status).toBe(404)
  const kept = async () => {
    const { rows } = await store.sql.query(`SELECT count(*)::int AS "count" FROM "AgreedText"`)
    return rows[0].count
  }
  const keptBefore = await kept()

  // Two orders in German under the same texts, one under others, and one under the first again.
  const orderIn = (language: string) => deliveredOrder(store, [{ product }], 'paypal', language)
  const first = await orderIn('de')
  const second = await orderIn('de')
  let changedOrder = second
  await withSetting(store, 'refundDays', 21, async () => {
    changedOrder = await orderIn('de')
  })
  const third = changedOrder
  const fourth = await orderIn('de')
  const textsOf = async ({ number }: { number: string }) =>
    (await detailsOf(admin, number)).agreedTexts
  const [before, same, other, again] = await Promise.all(
    [first, second, third, fourth].map(textsOf),
  )
  expect(before?.map(({ kind, language }) => [kind, language])).toEqual([
    ['terms', 'en'],
    ['disclaimer', 'en'],
    ['privacy', 'en'],
    ['returns', 'en'],
    ['withdrawal', 'de'],
  ])
  expect(same).toEqual(before)
  // Opening a checkout may have made versions before.
  const later = (texts: typeof before) =>
    Object.fromEntries(
      texts?.map(({ kind, number }, at) => [kind, number - (before?.[at]?.number ?? 0)]) ?? [],
    )
  expect(later(other)).toMatchObject({ terms: 1, returns: 1, privacy: 0, withdrawal: 0 })
  expect(later(again)).toMatchObject({ terms: 2, returns: 2, privacy: 0, withdrawal: 0 })

  // Each version has its page, which search engines leave out.
  const terms = await page(`/agreed-texts/${before?.[0]?.id}`)
  expect(terms.status).toBe(200)
  expect(terms.html).toContain('30-day money-back guarantee')
  expect(terms.html).toContain('content="noindex')
  const changed = await page(`/de/agreed-texts/${other?.[0]?.id}`)
  expect(changed.html).toContain('21-day money-back guarantee')
  const instruction = await page(`/de/agreed-texts/${before?.at(-1)?.id}`)
  expect(instruction.html).toContain('Muster-Widerrufsformular')

  // The first mail has them as a file, the order's page names them.
  const [mail] = await mailsTo(store, third.email)
  expect(mail?.text).toContain('sind angehängt')
  const file = mail?.attachments.find(({ filename }) => filename === `terms-${third.number}.txt`)
  const text = Buffer.from(file?.content ?? '', 'base64').toString()
  for (const said of [
    '21-day money-back guarantee',
    `Terms of Service · ${other?.[0]?.number}`,
    'Widerrufsbelehrung',
  ])
    expect(text).toContain(said)
  const status = await statusOf(third.number)
  expect(orderStatusSchema.parse(status.body).agreedTexts).toEqual(other)

  // Of unknown place and in English, all stays as it was; the order keeps its texts all the same.
  const english = await orderIn('en')
  const [plain] = await mailsTo(store, english.email)
  expect(plain?.attachments).toEqual([])
  const unchanged = await statusOf(english.number)
  expect(unchanged.body.agreedTexts).toEqual([])
  expect(later(await textsOf(english))).toMatchObject({ terms: 2, privacy: 0 })
  expect((await kept()) - keptBefore).toBeLessThan(14)
})

it('keeps with an order that its buyer was told of the licence', async () => {
  const [product] = await pooledProducts(store)
  if (!product) throw new Error('The seed has no product with keys')
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart([{ product }])
  const address = '1 Main Street, Los Angeles, CA 90001'
  const customer = { email: shopper.email, name: 'Ada Buyer', address }
  const { body } = await shopper.startWallet({ customer })
  await shopper.capture(body.id)
  const placed = await shopper.postOrder(shopper.orderBody(cart, body.id, 'paypal'))
  expect(placed.status).toBe(201)
  const { agreedTexts } = await detailsOf(admin, placed.body.orderNumber)
  expect(agreedTexts.at(-1)).toMatchObject({ kind: 'licence_notice', language: 'en', number: 1 })
})
