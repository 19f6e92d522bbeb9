import type { Product } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { firstMailTo } from '@/tests/setup/checkout-client'
import { inWords } from '@/tests/setup/in-words'
import { finishJob } from '@/tests/setup/jobs'
import { withSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import {
  catalogue,
  drawerOf,
  expect,
  oneOf,
  open,
  type Page,
  PHONE,
  THOROUGH,
  test,
} from './fixtures'

const LABEL = "Remind me by e-mail if I don't finish this order"
const box = (page: Page, locale = 'en') =>
  page.getByRole('checkbox', { name: inWords(locale, LABEL) })
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

const buyable = async (store: TestStore): Promise<Product> =>
  oneOf((await catalogue(store)).reverse(), ({ inStock }) => inStock)

async function fillCart(page: Page, store: TestStore): Promise<Product> {
  const product = await buyable(store)
  const { call, session } = apiClient(store.url)
  await call('/api/cart', { method: 'POST', body: { productId: product.id, quantity: 1 } })
  await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
  return product
}

/** Waits until the server has answered a click on the box. */
const answered = (page: Page, method: 'POST' | 'DELETE') =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/cart-reminders') &&
      response.request().method() === method &&
      response.ok(),
  )

async function tick(page: Page, email: string, locale = 'en'): Promise<void> {
  await page.getByLabel(inWords(locale, 'Email Address')).fill(email)
  const saved = answered(page, 'POST')
  await box(page, locale).check()
  await saved
}

const storedFor = async (store: TestStore, email: string) =>
  (await store.sql.query('SELECT "status" FROM "CartReminder" WHERE "email" = $1', [email])).rows

/** The path of the link in the reminder to an address, a day after it was asked for. */
async function mailedPath(store: TestStore, email: string): Promise<string> {
  await store.sql.query(
    `UPDATE "CartReminder" SET "consentAt" = "consentAt" - interval '25 hours' WHERE "email" = $1`,
    [email],
  )
  await store.sql.query(
    `UPDATE "CartItem" SET "updatedAt" = "updatedAt" - interval '25 hours'
     WHERE "sessionId" IN (SELECT "sessionId" FROM "CartReminder" WHERE "email" = $1)`,
    [email],
  )
  await finishJob(store, 'send_due_cart_reminders')
  const { text } = await firstMailTo(store, email)
  const path = text.match(/https?:\/\/[^/]+(\S*\/cart\/restore#\S+)/)?.[1]
  if (!path) throw new Error(`No link to the cart in: ${text}`)
  return path
}

test.describe('a reminder of a cart', () => {
  test('is asked for, kept over a reload, moved to another address and withdrawn', async ({
    page,
    store,
  }) => {
    const email = 'tick@buyer.example'
    await fillCart(page, store)
    await open(page, '/checkout/review')
    await expect(box(page)).not.toBeChecked()
    await box(page).click()
    await expect(page.getByText('Please enter a valid e-mail address first')).toBeVisible()
    await expect(box(page)).not.toBeChecked()
    await expectNoViolationsAtBothWidths(page)
    await tick(page, email)
    await expect(page.getByText('Please enter a valid e-mail address first')).toHaveCount(0)
    expect(await storedFor(store, email)).toEqual([{ status: 'waiting' }])

    await page.reload()
    await expect(box(page)).toBeChecked()
    const moved = answered(page, 'POST')
    await page.getByLabel('Email Address').fill(`new-${email}`)
    await moved
    expect(await storedFor(store, email)).toEqual([])
    expect(await storedFor(store, `new-${email}`)).toEqual([{ status: 'waiting' }])

    const withdrawn = answered(page, 'DELETE')
    await box(page).uncheck()
    await withdrawn
    expect(await storedFor(store, `new-${email}`)).toEqual([])
    await page.reload()
    await expect(page.getByLabel('Email Address')).toBeVisible()
    await expect(box(page)).not.toBeChecked()

    // The last of many clicks counts.
    const last = answered(page, 'DELETE')
    await box(page).dblclick()
    await last
    await expect(box(page)).not.toBeChecked()
    expect(await storedFor(store, `new-${email}`)).toEqual([])
  })

  test('brings the cart to another browser, on a phone', async ({ page, store, browser }) => {
    const email = 'device@buyer.example'
    const product = await fillCart(page, store)
    await open(page, '/checkout/review')
    await tick(page, email)
    const path = await mailedPath(store, email)

    const context = await browser.newContext({ viewport: PHONE, baseURL: store.url })
    const phone = await context.newPage()
    await open(phone, path)
    await expect(title(phone, 'Your cart is back')).toBeFocused()
    await expect(phone.getByRole('main').getByText(product.name)).toBeVisible()
    expect(new URL(phone.url()).hash).toBe('')
    await expectNoViolationsAtBothWidths(phone)
    await phone.setViewportSize(PHONE)
    await phone.getByRole('button', { name: /^Cart/ }).first().click()
    await expect(drawerOf(phone).getByText(product.name)).toBeVisible()

    // Opened again it adds nothing.
    await phone.goto('about:blank')
    await open(phone, path)
    await expect(title(phone, 'Your cart is back')).toBeVisible()
    await phone.getByRole('link', { name: 'Continue to checkout' }).click()
    await expect(phone).toHaveURL(/\/checkout/)
    await expect(phone.getByLabel('Email Address')).toHaveValue('')
    const cart = await phone.evaluate(async () => {
      const session = localStorage.getItem('cartSessionId') ?? ''
      return (await fetch('/api/cart', { headers: { 'x-session-id': session } })).json()
    })
    expect(cart).toMatchObject([{ productId: product.id, quantity: 1 }])
    await context.close()
  })

  test('is ended by the link in it, and not offered when the owner has switched it off', async ({
    page,
    store,
  }) => {
    await test.step('is ended by the link in it', async () => {
      const email = 'enough@buyer.example'
      await fillCart(page, store)
      await open(page, '/checkout/review')
      await tick(page, email)
      await mailedPath(store, email)
      const { text } = await firstMailTo(store, email)
      await open(page, text.match(/https?:\/\/[^/]+(\/cart\/reminders\/stop#\S+)/)?.[1] ?? '')
      await expect(title(page, 'No more reminders?')).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
      await page.getByRole('button', { name: 'Yes, no more reminders' }).dblclick()
      await expect(title(page, 'No more reminders')).toBeFocused()
      expect(await storedFor(store, email)).toEqual([{ status: 'stopped' }])
    })
    await test.step('is not offered when the owner has switched it off', async () => {
      await withSetting(store, 'cartReminders', false, async () => {
        await open(page, '/checkout/review')
        await expect(page.getByLabel('Email Address')).toBeVisible()
        await expect(box(page)).toHaveCount(0)
      })
      await page.reload()
      await expect(box(page)).toBeVisible()
    })
  })

  // From left to right: where each of them is met.
  for (const direction of BOTH_DIRECTIONS)
    test(
      `has no accessibility violations (${direction.dir})`,
      THOROUGH,
      async ({ page, store }) => {
        const { dir, prefix, locale, said } = direction
        const email = `axe-${dir}@buyer.example`
        await fillCart(page, store)
        await openIn(page, direction, '/checkout/review')
        await box(page, locale).click()
        await expect(
          page.getByText(said('Please enter a valid e-mail address first')),
        ).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await tick(page, email, locale)
        const path = await mailedPath(store, email)
        expect(path).toMatch(new RegExp(`^${prefix}/cart/restore#`))
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        await expect(title(page, said('Your cart is back'))).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await openIn(page, direction, '/cart/reminders/stop#a-token')
        await expect(title(page, said('No more reminders?'))).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
      },
    )
})
