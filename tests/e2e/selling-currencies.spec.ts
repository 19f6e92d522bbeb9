import { adminClient } from '@/tests/setup/admin-client'
import { firstMailTo } from '@/tests/setup/checkout-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { payForShown } from './checkout-steps'
import { drawerOf, expect, open, test } from './fixtures'

test.afterEach(async ({ store }) => {
  await store.sql.query('DELETE FROM "Setting"')
  await invalidateCaches(store, 'settings')
})

test.describe('A visitor in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('sees, pays and is mailed euros, where the store sells in them', async ({ page, store }) => {
    const { call, post } = await adminClient(store)
    const values = { sellingCurrencies: { EUR: '99', JPY: '10' } }
    await call('/api/admin/settings', { method: 'PATCH', body: { values } })
    const made = await post('/api/admin/products', {
      name: 'Dingo Suite',
      description: 'Text',
      price: '99.99',
      volumePrices: ['2: 10%'],
    })
    const email = 'berlin@buyer.example'

    await test.step('they are proposed before anything is painted, and kept', async () => {
      const before = await page.request.get(`${store.url}/products/${made.body.slug}`)
      expect(await before.text()).toContain('$99.99')
      await open(page, `/products/${made.body.slug}`)
      await expect(page.locator('[data-price]').first()).toHaveText('€84.99')
      const list = page.getByRole('region', { name: 'Volume prices' }).getByRole('listitem')
      await expect(list).toHaveText(/€76\.49 each/)
      await expect(page.getByRole('button', { name: /^Currency/ }).first()).toContainText('EUR')
    })
    await test.step('the cart, the checkout and the order are in them', async () => {
      await payForShown(page, email)
      await expect(page.getByText('€91.79').first()).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Credit Card' })).toHaveCount(0)
      await page.getByRole('button', { name: /Pay .*PayPal/ }).click()
      await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
      await expect(page.getByText('€91.79').first()).toBeVisible()
      expect((await firstMailTo(store, email)).text).toContain('€91.79')
    })
    await test.step('another currency is about what is paid, one that is sold in is that', async () => {
      await open(page, `/products/${made.body.slug}`)
      const pick = async (code: string) => {
        await page
          .getByRole('button', { name: /^Currency/ })
          .first()
          .click()
        await page.getByRole('option', { name: new RegExp(code) }).click()
      }
      await pick('JPY')
      await expect(page.locator('[data-price]').first()).toHaveText('¥11,000')
      await pick('CHF')
      await expect(page.locator('[data-price]').first()).toHaveText(/^CHF.91\.99$/)
      await page.getByRole('button', { name: 'Add to Cart' }).first().click()
      await page.getByRole('button', { name: /^Cart/ }).click()
      await expect(drawerOf(page).locator('[data-cart-total]')).toHaveText('$99.99')
      await expect(drawerOf(page).getByText(/CHF.91\.99/)).toBeVisible()
    })
  })
})
