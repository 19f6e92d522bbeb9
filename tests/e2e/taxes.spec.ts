import { randomUUID } from 'node:crypto'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import type { TestStore } from '@/tests/setup/store'
import { expectNoViolationsAtBothWidths } from './accessible'
import { fillCard } from './checkout-steps'
import { expect, open, type Page, test, toast } from './fixtures'

/** The browser's report of the refused rate. */
test.use({ expectedConsole: [/Failed to load resource.*400/] })

test.afterEach(async ({ store }) => {
  await store.sql.query('DELETE FROM "Setting"')
  await invalidateCaches(store, 'settings')
})

async function cartWith(page: Page, store: TestStore) {
  const product = (await productDispenser(store))()
  const { call, session } = apiClient(store.url)
  await call('/api/cart', { method: 'POST', body: { productId: product.id, quantity: 1 } })
  await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
}

test.describe('taxes by country', () => {
  test('are loaded by the owner, and corrected where a rate is impossible', async ({
    page,
    store,
  }) => {
    await signInOnPage(page, store)
    await open(page, '/admin/settings')
    const tax = page.getByRole('region', { name: 'Tax Configuration' })
    await tax.getByRole('button', { name: 'Load the EU rates' }).click()
    const germany = tax.getByLabel('Rate of Germany in percent')
    await expect(germany).toHaveValue('19')
    await germany.fill('1000')
    await tax.getByLabel('Seller Country').selectOption('DE')
    await page.getByRole('button', { name: 'Save All Settings' }).click()
    await expect(tax.getByText('Tax rate of Germany must be from 0 to 100')).toBeVisible()
    await germany.fill('19')
    await page.getByRole('button', { name: 'Save All Settings' }).click()
    await expect(toast(page, 'Settings Saved')).toBeVisible()
    await page.reload()
    await expect(tax.getByLabel('Rate of Finland in percent')).toHaveValue('25.5')
    await expectNoViolationsAtBothWidths(page)
  })

  test('follow the buyer’s country, its parts outside the VAT territory, and the tax ID from the checkout to the order', async ({
    page,
    store,
  }) => {
    const admin = await adminClient(store)
    const taxRates = [
      { country: 'ES', rate: 21 },
      { country: 'FR', rate: 20 },
    ]
    await admin.call('/api/admin/settings', {
      method: 'PATCH',
      body: { values: { taxRates, sellerCountry: 'DE' } },
    })
    await cartWith(page, store)
    await open(page, '/checkout/review')
    const summary = page.getByRole('region', { name: 'Order Summary' })
    const part = page.getByLabel('Part of the country')
    const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
    await expect(summary.getByText('Tax (8%)')).toBeVisible()
    await page.getByLabel('Email Address').fill(`${randomUUID()}@buyer.example`)
    await page.getByLabel('Full Name').fill('Ada Buyer')
    await proceed.click()
    await expect(page.getByText('Choose your country: the tax depends on it')).toBeVisible()
    await page.getByLabel('Street and number').fill('Calle Mayor 1')
    await page.getByLabel('Postcode').fill('35001')
    await page.getByLabel('Town or city').fill('Las Palmas')
    await expect(part).toHaveCount(0)
    await page.getByLabel(/^Country/).selectOption('ES')
    await expect(part).toHaveValue('canary_islands')
    await expect(summary.getByText('Canary Islands is outside the VAT territory')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    // What the shopper chooses stays, whatever the postal code says.
    await part.selectOption('Everywhere else in Spain')
    await expect(summary.getByText('Tax (21%)')).toBeVisible()
    await page.getByLabel('Full Name').fill('Ada B. Buyer')
    await expect(part).toHaveValue('')
    await page.getByLabel(/^Country/).selectOption('FR')
    await expect(part).toHaveValue('')
    await expect(summary.getByText('Tax (20%)')).toBeVisible()

    await page.getByLabel('I buy for a company').check()
    await page.getByLabel('Company', { exact: true }).fill('Chez Ada')
    const taxId = page.getByLabel('Tax ID')
    await taxId.fill('FR 41 303 265 045')
    await taxId.blur()
    await expect(page.getByText('This tax ID is mistyped')).toBeVisible()
    await taxId.fill('fr 40 303 265 045')
    await taxId.blur()
    await expect(page.getByText('This tax ID is mistyped')).toHaveCount(0)
    await expect(summary.getByText('Tax (reverse charge)')).toBeVisible()
    await expect(summary.getByText('has confirmed your tax ID')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await proceed.click()
    await fillCard(page, '4111111111111111')
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await expect(page).toHaveURL(/\/checkout\/success/)
    await expect(page.getByText('Tax (reverse charge)').filter({ visible: true })).toBeVisible()
    const { rows } = await store.sql.query(
      'SELECT "taxKind"::text AS "kind", "taxTerritory" FROM "Order" ORDER BY "id" DESC LIMIT 1',
    )
    expect(rows).toEqual([{ kind: 'reverse_charge', taxTerritory: null }])
  })
})
