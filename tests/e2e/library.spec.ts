import { readFileSync } from 'node:fs'
import { adminClient } from '@/tests/setup/admin-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { detailsOf, refund } from '@/tests/setup/order-client'
import { knowSeller } from '@/tests/setup/seller'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import { expect, forgetVisitor, open, type Page, PHONE, THOROUGH, test } from './fixtures'
import { askOn, form, openLibrary, ordered, press, tokenFor } from './library-steps'

const orderOn = (page: Page, number: string) =>
  page.getByRole('region', { name: `Order ${number}` })

test.describe('My library', () => {
  test('from the header to the mail, the keys and out again, after which going back shows nothing', async ({
    page,
    store,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const order = await ordered(store, 2)
    await open(page, '/categories')
    await page.getByRole('banner').getByRole('link', { name: 'My library' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My library' })).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await askOn(page, order.email)
    const token = await tokenFor(store, order.email)
    await page.goto('about:blank')
    await open(page, `/library#${token}`)

    const card = orderOn(page, order.number)
    await expect(card.getByRole('heading', { name: order.product })).toBeVisible()
    await expect(page).toHaveURL(/\/library$/)
    expect(await page.content()).not.toContain(order.keys[0])
    await press(page, /^Show keys/)
    await expect(card.getByRole('code')).toHaveText(order.keys)
    await expectNoViolationsAtBothWidths(page)
    await card.getByRole('button', { name: /^Copy .* 1$/ }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.keys[0])
    const download = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download as text file' }).click()
    const saved = readFileSync(await (await download).path(), 'utf8')
    for (const text of [...order.keys, order.number]) expect(saved).toContain(text)
    await press(page, /^Hide keys/)
    await expect(card.getByRole('code')).toHaveCount(0)

    // It is there after a reload; the keys ask for another press.
    await page.reload()
    await expect(card).toBeVisible()
    await expect(card.getByRole('code')).toHaveCount(0)
    await press(page, /^Show keys/)
    await expect(card.getByRole('code')).toHaveCount(2)
    const stored = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        location.href,
        document.cookie,
      ]),
    )
    for (const secret of [...order.keys, order.email, 'library-session', token])
      expect(stored).not.toContain(secret)

    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.goto('/about')
    await page.goBack()
    await expect(form(page)).toBeVisible()
    for (const secret of [order.number, order.email, ...order.keys])
      expect(await page.content()).not.toContain(secret)
  })

  test('an order shows its papers, a refunded one no keys, and the data can be deleted on request', async ({
    page,
    store,
  }) => {
    await test.step('an order shows its invoice and files, and leads to its reviews', async () => {
      await knowSeller(store)
      const order = await ordered(store)
      await openLibrary(page, store, order.email)
      const card = orderOn(page, order.number)
      const papers = card.getByRole('button', { name: /^Invoice and downloads/ })
      await papers.click()
      const invoice = card.getByRole('region', { name: 'Invoice' })
      const saving = page.waitForEvent('download')
      await invoice.getByRole('button', { name: 'Download invoice' }).click()
      expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
      await expectNoViolationsAtBothWidths(page)
      await card.getByRole('button', { name: /^Hide invoice and downloads/ }).click()
      await expect(invoice).toHaveCount(0)
      await card.getByRole('button', { name: /^Write a review/ }).click()
      await expect(page).toHaveURL(/\/reviews\/write/)
      await expect(page.getByRole('heading', { name: order.product })).toBeVisible()
    })
    await test.step('takes a request to delete the data, in two steps', async () => {
      await open(page, '/library')
      await press(page, 'Delete my data')
      await press(page, 'Cancel')
      await expect(page.getByRole('button', { name: 'Delete my data' })).toBeFocused()
      await press(page, 'Delete my data')
      await press(page, 'Request deletion')
      await expect(page.getByText(/^You asked for your data to be deleted on/)).toBeVisible()
      await page.reload()
      await expect(page.getByText(/^You asked for your data to be deleted on/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Delete my data' })).toHaveCount(0)
    })
    await forgetVisitor(page)
    await test.step('shows no keys of a refunded order, and loads more orders on demand', async () => {
      const [first, second] = [await ordered(store), await ordered(store)]
      const admin = await adminClient(store)
      const { totalAmount } = await detailsOf(admin, first.number)
      await refund(admin, first.number, { amount: totalAmount })
      await store.sql.query(`UPDATE "Order" SET "customerEmail" = $1 WHERE "orderNumber" = $2`, [
        first.email,
        second.number,
      ])
      // Smaller pages than a person would need.
      await page.route('**/api/library?*', (route) => {
        const url = new URL(route.request().url())
        url.searchParams.set('limit', '1')
        return route.continue({ url: url.href })
      })
      await openLibrary(page, store, first.email)
      await expect(page.getByText('1 of 2 orders')).toBeVisible()
      await press(page, 'Show more orders')
      const refunded = orderOn(page, first.number)
      await expect(refunded.getByText(/its keys have been withdrawn/)).toBeVisible()
      await expect(refunded.getByRole('button', { name: /^Show keys/ })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Show more orders' })).toHaveCount(0)
    })
  })

  test(
    'leaves a page that is brought back after signing out in another tab',
    THOROUGH,
    async ({ page, store, context }) => {
      const order = await ordered(store)
      await openLibrary(page, store, order.email)
      await press(page, /^Show keys/)
      await expect(page.getByRole('code')).toHaveCount(1)
      const other = await context.newPage()
      await open(other, '/library')
      await other.getByRole('button', { name: 'Sign out everywhere' }).click()
      await expect(other.getByText('You are signed out.')).toBeVisible()
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      )
      await expect(form(page)).toBeVisible()
      await expect(page.getByRole('code')).toHaveCount(0)
    },
  )

  test('leads to the page of an order, and saves the data', THOROUGH, async ({ page, store }) => {
    const order = await ordered(store)
    await openLibrary(page, store, order.email)
    const download = page.waitForEvent('download')
    await press(page, 'Download my data')
    const file = await download
    expect(file.suggestedFilename()).toBe('my-data.json')
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(data.orders[0].orderNumber).toBe(order.number)
    await press(page, /^Status, resend or refund/)
    await expect(
      page.getByRole('heading', { level: 1, name: `Order ${order.number}` }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send my keys again' })).toBeVisible()
  })

  test('says the same of an address without orders', THOROUGH, async ({ page, store }) => {
    const email = 'nobody@nowhere.example'
    await open(page, '/library')
    await press(page, 'E-mail me the link')
    await expect(page.getByText('Please fill in this field')).toBeVisible()
    await askOn(page, email)
    await expect(page.getByText(/^If there are orders for this address, a link/)).toBeVisible()
    expect(await mailsTo(store, email)).toEqual([])
  })

  test.describe('with a link that does not work', () => {
    // The browser itself reports the refused call.
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('says so, and offers a new one', THOROUGH, async ({ page }) => {
      await open(page, '/library#Fe26.2*1*made*up~2')
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
      await expect(form(page)).toBeVisible()
      await expect(page).toHaveURL(/\/library$/)
    })
  })

  // From left to right: on the way from the header to the keys.
  for (const direction of BOTH_DIRECTIONS)
    test(
      `has no faults on phones and desktops (${direction.dir})`,
      THOROUGH,
      async ({ page, store }) => {
        const { locale, said } = direction
        const order = await ordered(store)
        await page.setViewportSize(PHONE)
        await openIn(page, direction, '/library')
        await expect(form(page, locale)).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await openLibrary(page, store, order.email, locale)
        await press(page, new RegExp(`^${said('Show keys')}`))
        await expect(page.getByRole('code')).toHaveText(order.keys)
        await press(page, said('Delete my data'))
        await expectNoViolationsAtBothWidths(page)
        // The order moves to another address's library.
        await store.sql.query(`UPDATE "Order" SET "customerEmail" = $1 WHERE "orderNumber" = $2`, [
          `right-${order.email}`,
          order.number,
        ])
        await page.reload()
        await expect(page.getByRole('heading', { name: said('No orders yet') })).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
      },
    )
})
