import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  keyLikeTexts,
  mailsTo,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  await store.sql.query('DELETE FROM "MailText"')
})
afterAll(async () => {
  await store.sql.query('DELETE FROM "MailText"')
  await store.stop()
})

const PATH = '/api/admin/mail-texts/order_delivery'
const MAILING = '/api/admin/mail-texts/mailing'

const save = (words: object, more: object = {}, path = PATH, who = admin) =>
  who.call(path, { method: 'PUT', body: { language: 'de', words, ...more } })
const textIn = async (language: string, path = PATH) =>
  (await admin.call(path)).body.texts.find(
    (text: { language: string }) => text.language === language,
  )

/** Buys in a language. @returns the order's number, and the mail with its keys */
async function bought(locale: string) {
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart([{ product: freshProduct() }])
  const paid = await shopper.payByCard({ customer: shopper.customer, locale })
  const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
  expect(placed.status).toBe(201)
  const mail = await eventually(async () =>
    (await mailsTo(store, shopper.email)).find(({ text }) => keyLikeTexts(text).length > 0),
  )
  return { number: String(placed.body.orderNumber), mail }
}

it('are in mails of their language, with what has to be there, and nowhere else', async () => {
  const saved = await save({
    subject: 'Danke für {orderNumber}',
    opening: 'Schön, dass Sie da sind!\nHilfe: https://help.example/start',
    closing: '',
  })
  expect(saved).toMatchObject({ status: 200, body: { kind: 'order_delivery' } })
  expect(
    await save({ signature: 'Ihr {storeName}-Team' }, {}, '/api/admin/mail-texts/all'),
  ).toMatchObject({ status: 200 })
  expect((await textIn('de')).own).toEqual({
    subject: 'Danke für {orderNumber}',
    opening: 'Schön, dass Sie da sind!\nHilfe: https://help.example/start',
  })
  expect((await admin.call('/api/admin/mail-texts')).body).toContainEqual({
    kind: 'order_delivery',
    languages: ['de'],
  })

  const german = await bought('de')
  expect(german.mail.subject).toBe(`Danke für ${german.number}`)
  expect(german.mail.text).toContain('Schön, dass Sie da sind!')
  expect(german.mail.text).toMatch(/Ihr .+-Team/)
  expect(german.mail.text).toContain(german.number)
  const english = await bought('en')
  expect(english.mail.subject).toBe(`Your order ${english.number}: your licence keys`)
  expect(english.mail.text).not.toContain('Schön')

  // Keys are in no preview.
  const preview = await admin.post(`${PATH}/preview`, {
    language: 'de',
    words: { opening: 'Noch nicht gespeichert' },
    orderNumber: german.number,
  })
  expect(preview).toMatchObject({
    status: 200,
    body: { orderNumber: german.number, text: expect.stringContaining('Noch nicht gespeichert') },
  })
  for (const key of keyLikeTexts(german.mail.text)) {
    expect(preview.body.text).not.toContain(key)
    expect(preview.body.html).not.toContain(key)
  }
  expect((await textIn('de')).own.opening).toMatch(/^Schön/)
})

it('are refused with a variable that their mails have not', async () => {
  const refused = { status: 400, body: { code: 'invalid', issues: [{ path: 'words.opening' }] } }
  expect(await save({ opening: 'Hallo {customername}' })).toMatchObject(refused)
  expect(
    await admin.post(`${PATH}/preview`, { language: 'de', words: { opening: '{amount}' } }),
  ).toMatchObject(refused)
  expect(await save({ subject: 'Zwei\r\nBcc: all@example.com' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'words.subject' }] },
  })
  expect(await save({ opening: 'x'.repeat(2001) })).toMatchObject(refused)
})

it('are not overwritten unseen, go back to the original, and come back when that is undone', async () => {
  const kind = '/api/admin/mail-texts/refund_made'
  expect((await save({ subject: 'Ihr Geld' }, { expectedUpdatedAt: null }, kind)).status).toBe(200)
  expect(await save({ subject: 'Anders' }, { expectedUpdatedAt: null }, kind)).toMatchObject({
    status: 409,
  })
  const { updatedAt } = await textIn('de', kind)
  expect((await save({}, { expectedUpdatedAt: updatedAt }, kind)).status).toBe(200)
  expect(await textIn('de', kind)).toMatchObject({ own: {}, updatedAt: null })
  const undone = await admin.post('/api/admin/undo', {
    entityType: 'mail_text',
    entityId: 'refund_made/de',
  })
  expect(undone).toMatchObject({ status: 200, body: { undone: 1, kept: 0 } })
  expect((await textIn('de', kind)).own).toEqual({ subject: 'Ihr Geld' })
})

it('stand around a mailing, and in mails to staff, whose links are in no preview', async () => {
  const saved = await save({ subject: '{originalSubject} 📬', closing: 'Bis bald' }, {}, MAILING)
  expect(saved.status).toBe(200)
  const text = { subject: 'Im Dezember', preheader: '', content: '<p>Viel Neues</p>' }
  const mailing = await admin.post('/api/admin/mailings/preview', { language: 'de', text })
  expect(mailing.body).toMatchObject({ subject: 'Im Dezember 📬' })
  expect(mailing.body.html).toMatch(/Im Dezember<.*Viel Neues.*Bis bald/s)
  const words = { subject: 'Neues Passwort für {username}' }
  const reset = '/api/admin/mail-texts/password_reset/preview'
  const { body } = await admin.post(reset, { language: 'de', words })
  expect(body.subject).toBe('Neues Passwort für grace')
  expect(body.html).not.toContain('reset-password')
})

it('every kind has a preview, and a trial goes to whoever asks', async () => {
  const { body: list } = await admin.call('/api/admin/mail-texts')
  for (const { kind } of list)
    expect(
      await admin.post(`/api/admin/mail-texts/${kind}/preview`, {
        language: kind === 'owner' ? 'en' : 'ja',
        words: {},
      }),
    ).toMatchObject({ status: 200, body: { subject: expect.stringMatching(/./) } })
  expect(await admin.post(`${PATH}/trial`, { language: 'fr', words: {} })).toEqual(
    expect.objectContaining({ status: 200, body: { status: 'sent', error: null } }),
  )
})

it('belong to those who may change settings', async () => {
  const support = await clientOfRole(store, 'support')
  expect((await support.call('/api/admin/mail-texts')).status).toBe(403)
  expect((await save({ subject: 'Nein' }, {}, PATH, support)).status).toBe(403)
  expect((await support.post(`${PATH}/preview`, { language: 'de', words: {} })).status).toBe(403)
})
