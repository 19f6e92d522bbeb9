import { randomUUID } from 'node:crypto'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { totalsOf } from '@/lib/pricing/totals'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { firstMailTo, keyLikeTexts, productDispenser } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import { expectNoViolationsAtBothWidths } from './accessible'
import { fillCard } from './checkout-steps'
import { addShownProduct, drawerOf, expect, type Page, PHONE, test } from './fixtures'

/** The browser's reports of refused codes. */
test.use({ expectedConsole: [/Failed to load resource.*40[09]/] })

async function newCard(store: TestStore, amount: string): Promise<string> {
  const admin = await adminClient(store)
  const made = await admin.post('/api/admin/gift-cards', { amount })
  expect(made.status).toBe(201)
  return made.body.code
}

async function cartWith(page: Page, store: TestStore): Promise<Product> {
  const product = (await productDispenser(store))()
  const { call, session } = apiClient(store.url)
  await call('/api/cart', { method: 'POST', body: { productId: product.id, quantity: 1 } })
  await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
  return product
}

const totalOf = ({ price }: Product) =>
  totalsOf([{ priceCents: toCents(price), quantity: 1 }], 'USD').totalCents

async function enterCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Have a gift card?' }).click()
  const field = page.getByLabel('Gift card code')
  await expect(field).toBeFocused()
  await field.fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

async function proceed(page: Page, email: string) {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Full Name').fill('Ada Buyer')
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment/)
}

/** React keeps the step before hidden in the page. */
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true })

test.describe('gift cards', () => {
  test('are added by the owner, bought without tax, and mailed with a code that can be spent', async ({
    page,
    store,
  }) => {
    const name = `Gift Card ${randomUUID().slice(0, 8)}`
    const buyer = `${randomUUID()}@buyer.example`
    await signInOnPage(page, store)
    await page.goto('/admin/products')
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Product' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Description').fill('For whatever they like')
    await dialog.getByLabel(/^Price/).fill('40')
    await dialog.getByRole('switch', { name: 'Gift Card' }).click()
    await expect(dialog.getByText('Each buyer gets a new code by e-mail at once.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create Product' }).click()
    await expect(dialog).toBeHidden()
    const slug = name.toLowerCase().replaceAll(' ', '-')
    await page.goto(`/products/${slug}`)
    await addShownProduct(page)
    await page.goto('/checkout/review')
    await expect(shown(page, 'No tax is charged on gift cards.')).toBeVisible()
    await enterCode(page, await newCard(store, '10'))
    await expect(shown(page, 'Gift cards can’t be bought with a gift card.')).toBeVisible()
    await proceed(page, buyer)
    await fillCard(page, '4111111111111111')
    await page.getByRole('button', { name: 'Pay $40.00' }).click()
    await expect(page).toHaveURL(/\/checkout\/success\?order=/)
    await expect(page.getByText('Gift card code').first()).toBeVisible()
    const [code = ''] = keyLikeTexts((await firstMailTo(store, buyer)).text)
    await expect(page.getByText(code).first()).toBeVisible()
  })

  test('pay a part: entered in the cart, refused with the reason, and shown from there to the receipt', async ({
    page,
    store,
  }) => {
    const email = `${randomUUID()}@buyer.example`
    const product = await cartWith(page, store)
    const code = await newCard(store, '5.00')
    const left = formatMoney(totalOf(product) - 500, 'USD', 'en')
    const name = `Gift card ····${code.slice(-4)}`
    await page.goto('/categories')
    await page.getByRole('button', { name: /^Cart/ }).click()
    const drawer = drawerOf(page)
    await enterCode(page, 'ABCD-EFGH-JKLM-NPQR')
    await expect(drawer.getByRole('alert')).toHaveText('This gift card code is not valid.')
    await drawer.getByLabel('Gift card code').fill(code.toLowerCase())
    await drawer.getByLabel('Gift card code').press('Enter')
    await expect(drawer.locator('[data-left-to-pay]')).toHaveText(left)
    await expectNoViolationsAtBothWidths(page)
    const remove = drawer.getByRole('button', {
      name: `Remove gift card ending in ${code.slice(-4)}`,
    })
    await remove.click()
    await expect(drawer.getByRole('button', { name: 'Have a gift card?' })).toBeFocused()
    await enterCode(page, code)
    await expect(drawer.getByRole('term').filter({ hasText: name })).toBeVisible()
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(shown(page, 'Left to pay')).toBeVisible()
    await proceed(page, email)
    await page.setViewportSize(PHONE)
    await fillCard(page, '4111111111111111')
    await page.getByRole('button', { name: `Pay ${left}` }).click()
    await expect(page).toHaveURL(/\/checkout\/success/)
    await expect(shown(page, `Paid by gift card ····${code.slice(-4)}`)).toBeVisible()
    await expect(shown(page, 'Credit Card + Gift Card')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    expect((await firstMailTo(store, email)).text).toContain('Paid by gift card')
  })

  test('pay everything with one button', async ({ page, store }) => {
    const product = await cartWith(page, store)
    const code = await newCard(store, ((totalOf(product) + 500) / 100).toFixed(2))
    await page.goto('/checkout/review')
    await enterCode(page, code)
    await expect(page.locator('[data-left-to-pay]').filter({ visible: true })).toHaveText('$0.00')
    await proceed(page, `${randomUUID()}@buyer.example`)
    await expect(page.getByText('Your gift card pays for everything')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Credit Card' })).toBeHidden()
    await expectNoViolationsAtBothWidths(page)
    await page.getByRole('button', { name: 'Pay with gift card' }).dblclick()
    await expect(page).toHaveURL(/\/checkout\/success/)
    await expect(shown(page, `Paid by gift card ····${code.slice(-4)}`)).toBeVisible()
    await page.goto('/categories')
    await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  })

  test('are made, shown, switched off and followed in the back office', async ({ page, store }) => {
    await signInOnPage(page, store)
    const note = `Competition ${randomUUID().slice(0, 8)}`
    await page.goto('/admin/gift-cards')
    await page.getByRole('button', { name: 'Add gift card' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Gift Card' })
    await dialog.getByLabel('Worth in US dollars').fill('free')
    await dialog.getByRole('button', { name: 'Add Gift Card' }).click()
    await expect(dialog.getByText('Enter an amount above 0 with at most 2 decimals')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await dialog.getByLabel('Worth in US dollars').fill('75')
    await dialog.getByLabel('Note').fill(note)
    await dialog.getByRole('button', { name: 'Add Gift Card' }).click()
    const made = page.getByRole('dialog', { name: 'Gift Card Code' })
    const code = (await made.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/).textContent()) ?? ''
    await made.getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('Search gift cards').fill(note)
    const row = page.getByRole('row', { name: new RegExp(note) })
    await expect(row).toContainText('$75.00')
    await expect(page.getByText(code)).toBeHidden()
    await row.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Active').click()
    await page.getByRole('button', { name: 'Save Gift Card' }).click()
    await expect(row).toContainText('Switched off')
    await row.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('dialog')).toContainText('Made by admin')
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: 'Show the code' }).click()
    await page.getByRole('button', { name: 'Show code' }).click()
    await expect(page.getByRole('dialog', { name: 'Gift Card Code' })).toContainText(code)
    await page.getByRole('button', { name: 'Done' }).click()
    await expectNoViolationsAtBothWidths(page)
  })
})
