import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import { drawerOf, expect, open, THOROUGH, test } from './fixtures'

/** Costs $19.99, from 3 on 5 %, from 5 on 10 % less. */
async function seats(store: Parameters<typeof adminClient>[0], name: string) {
  const { post } = await adminClient(store)
  const { status, body } = await post('/api/admin/products', {
    name,
    description: 'Text',
    price: '19.99',
    volumePrices: ['3: 5%', '5: 10%'],
  })
  expect(status).toBe(201)
  return body
}

/** The browser's report of refused volume prices. */
test.use({ expectedConsole: [/Failed to load resource.*400/] })

test.describe('Quantity and volume prices', () => {
  test('a quantity is chosen and added at its price, which is typed in the back office', async ({
    page,
    store,
  }) => {
    await test.step('a quantity is chosen, its price shown, and all of it added at once', async () => {
      const { slug } = await seats(store, 'Quokka Seats')
      await open(page, `/products/${slug}`)
      const list = page.getByRole('region', { name: 'Volume prices' }).getByRole('listitem')
      await expect(list).toHaveText([
        /3 or more.*\$18\.99 each.*5% less/,
        /5 or more.*\$17\.99 each.*10% less/,
      ])
      await expect(page.getByRole('button', { name: 'Decrease' })).toBeDisabled()
      for (let more = 0; more < 4; more++)
        await page.getByRole('button', { name: 'Increase' }).click()
      await expect(page.getByText('5 for $89.95')).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
      await expect(list.nth(1)).toHaveAttribute('aria-current', 'true')
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByRole('button', { name: /^Cart.*5/ })).toBeVisible()
      await page.getByRole('button', { name: /^Cart/ }).click()
      const drawer = drawerOf(page)
      await expect(drawer.getByText('$17.99 each')).toBeVisible()
      await expect(drawer.locator('[data-cart-total]')).toHaveText('$89.95')
      await drawer.getByRole('button', { name: /^Decrease/ }).click()
      await expect(drawer.getByText('$18.99 each')).toBeVisible()
      await expect(drawer.locator('[data-cart-total]')).toHaveText('$75.96')
    })
    await test.step('are typed in the back office’s form, a line each', async () => {
      const { slug } = await seats(store, 'Wombat Seats')
      await signInOnPage(page, store)
      await page.goto('/admin/products')
      await page.getByRole('searchbox', { name: 'Search products' }).fill('Wombat Seats')
      await page.getByRole('button', { name: 'Edit Wombat Seats' }).click()
      const dialog = page.getByRole('dialog')
      const field = dialog.getByLabel('Volume Prices')
      await expect(field).toHaveValue('3: 5%\n5: 10%')
      await field.fill('many: 8%')
      await dialog.getByRole('button', { name: 'Update Product' }).click()
      await expect(dialog.getByText(/^Volume prices must be lines such as “10: 8%”/i)).toBeVisible()
      await field.fill('20: 15%')
      await dialog.getByRole('button', { name: 'Update Product' }).click()
      await expect(dialog).toBeHidden()
      await open(page, `/products/${slug}`)
      await expect(
        page.getByRole('region', { name: 'Volume prices' }).getByRole('listitem'),
      ).toHaveText([/20 or more.*\$16\.99 each.*15% less/])
    })
  })

  test('the checkout asks for what the cart says', THOROUGH, async ({ page, store }) => {
    const { id } = await seats(store, 'Potoroo Seats')
    const { call, session } = apiClient(store.url)
    await call('/api/cart', { method: 'POST', body: { productId: id, quantity: 3 } })
    await page.addInitScript((mine) => localStorage.setItem('cartSessionId', mine), session)
    await open(page, '/checkout/review')
    await expect(page.getByText('$18.99 each')).toBeVisible()
    await expect(page.getByText('$61.53').first()).toBeVisible()
    await page.getByRole('button', { name: /^Increase/ }).click()
    await page.getByRole('button', { name: /^Increase/ }).click()
    await expect(page.getByText('$17.99 each')).toBeVisible()
  })

  test('no more can be chosen than are left', THOROUGH, async ({ page, store }) => {
    const { id, slug } = await seats(store, 'Bettong Seats')
    const { post } = await adminClient(store)
    for (const keyValue of ['BETTONG-1', 'BETTONG-2'])
      await post('/api/admin/product-keys', { productId: id, keyValue })
    await open(page, `/products/${slug}`)
    await page.getByRole('button', { name: 'Increase' }).click()
    await expect(page.getByRole('button', { name: 'Increase' })).toBeDisabled()
  })

  // From left to right: where a quantity is chosen.
  for (const direction of BOTH_DIRECTIONS)
    test(`are accessible: ${direction.dir}`, THOROUGH, async ({ page, store }) => {
      const { slug } = await seats(store, `Numbat Seats ${direction.dir}`)
      await openIn(page, direction, `/products/${slug}`)
      await expectNoViolationsAtBothWidths(page)
    })
})
