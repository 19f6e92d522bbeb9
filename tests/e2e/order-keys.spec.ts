import { readFileSync } from 'node:fs'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually, newIp } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  mailsTo,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { libraryTokens } from '@/tests/setup/library-client'
import { deliveredOrder, detailsOf, refund } from '@/tests/setup/order-client'
import type { TestStore } from '@/tests/setup/store'
import {
  BOTH_DIRECTIONS,
  expectGoodPage,
  expectNoViolationsAtBothWidths,
  openIn,
} from './accessible'
import { hold } from './calls'
import { fillCard, goToPayment } from './checkout-steps'
import { expect, type Page, PHONE, THOROUGH, test } from './fixtures'

const keysOn = (page: Page, name = 'Your licence keys') => page.getByRole('region', { name })
const mailOn = (page: Page, name = 'The e-mail with your keys') =>
  page.getByRole('region', { name })
const keyTexts = async (page: Page) =>
  (await keysOn(page).getByRole('code').allTextContents()).map((text) => text.trim())
const stepsOn = (page: Page) => page.getByRole('list', { name: 'Checkout steps' })

/** Pays by card as a shopper does. @returns the order's number, once its page is shown */
async function pay(page: Page, email: string): Promise<string> {
  await goToPayment(page, email)
  await fillCard(page, '4111 1111 1111 1111')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** Makes the page's browser the one that paid. */
const own = (page: Page, session: string) =>
  page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)

const pathOf = (number: string) => `/checkout/success?order=${number}` as const

/** An order that was delivered, with the page's browser as the one that paid. */
async function delivered(page: Page, store: TestStore, quantity = 1) {
  const product = (await productDispenser(store))()
  const order = await deliveredOrder(store, [{ product, quantity }])
  await own(page, order.session)
  return { ...order, product: product.name }
}

test.describe('the keys on the page after the payment', () => {
  // The browser itself reports the refused call once the day is over.
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('are copied and saved whole, also as files and of many lines', async ({
    page,
    store,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const freshProduct = await productDispenser(store)
    const [files, lines] = [freshProduct(), freshProduct()]
    await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" IN ($1, $2)', [
      files.id,
      lines.id,
    ])
    const admin = await adminClient(store)
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const keys = [
      `data:image/png;name=card.png;base64,${dot}`,
      `data:application/x-licence;name=app.lic;base64,${Buffer.from('the licence').toString('base64')}`,
    ]
    const bulk = { productId: files.id, keys, keyType: 'file' }
    expect((await admin.post('/api/admin/product-keys/bulk', bulk)).status).toBe(201)
    const block = `-----BEGIN LICENCE-----\n  owner: Block & Co\n${'Ab+/'.repeat(60)}==\n-----END LICENCE-----`
    const one = { productId: lines.id, keyValue: block, severalLines: true }
    expect((await admin.post('/api/admin/product-keys', one)).status).toBe(201)
    const { session, number } = await deliveredOrder(store, [
      { product: files, quantity: 2 },
      { product: lines },
    ])
    await own(page, session)
    await page.goto(pathOf(number))
    await expect(keysOn(page).getByRole('code')).toHaveText(['card.png', 'app.lic', block])
    const picture = keysOn(page).getByRole('img', { name: 'Picture of card.png' })
    await expect(picture).toHaveJSProperty('naturalWidth', 1)
    const file = page.waitForEvent('download')
    await keysOn(page).getByRole('button', { name: 'Save file' }).last().click()
    expect((await file).suggestedFilename()).toBe('app.lic')
    expect(readFileSync(await (await file).path(), 'utf8')).toBe('the licence')

    await expect(keysOn(page).getByRole('code').last()).toHaveCSS('white-space', 'pre-wrap')
    await keysOn(page).getByRole('button', { name: /^Copy/ }).last().click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(block)
    const download = page.waitForEvent('download')
    await keysOn(page).getByRole('button', { name: 'Download as text file' }).click()
    const saved = readFileSync(await (await download).path(), 'utf8')
    expect(saved.replaceAll('\r\n', '\n')).toContain(block)
  })

  test('are shown at once, copied and saved, there again after a reload, and nowhere else', async ({
    page,
    store,
    context,
    browser,
  }) => {
    let number = ''
    await test.step('are shown at once, copied and saved, and are nowhere else', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const email = 'keys@buyer.example'
      number = await pay(page, email)
      await expect(keysOn(page).getByRole('code')).toHaveCount(1)
      const [key = ''] = await keyTexts(page)
      expect(keyLikeTexts((await firstMailTo(store, email)).text)).toEqual([key])
      await expect(stepsOn(page).getByText('(Completed)')).toHaveCount(3)
      await expectGoodPage(page, 'Thank you for your order!')

      await keysOn(page).getByRole('button', { name: /^Copy/ }).click()
      await expect(keysOn(page).getByRole('status')).toHaveText('Copied')
      await expect(keysOn(page).getByRole('button', { name: /^Copied/ })).toBeFocused()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)

      const download = page.waitForEvent('download')
      await keysOn(page).getByRole('button', { name: 'Download as text file' }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe(`${number}.txt`)
      const saved = readFileSync(await file.path(), 'utf8')
      for (const text of [key, number, 'Bitdefender']) expect(saved).toContain(text)
      await expect(
        keysOn(page).getByRole('link', { name: 'How to install and activate' }),
      ).toHaveAttribute('href', '/help/downloads-installation')

      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
      )
      expect(stored).not.toContain(key)
    })
    await test.step('are there again after a reload, and in no other browser', async () => {
      await page.reload()
      await expect(keysOn(page).getByRole('code')).toHaveCount(1)
      const [key = ''] = await keyTexts(page)
      await page.getByRole('button', { name: 'Add to my library' }).click()
      await expect(
        page.getByText('A link to your library is on its way to keys@buyer.example'),
      ).toBeVisible()
      await eventually(async () => (await libraryTokens(store, 'keys@buyer.example'))[0])

      const other = await browser.newContext({
        extraHTTPHeaders: { 'x-forwarded-for': newIp() },
      })
      const stranger = await other.newPage()
      await stranger.goto(store.url + pathOf(number))
      await expect(stranger.getByText('k•••@b•••.example').first()).toBeVisible()
      await expect(keysOn(stranger)).toHaveCount(0)
      await expect(mailOn(stranger)).toHaveCount(0)
      for (const name of ['Invoice', 'Files'])
        await expect(stranger.getByRole('region', { name, exact: true })).toHaveCount(0)
      expect(await stranger.content()).not.toContain(key)
      await other.close()
    })
  })

  test('are being prepared, kept back in a dispute, no longer shown after a day, and gone with a refund', async ({
    page,
    store,
  }) => {
    const { number, email } = await delivered(page, store, 2)
    const release = await hold(page, '**/api/orders/*/keys')
    await page.goto(pathOf(number))
    await expect(keysOn(page).getByText('Your keys are being prepared…')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    release()
    await expect(keysOn(page).getByRole('code')).toHaveCount(2)
    await expect(keysOn(page).getByRole('status')).toHaveText('Your 2 keys are here.')

    const disputed = (at: string) =>
      store.sql.query(`UPDATE "Order" SET "disputedAt" = ${at} WHERE "orderNumber" = $1`, [number])
    await disputed('now()')
    await page.reload()
    await expect(keysOn(page).getByText('can’t be shown at the moment')).toBeVisible()
    await expect(keysOn(page).getByRole('code')).toHaveCount(0)
    await expect(mailOn(page)).toHaveCount(0)
    await expectNoViolationsAtBothWidths(page)

    await disputed('NULL')
    const paid = (hours: number) =>
      store.sql.query(
        `UPDATE "Payment" p SET "capturedAt" = now() - make_interval(hours => $2) FROM "Order" o
         WHERE o."paymentId" = p."id" AND o."orderNumber" = $1`,
        [number, hours],
      )
    await paid(24)
    await page.reload()
    await expect(keysOn(page).getByText(`in our e-mail to ${email}`)).toBeVisible()
    await expect(keysOn(page).getByRole('code')).toHaveCount(0)
    await expectNoViolationsAtBothWidths(page)
    await keysOn(page).getByRole('link', { name: 'Have the keys sent again' }).click()
    await expect(page).toHaveURL(/\/orders\/track$/)

    await paid(0)
    const admin = await adminClient(store)
    const { totalAmount } = await detailsOf(admin, number)
    await refund(admin, number, { amount: totalAmount })
    await page.goto(pathOf(number))
    await expect(page.getByText('A refund was made for this order.')).toBeVisible()
    await expect(keysOn(page)).toHaveCount(0)
  })

  test(
    'are selected where the browser does not allow copying',
    THOROUGH,
    async ({ page, store }) => {
      const { number } = await delivered(page, store)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      )
      await page.goto(pathOf(number))
      await keysOn(page).getByRole('button', { name: /^Copy/ }).click()
      await expect(
        keysOn(page).getByText('Your browser does not allow copying here.').last(),
      ).toBeVisible()
      expect(await page.evaluate(() => String(getSelection()).trim())).toBe(
        (await keyTexts(page))[0],
      )
    },
  )

  test('come by themselves where they were out, and products by hand say when', async ({
    page,
    store,
  }) => {
    const { rows } = await store.sql.query(
      `SELECT "id" FROM "Product" WHERE "delivery" = 'manual' AND "inStock" LIMIT 1`,
    )
    const manual: Product = (await apiClient(store.url).call(`/api/products/by-id/${rows[0].id}`))
      .body
    const product = (await productDispenser(store))()
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product }, { product: manual }])
    const paid = await shopper.payByCard()
    // The keys disappear between payment and order.
    const { rows: taken } = await store.sql.query(
      `DELETE FROM "ProductKey" WHERE "productId" = $1 RETURNING "valueEncrypted", "valueHash"`,
      [product.id],
    )
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    await own(page, shopper.session)
    await page.goto(pathOf(placed.body.orderNumber))
    await expect(
      keysOn(page).getByText('We are getting your key from the publisher.'),
    ).toBeVisible()
    await expect(keysOn(page).getByText('within one business day')).toBeVisible()
    await expect(page.getByText('Your order is being prepared.')).toBeVisible()
    await expect(page.getByText('are on their way')).toHaveCount(0)
    await expect(mailOn(page).getByRole('button', { name: 'Send again' })).toHaveCount(0)
    await expectNoViolationsAtBothWidths(page)

    await store.sql.query(
      `INSERT INTO "ProductKey" ("productId", "valueEncrypted", "valueHash") VALUES ($1, $2, $3)`,
      [product.id, taken[0].valueEncrypted, taken[0].valueHash],
    )
    await store.sql.query(`SELECT graphile_worker.add_job('deliver_waiting')`)
    await expect(keysOn(page).getByRole('code')).toHaveCount(1)
    await expect(keysOn(page).getByText('within one business day')).toBeVisible()
  })

  test.describe('when the day is over', () => {
    // The browser itself reports the refused call.
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('an order that is not known gets no ticks', THOROUGH, async ({ page }) => {
      await page.goto(pathOf('SH-1767225600000-AAAAA'))
      await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible()
      await expect(stepsOn(page).getByText('(Completed)')).toHaveCount(0)
      await expect(stepsOn(page).locator('svg')).toHaveCount(0)
    })
  })
})

test.describe('the mail with the keys', () => {
  test('is sent again, and then to the right address', async ({ page, store }) => {
    const { number, email } = await delivered(page, store)
    const right = 'right.address@elsewhere.example'
    await page.goto(pathOf(number))
    const mail = mailOn(page)
    await mail.getByRole('button', { name: 'Send again' }).click()
    await expect(mail.getByText(`is on its way to ${email}.`)).toBeVisible()
    await expect(mail.getByText('You can do so 2 more times today.')).toBeVisible()
    await eventually(async () => (await mailsTo(store, email)).length === 2)

    const wrong = mail.getByRole('button', { name: 'Wrong address?' })
    await wrong.click()
    const field = mail.getByLabel('The right e-mail address')
    await expect(field).toBeFocused()
    await mail.getByRole('button', { name: 'Cancel' }).click()
    await expect(wrong).toBeFocused()
    await wrong.click()
    await field.fill('nobody')
    await mail.getByRole('button', { name: 'Change and send' }).click()
    await expect(mail.getByText('Please enter a valid e-mail address')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectNoViolationsAtBothWidths(page)

    await field.fill(right)
    await mail.getByRole('button', { name: 'Change and send' }).click()
    await expect(
      mail.getByText(`Done: the e-mails about your order now go to ${right}.`),
    ).toBeFocused()
    await expect(wrong).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Check Email' })).toHaveAttribute(
      'href',
      `mailto:${right}`,
    )
    await expectNoViolationsAtBothWidths(page)
    expect(keyLikeTexts((await firstMailTo(store, right)).text)).toEqual(await keyTexts(page))
    const told = await eventually(async () =>
      (await mailsTo(store, email)).find(({ subject }) => /address of order/.test(subject)),
    )
    expect(told.text).not.toContain(right)

    await page.reload()
    await expect(mail.getByText('has been changed before')).toBeVisible()
    await expect(wrong).toHaveCount(0)
    await expect(keysOn(page).getByRole('code')).toHaveCount(1)
  })

  test.describe('when it is refused', () => {
    // The browser itself reports the refused calls.
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('the page says why', THOROUGH, async ({ page, store }) => {
      const { number, email } = await delivered(page, store)
      await page.goto(pathOf(number))
      const mail = mailOn(page)
      await mail.getByRole('button', { name: 'Wrong address?' }).click()
      const field = mail.getByLabel('The right e-mail address')
      await field.fill(email)
      await mail.getByRole('button', { name: 'Change and send' }).click()
      await expect(mail.getByRole('alert')).toContainText('the address of your order already')
      await expect(field).toHaveValue(email)
      await expectNoViolationsAtBothWidths(page)
      await mail.getByRole('button', { name: 'Cancel' }).click()

      // They were used up elsewhere in the meantime.
      await store.sql.query(
        `INSERT INTO "OrderEvent" ("orderId", "kind", "createdAt")
         SELECT "id", 'delivery_resent', now() - make_interval(hours => n)
         FROM "Order", generate_series(1, 3) AS n WHERE "orderNumber" = $1`,
        [number],
      )
      const again = mail.getByRole('button', { name: 'Send again' })
      await again.click()
      await expect(
        mail.getByText('We have sent your keys again 3 times within a day'),
      ).toBeVisible()
      await expect(again).toHaveCount(0)
    })
  })
})

// Each checks several states at two widths.
test.describe('11 Accessibility: the keys of an order have no faults', () => {
  // From left to right: where they are shown at once.
  for (const direction of BOTH_DIRECTIONS)
    test(`on a phone and on a desktop (${direction.dir})`, THOROUGH, async ({ page, store }) => {
      await page.setViewportSize(PHONE)
      const { number } = await delivered(page, store, 2)
      await openIn(page, direction, pathOf(number))
      const { said } = direction
      await expect(keysOn(page, said('Your licence keys')).getByRole('code')).toHaveCount(2)
      await expectGoodPage(page, said('Thank you for your order!'))
      const mail = mailOn(page, said('The e-mail with your keys'))
      await mail.getByRole('button', { name: said('Wrong address?') }).click()
      await expect(mail.getByLabel(said('The right e-mail address'))).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
    })
})
