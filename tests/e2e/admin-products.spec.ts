import sharp from 'sharp'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import type { TestStore } from '@/tests/setup/store'
import {
  accessibilityViolations,
  expect,
  type Page,
  THOROUGH,
  test,
  violationsOfVariant,
} from './fixtures'

const PRODUCTS = '/api/admin/products'

const dialogOf = (page: Page) => page.getByRole('dialog')
const table = (page: Page) => page.getByRole('table', { name: 'Products' })
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

async function openTab(page: Page, store: TestStore): Promise<void> {
  await signInOnPage(page, store)
  await page.goto('/admin/products')
  await expect(
    table(page)
      .getByRole('button', { name: /^Edit / })
      .first(),
  ).toBeVisible()
}

let made = 0
async function addProduct(store: TestStore, fields: object = {}): Promise<AdminProduct> {
  made += 1
  const { post } = await adminClient(store)
  const { body } = await post(PRODUCTS, {
    name: `Norton Sample ${Date.now()} ${made}`,
    description: 'A sample.',
    price: '40.00',
    categoryId: 14,
    ...fields,
  })
  return body
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name)
  await expect(rowOf(page, name)).toBeVisible()
  await expect(table(page).getByRole('button', { name: /^Edit / })).toHaveCount(1)
}

/** The page of a product, as it is served. */
const shownOf = async (store: TestStore, slug: string) =>
  String((await apiClient(store.url).call(`/products/${slug}`)).body)

const statusOf = async (store: TestStore, path: string) =>
  (await apiClient(store.url).call(path)).status

test.describe('2 Screens: Admin panel, Products', () => {
  test('groups and filters products, and edits one', async ({ page, store }) => {
    const product = await addProduct(store)
    expect(await statusOf(store, `/products/${product.slug}`)).toBe(200)
    await openTab(page, store)
    await test.step('groups products by main category and brand, and filters', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
      await expect(table(page).getByRole('heading', { level: 2 }).first()).toHaveText(
        'Microsoft Office',
      )
      await expect(table(page).getByRole('heading', { level: 3 }).first()).toContainText(
        'Office 2024',
      )
      await expect(
        table(page).getByRole('button', { name: 'Add to Category: Office 2024' }),
      ).toBeVisible()
      await page.getByRole('combobox', { name: 'Category' }).selectOption('14')
      await expect(table(page).getByRole('heading', { level: 2 })).toHaveText([
        'Antivirus & Security',
      ])
      await expect(table(page).getByRole('heading', { level: 3 }).first()).toContainText('Norton')
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('searchbox', { name: 'Search products' }).fill('no such product at all')
      await expect(page.getByText('No products found')).toBeVisible()
    })
    await test.step('edits a product and warns when its address changes', async () => {
      await find(page, product.name)
      await page.getByRole('button', { name: `Edit ${product.name}` }).click()
      const dialog = dialogOf(page)
      await dialog.getByLabel('Slug').fill(`${product.slug}-new`)
      await expect(dialog.getByText(/address changes/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Keep the address' }).click()
      await expect(dialog.getByLabel('Slug')).toHaveValue(product.slug)
      await dialog.locator('#product-price').fill('12.34')
      await dialog.getByRole('button', { name: 'Update Product' }).click()
      await expect(toast(page, 'Product Updated')).toBeVisible()
      await expect(rowOf(page, product.name)).toContainText('$12.34')
      expect(await shownOf(store, product.slug)).toContain('$12.34')
    })
  })

  test('adds to a category, whatever it is called, deletes what was never sold, and hides the rest', async ({
    page,
    store,
  }) => {
    const name = `Suite ${Date.now()}`
    const slug = name.toLowerCase().replace(' ', '-')
    expect(await statusOf(store, `/products/${slug}`)).toBe(404)
    await openTab(page, store)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('14')
    await page.getByRole('button', { name: 'Add to Category: Norton' }).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByLabel('Category')).toHaveValue('14')
    await dialog.getByLabel('Name').fill(name)
    await expect(dialog.getByLabel('Slug')).toHaveValue(slug)
    await dialog.getByLabel('Slug').fill(slug)
    await dialog.getByLabel('Description').fill('<b>Text</b>')
    await dialog.locator('#product-price').fill('19,99')
    await dialog.getByLabel('Features').fill('First\n\nSecond')
    await dialog.getByLabel('Installer').fill('http://example.com/setup')
    await dialog.getByLabel('Activation Steps').fill('Sign in\nEnter the key')
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Create Product' }).click()
    await expect(dialog.getByText(/must be an address that begins with https/)).toBeVisible()
    await dialog.getByLabel('Installer').fill('https://example.com/setup')
    await dialog.getByRole('button', { name: 'Create Product' }).click()
    await expect(toast(page, 'Product Created')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await (await fetch(`${store.url}/category/norton`)).text()).toContain(slug)
    const live = await shownOf(store, slug)
    for (const text of [`>${name}</h1>`, '$19.99', '&lt;b&gt;Text&lt;/b&gt;'])
      expect(live).toContain(text)

    await find(page, name)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(name)
    expect(await violationsOfVariant(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete product' }).click()
    await expect(toast(page, 'Product Deleted')).toBeVisible()
    await expect(page.getByText('No products found')).toBeVisible()
    expect(await statusOf(store, `/products/${slug}`)).toBe(404)

    await page.getByRole('searchbox', { name: 'Search products' }).fill('Norton 360 Deluxe 2024')
    const sold = rowOf(page, 'norton-360-deluxe-2024')
    await sold.getByRole('button', { name: /^Delete / }).click()
    await question.getByRole('button', { name: 'Delete product' }).click()
    await expect(toast(page, 'Product Hidden')).toBeVisible()
    await expect(sold).toContainText('Hidden')
    expect(await statusOf(store, '/products/norton-360-deluxe-2024')).toBe(404)
  })
})

test.describe('5 Validation: products and their images', () => {
  test.use({ expectedConsole: [/status of 4\d\d/] })

  test('says what is wrong, or saved meanwhile, and keeps what was typed', async ({
    page,
    store,
  }) => {
    const [other, product] = [await addProduct(store), await addProduct(store)]
    await openTab(page, store)
    await test.step('says what is missing or wrong beside the field and keeps what was typed', async () => {
      await page.getByRole('button', { name: 'Add Product', exact: true }).click()
      const dialog = dialogOf(page)
      await dialog.getByRole('button', { name: 'Create Product' }).click()
      for (const message of [
        'Product name is required',
        'Product description is required',
        'Product price is required',
      ])
        await expect(dialog.getByText(message)).toBeVisible()
      await dialog.getByLabel('Name').fill('Norton Wrong')
      await dialog.getByLabel('Slug').fill(other.slug)
      await dialog.getByLabel('Description').fill('Kept')
      await dialog.locator('#product-price').fill('1.234')
      await dialog.getByRole('button', { name: 'Create Product' }).click()
      await expect(dialog.getByText(/at most 2 decimals, such as 1,299.00/)).toBeVisible()
      await dialog.locator('#product-price').fill('5')
      await dialog.getByRole('button', { name: 'Create Product' }).click()
      await expect(toast(page, 'Error Creating Product')).toBeVisible()
      await expect(dialog.locator('#product-slug-error')).toContainText('already has the slug')
      await expect(dialog.getByLabel('Description')).toHaveValue('Kept')
      await page.keyboard.press('Escape')
      await expect(dialog.getByText('Discard your changes?')).toBeVisible()
      await dialog.getByRole('button', { name: 'Discard' }).click()
      await expect(dialog).toBeHidden()
    })
    await test.step('reports when another user saved it first', async () => {
      await find(page, product.name)
      await page.getByRole('button', { name: `Edit ${product.name}` }).click()
      const dialog = dialogOf(page)
      await expect(dialog).toBeVisible()
      const { call } = await adminClient(store)
      await call(`${PRODUCTS}/${product.id}`, { method: 'PATCH', body: { price: '77.00' } })
      await dialog.getByLabel('Description').fill('Mine')
      await dialog.getByRole('button', { name: 'Update Product' }).click()
      await expect(dialog.getByText(/Somebody else changed this product/)).toBeVisible()
      await expect(dialog.getByLabel('Description')).toHaveValue('Mine')
      await dialog.getByRole('button', { name: 'Load their version' }).click()
      await expect(dialog.locator('#product-price')).toHaveValue('77.00')
    })
  })

  test(
    'scales pictures to 800 × 600 and refuses what is none',
    THOROUGH,
    async ({ page, store }) => {
      const product = await addProduct(store)
      await openTab(page, store)
      await find(page, product.name)
      await page.getByRole('button', { name: `Edit ${product.name}` }).click()
      const dialog = dialogOf(page)
      const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
      const main = dialog.getByLabel('Add main image')
      await main.setInputFiles(file('a.txt', 'text/plain', Buffer.from('text')))
      await expect(dialog.getByText('Invalid file type. Use JPEG, PNG or WebP.')).toBeVisible()
      await main.setInputFiles(file('a.png', 'image/png', Buffer.alloc(5 * 1024 * 1024)))
      await expect(dialog.getByText('Image size must be less than 5MB')).toBeVisible()
      await main.setInputFiles(file('a.png', 'image/png', Buffer.from('broken')))
      await expect(dialog.getByText('Failed to read image file')).toBeVisible()
      const large = sharp({
        create: { width: 1600, height: 900, channels: 3, background: '#ea580c' },
      })
      await main.setInputFiles(file('a.png', 'image/png', await large.png().toBuffer()))
      await expect(toast(page, 'Image uploaded successfully')).toBeVisible()
      await expect(dialog.getByRole('img', { name: 'Main image' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Update Product' }).click()
      await expect(dialog).toBeHidden()
      const { call } = await adminClient(store)
      const { body } = await call(`${PRODUCTS}/${product.id}`)
      expect(body.image).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/)
      const served = await fetch(store.url + body.image)
      const { format, width, height } = await sharp(await served.arrayBuffer()).metadata()
      expect([format, width, height]).toEqual(['jpeg', 800, 450])
    },
  )
})

test.describe('8 Errors: products', () => {
  test.use({ expectedConsole: [/status of (?:401|500)/] })

  test(
    'says why the list could not be loaded, and loads it again',
    THOROUGH,
    async ({ page, store }) => {
      await page.route('**/api/admin/products?*', (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'The shelf fell over' } }),
      )
      await signInOnPage(page, store)
      await page.goto('/admin/products')
      const failure = page.getByRole('alert').filter({ hasText: 'Failed to Load Products' })
      await expect(failure).toContainText('The shelf fell over')
      await page.unroute('**/api/admin/products?*')
      await failure.getByRole('button', { name: 'Retry Loading' }).click()
      await expect(
        table(page)
          .getByRole('button', { name: /^Edit / })
          .first(),
      ).toBeVisible()
    },
  )

  test('asks to log in again when the session is over', THOROUGH, async ({ page, store }) => {
    await openTab(page, store)
    await page.getByRole('button', { name: 'Add Product', exact: true }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Name').fill('Norton Late')
    await dialog.getByLabel('Description').fill('Text')
    await dialog.locator('#product-price').fill('5')
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    await apiClient(store.url).call('/api/auth/logout', {
      method: 'POST',
      headers: { 'x-session-token': token ?? '' },
    })
    await dialog.getByRole('button', { name: 'Create Product' }).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Please log in again to continue' }),
    ).toContainText('Session Expired')
    await expect(page.getByRole('dialog', { name: 'Admin Authentication Required' })).toBeVisible()
  })
})

test.describe('2 Screens: many products at once', () => {
  test('changes the prices of all that match, and imports a file, after a preview', async ({
    page,
    store,
  }) => {
    const product = await addProduct(store)
    await test.step('changes the prices of all that match, after a preview', async () => {
      const mark = `Bundle${Date.now()}`
      const products = await Promise.all(
        [1, 2].map((number) => addProduct(store, { name: `Norton ${mark} ${number}` })),
      )
      await openTab(page, store)
      await page.getByRole('searchbox', { name: 'Search products' }).fill(mark)
      await expect(table(page).getByRole('button', { name: /^Edit / })).toHaveCount(2)
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await page.getByRole('button', { name: 'Change prices' }).click()
      const dialog = dialogOf(page)
      await dialog.locator('#bulk-by').fill('-12.5')
      await dialog.getByRole('button', { name: 'Preview' }).click()
      await expect(dialog.getByText('2 products of 2 get another price.')).toBeVisible()
      await expect(dialog.getByText('$35.00').first()).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Change 2 products' }).click()
      await expect(toast(page, 'Products Updated')).toBeVisible()
      for (const { slug } of products) expect(await shownOf(store, slug)).toContain('$35.00')
    })
    await test.step('imports a file after showing what it would do', async () => {
      await page.getByRole('button', { name: 'Import CSV' }).click()
      const dialog = dialogOf(page)
      const choose = (text: string) =>
        dialog
          .getByLabel('CSV file')
          .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await choose(`slug,price\n${product.slug},x\n`)
      await expect(dialog.getByText('1 refused')).toBeVisible()
      await expect(dialog.getByText('Line 2')).toBeVisible()
      await expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
      await choose(`slug,price\n${product.slug},55.5\n`)
      await expect(dialog.getByText('1 changed')).toBeVisible()
      await expect(dialog.getByText('55.50')).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Import 1 product' }).click()
      await expect(toast(page, 'Products Imported')).toBeVisible()
      expect(await shownOf(store, product.slug)).toContain('$55.50')
    })
  })
})
