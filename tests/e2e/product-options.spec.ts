import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import {
  accessibilityViolations,
  cardsOf,
  expect,
  open,
  type Page,
  THOROUGH,
  test,
} from './fixtures'

const options = (page: Page) => page.getByRole('navigation', { name: 'Options' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('Options of a product', () => {
  test('lead to the product with another value, and say what is sold out', async ({
    page,
    store,
  }) => {
    await test.step('lead to another edition by its own name, and say which one is shown', async () => {
      await open(page, '/products/bitdefender-total-security-2024')
      const editions = options(page).getByRole('list', { name: 'Edition' })
      await expect(editions.getByRole('link')).toHaveText([
        /^Antivirus Plus/,
        /^Total Security/,
        /^Premium Security/,
      ])
      await expect(options(page).getByRole('list', { name: 'Devices' })).toHaveCount(0)
      await expect(editions.locator('[aria-current]')).toContainText('Total Security')
      await expectNoViolationsAtBothWidths(page)
      await editions.getByRole('link', { name: /^Premium Security/ }).click()
      await expect(page).toHaveURL(/\/products\/bitdefender-premium-security-2024$/)
      await expect(title(page)).toHaveText('Bitdefender Premium Security 2024')
      await expect(editions.locator('[aria-current]')).toContainText('Premium Security')
      await page.goBack()
      await expect(editions.locator('[aria-current]')).toContainText('Total Security')
      await page.getByRole('link', { name: 'Compare side by side' }).click()
      await expect(page.getByRole('table').getByRole('columnheader').getByRole('link')).toHaveText([
        'Bitdefender Antivirus Plus 2024',
        'Bitdefender Total Security 2024',
        'Bitdefender Premium Security 2024',
      ])
    })
    await test.step('say what is sold out, what else changes, and what a device costs', async () => {
      const { post } = await adminClient(store)
      const add = async (name: string, fields: object) => {
        const product = { name, description: 'Text', price: '10.00', family: 'numbat', ...fields }
        expect((await post('/api/admin/products', { edition: 'Plain', ...product })).status).toBe(
          201,
        )
      }
      await add('Numbat One', { devices: 1, termMonths: 12 })
      await add('Numbat One Long', { devices: 1, termMonths: 24, inStock: false })
      await add('Numbat Five Long', { devices: 5, termMonths: 24 })
      await open(page, '/products/numbat-one')
      await expect(options(page).getByRole('link')).toHaveText([
        '1 device $10.00',
        '5 devices $10.00 $1.00 per device and year · 90% less with 2 years',
        '1 year $10.00',
        '2 years $10.00 $5.00 per device and year · 50% less Sold out',
      ])
      await options(page).getByRole('link', { name: '5 devices' }).click()
      await expect(title(page)).toHaveText('Numbat Five Long')
    })
    await test.step('are named on the card of the cheapest that can be bought', async () => {
      await open(page, '/search?q=kaspersky')
      const leading = cardsOf(page).filter({ hasText: '3 options' })
      await expect(leading.getByRole('heading')).toHaveText(['Kaspersky Plus 2024'])
      await expect(leading).toContainText('From $32.99')
    })
  })

  test('are made in the back office', async ({ page, store }) => {
    const { post } = await adminClient(store)
    const products = ['Bilby Small', 'Bilby Large'].map((name) => ({
      name,
      description: 'Text',
      price: '12.00',
    }))
    for (const product of products) await post('/api/admin/products', product)
    await signInOnPage(page, store)
    await page.goto('/admin/products')
    for (const { name } of products) {
      await page.getByRole('searchbox', { name: 'Search products' }).fill(name)
      await page.getByRole('button', { name: `Edit ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Family').fill('bilby')
      await dialog.getByLabel('Edition').fill(name.slice(6))
      await expect(
        dialog.getByText(
          name === 'Bilby Small' ? 'No other product is of this family.' : 'Also of this family:',
        ),
      ).toBeVisible()
      await expect.poll(() => accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Update Product' }).click()
      await expect(dialog).toBeHidden()
    }
    await open(page, '/products/bilby-small')
    await expect(options(page).getByRole('link')).toHaveText([/^Small/, /^Large/])
  })

  // From left to right: where they are looked at.
  for (const direction of BOTH_DIRECTIONS)
    test(`have no faults (${direction.dir})`, THOROUGH, async ({ page }) => {
      await openIn(page, direction, '/products/microsoft-windows-11-pro')
      await expectNoViolationsAtBothWidths(page)
    })
})
