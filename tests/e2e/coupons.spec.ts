import { randomUUID } from 'node:crypto'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { totalsOf } from '@/lib/pricing/totals'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { firstMailTo } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import { fillCard } from './checkout-steps'
import {
  accessibilityViolations,
  addShownProduct,
  catalogue,
  DESKTOP,
  drawerOf,
  expect,
  oneOf,
  open,
  type Page,
  PHONE,
  THOROUGH,
  test,
  thoroughUnless,
  toast,
} from './fixtures'

/** The browser's reports of refused codes and terms. */
test.use({ expectedConsole: [/Failed to load resource.*40[09]/] })

const newCode = () => `E-${randomUUID().slice(0, 8).toUpperCase()}`

async function newCoupon(store: TestStore, terms: object = {}): Promise<string> {
  const admin = await adminClient(store)
  const code = newCode()
  const { status } = await admin.post('/api/admin/coupons', { code, percent: 10, ...terms })
  expect(status).toBe(201)
  return code
}

async function cartWith(page: Page, store: TestStore): Promise<Product> {
  const [product] = (await catalogue(store)).filter(({ inStock }) => inStock)
  if (!product) throw new Error('The catalogue is empty')
  const { call, session } = apiClient(store.url)
  await call('/api/cart', { method: 'POST', body: { productId: product.id, quantity: 1 } })
  await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
  return product
}

/** The discount's row that is shown; React keeps the step before hidden in the page. */
const discountRow = (page: Page, code: string) =>
  page.getByText(`Discount (${code})`).filter({ visible: true })

const openCart = (page: Page) => page.getByRole('button', { name: /^Cart/ }).click()

test.describe('2 Screens: coupons', () => {
  test('a code is entered in the cart or by a link, refused with its reason, and taken off again', async ({
    page,
    store,
  }) => {
    const product = await cartWith(page, store)
    await test.step('a link enters it, on any page, and leaves the address', async () => {
      const code = await newCoupon(store)
      await open(page, `/categories?coupon=${code.toLowerCase()}`)
      await expect(toast(page, `Coupon ${code}`)).toBeVisible()
      await expect(toast(page, 'It was applied to your cart.')).toBeVisible()
      await expect(page).toHaveURL(/\/categories$/)
      await openCart(page)
      await expect(drawerOf(page).getByText(`Discount (${code})`)).toBeVisible()
      await drawerOf(page)
        .getByRole('button', { name: `Remove coupon ${code}` })
        .click()
    })
    await test.step('a code is entered in the cart, refused with its reason, and taken off again', async () => {
      const cents = toCents(product.price)
      const off = Math.floor((cents + 5) / 10)
      const code = await newCoupon(store)
      const drawer = drawerOf(page)
      const total = drawer.locator('[data-cart-total]')
      await drawer.getByRole('button', { name: 'Have a coupon code?' }).click()
      const field = drawer.getByLabel('Coupon code')
      await expect(field).toBeFocused()
      await field.fill('no-such-code')
      await drawer.getByRole('button', { name: 'Apply' }).click()
      await expect(drawer.getByRole('alert')).toHaveText('This coupon code is not valid.')
      expect(await accessibilityViolations(page)).toEqual([])
      await field.fill(code.toLowerCase())
      await field.press('Enter')
      await expect(drawer.getByText(`Discount (${code})`)).toBeVisible()
      await expect(drawer.getByText(`-${formatMoney(off, 'USD', 'en')}`)).toBeVisible()
      const { subtotalCents } = totalsOf(
        [{ priceCents: cents, quantity: 1 }],
        'USD',
        undefined,
        off,
      )
      await expect(total).toHaveText(
        new RegExp(
          `^\\$(${[subtotalCents, Math.round(subtotalCents * 1.08)].map((sum) => formatMoney(sum, 'USD', 'en').slice(1).replace('.', '\\.')).join('|')})$`,
        ),
      )
      expect(await accessibilityViolations(page)).toEqual([])
      const remove = drawer.getByRole('button', { name: `Remove coupon ${code}` })
      await expect(remove).toBeFocused()
      await remove.click()
      await expect(drawer.getByRole('button', { name: 'Have a coupon code?' })).toBeFocused()
      await expect(drawer.getByText(`Discount (${code})`)).toBeHidden()
    })
  })

  test('one for a category is for what it lists in the cart, as that changes', async ({
    page,
    store,
  }) => {
    const product = await cartWith(page, store)
    const another = oneOf(
      await catalogue(store),
      ({ inStock, categoryId }) => inStock && categoryId !== product.categoryId,
    )
    const code = await newCoupon(store, { categoryIds: [another.categoryId] })
    await open(page, `/products/${another.slug}`)
    await addShownProduct(page)
    await openCart(page)
    const drawer = drawerOf(page)
    await drawer.getByRole('button', { name: 'Have a coupon code?' }).click()
    await drawer.getByLabel('Coupon code').fill(code)
    await drawer.getByRole('button', { name: 'Apply' }).click()
    const off = Math.floor((toCents(another.price) + 5) / 10)
    await expect(drawer.getByText(`-${formatMoney(off, 'USD', 'en')}`)).toBeVisible()
    await drawer.getByRole('button', { name: `Remove: ${another.name}` }).click()
    await expect(
      drawer.getByText('This coupon does not apply to the products in your cart.'),
    ).toBeVisible()
  })

  test(
    'a link to an empty cart says that it will apply, and what is missing',
    THOROUGH,
    async ({ page, store }) => {
      const [product] = (await catalogue(store)).filter(({ inStock }) => inStock)
      if (!product) throw new Error('The catalogue is empty')
      const minimum = ((toCents(product.price) + 1200) / 100).toFixed(2)
      const code = await newCoupon(store, { minimum })
      await open(page, `/products/${product.slug}?coupon=${code}`)
      await expect(toast(page, 'It will apply as soon as your cart qualifies.')).toBeVisible()
      await page.getByRole('button', { name: 'Add to Cart' }).first().click()
      await expect(page.getByText('Added to Cart!').first()).toBeVisible()
      await openCart(page)
      await expect(drawerOf(page).getByText('Add $12.00 more to use this coupon.')).toBeVisible()
    },
  )

  test('one that its buyer has used is taken off and nothing is charged; with another the order is paid, from the review to its mail', async ({
    page,
    store,
  }) => {
    const product = await cartWith(page, store)
    const used = await newCoupon(store, { maxUsesPerBuyer: 1 })
    const code = await newCoupon(store)
    const cents = toCents(product.price)
    const off = Math.floor((cents + 5) / 10)
    const { totalCents } = totalsOf([{ priceCents: cents, quantity: 1 }], 'USD', undefined, off)
    const email = `${randomUUID()}@buyer.example`
    const enter = async (typed: string) => {
      await page.getByRole('button', { name: 'Have a coupon code?' }).click()
      await page.getByLabel('Coupon code').fill(typed)
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(discountRow(page, typed)).toBeVisible()
    }
    await page.goto('/checkout')
    await enter(used)
    // As if there was an order of this buyer.
    await store.sql.query(
      `WITH p AS (INSERT INTO "Payment" ("id", "provider", "status", "amount", "currency", "updatedAt")
         VALUES (gen_random_uuid(), 'paypal', 'failed', 1, 'USD', now()) RETURNING "id")
       INSERT INTO "CouponUse" ("paymentId", "couponId", "buyerEmail", "discount")
       SELECT p."id", c."id", $2, 1 FROM p, "Coupon" c WHERE c."code" = $1`,
      [used, email],
    )
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Full Name').fill('Ada Buyer')
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await fillCard(page, '4111111111111111')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByText('You have already used this coupon.').first()).toBeVisible()
    await expect(page.getByText('The coupon was removed.').first()).toBeVisible()
    await expect(discountRow(page, used)).toBeHidden()

    await page.goto('/checkout')
    await enter(code)
    await expect(page.getByText(formatMoney(totalCents, 'USD', 'en'))).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await expect(page).toHaveURL(/\/checkout\/payment/)
    await expect(discountRow(page, code)).toBeVisible()
    await fillCard(page, '4111111111111111')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page).toHaveURL(/\/checkout\/success/)
    await expect(discountRow(page, code)).toBeVisible()
    await expect(page.getByText(`${formatMoney(totalCents, 'USD', 'en')} USD`)).toBeVisible()
    expect((await firstMailTo(store, email)).text).toContain(`Discount (${code})`)
  })
})

test.describe('9 Back office: coupons', () => {
  test.beforeEach(({ page, store }) => signInOnPage(page, store))

  for (const [name, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)
    test(
      `are created, changed and deleted on a ${name}`,
      thoroughUnless(name === 'desktop'),
      async ({ page }) => {
        await page.setViewportSize(viewport)
        const code = newCode()
        await page.goto('/admin/coupons')
        await expect(page.getByRole('tab', { name: 'Coupons' })).toHaveAttribute(
          'aria-selected',
          'true',
        )
        await page.getByRole('button', { name: 'Add coupon' }).click()
        const dialog = page.getByRole('dialog', { name: 'Add Coupon' })
        await dialog.getByLabel('Code').fill(code.toLowerCase())
        await dialog.getByLabel('Percent off').fill('120')
        await dialog.getByRole('button', { name: 'Add Coupon' }).click()
        await expect(dialog.getByText('Percent off must be at most 100')).toBeVisible()
        expect(await accessibilityViolations(page)).toEqual([])
        await dialog.getByLabel('Percent off').fill('20')
        await dialog.getByLabel('Uses in all').fill('50')
        await dialog.getByLabel('Valid until (UTC)').fill('2090-01-31T12:00')
        await dialog.getByLabel('Search products to limit it to').fill('office')
        await dialog
          .getByRole('list', { name: 'Found products' })
          .getByRole('button')
          .first()
          .click()
        await expect(dialog.getByRole('list', { name: 'Chosen products' })).toBeVisible()
        await dialog.getByLabel('Search categories to limit it to').fill('norton')
        await dialog.getByRole('button', { name: /^Norton ·/ }).click()
        await expect(dialog.getByRole('list', { name: 'Chosen categories' })).toHaveText('Norton')
        await dialog.getByRole('button', { name: 'Add Coupon' }).click()
        await expect(dialog).toBeHidden()
        const row = page.getByRole('row').filter({ hasText: code })
        await expect(row).toContainText('20% off')
        await expect(row).toContainText('all of Norton')
        await expect(row).toContainText('until 01/31/2090, 12:00 PM')
        await expect(row).toContainText('0 of 50')
        await expect(row).toContainText('Active')
        expect(await accessibilityViolations(page)).toEqual([])

        await row.getByRole('button', { name: `Edit ${code}` }).click()
        const editing = page.getByRole('dialog', { name: 'Edit Coupon' })
        await editing.getByRole('switch', { name: 'Active' }).click()
        await editing.getByRole('button', { name: 'Save Coupon' }).click()
        await expect(row).toContainText('Switched off')
        await row.getByRole('button', { name: `Delete ${code}` }).click()
        await page.getByRole('button', { name: 'Delete coupon' }).click()
        await expect(row).toBeHidden()
      },
    )
})
