import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { deliveredOrder } from '@/tests/setup/order-client'
import type { TestStore } from '@/tests/setup/store'
import { accessibilityViolations, expect, type Page, test } from './fixtures'

const PRODUCTS = '/api/admin/products'

let made = 0
async function addProduct(store: TestStore, mark: string): Promise<AdminProduct> {
  made += 1
  const name = `${mark} ${made}`
  const { post } = await adminClient(store)
  return (await post(PRODUCTS, { name, description: 'A sample.', price: '40.00', categoryId: 14 }))
    .body
}

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Products' }).getByRole('button', { name: /^Edit / })

async function search(page: Page, mark: string, count: number): Promise<void> {
  await page.goto('/admin/products')
  await page.getByRole('searchbox', { name: 'Search products' }).fill(mark)
  await expect(rowsOf(page)).toHaveCount(count)
}

test.describe('Working quickly in the back office', () => {
  test('puts many on sale, undoes it from the toast, and undoes a deletion from the audit trail', async ({
    page,
    store,
  }) => {
    const mark = `Quickly${Date.now()}`
    const [first] = await Promise.all([1, 2].map(() => addProduct(store, mark)))
    const admin = await adminClient(store)
    const product = async () => (await admin.call(`${PRODUCTS}/${first?.id}`)).body
    await signInOnPage(page, store)
    await search(page, mark, 2)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const bar = page.getByRole('region', { name: 'Selected products' })
    await bar.getByRole('button', { name: 'Sale' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Discount in percent').fill('25')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('2 products of 2 will be on sale.')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change 2 products' }).click()
    await expect(page.getByText('$30.00').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 changes.')).toBeVisible()
    expect(await product()).toMatchObject({ price: '40.00', originalPrice: null })

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete 2 products' }).click()
    await expect(rowsOf(page)).toHaveCount(0)
    await page.goto('/admin/users/audit')
    await page
      .getByRole('button', { name: /^Undo all 2 changes/ })
      .first()
      .click()
    await expect(page.getByText('2 changes.')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await search(page, mark, 2)
  })

  test('duplicates a product, and takes several pictures that are dropped', async ({
    page,
    store,
  }) => {
    const mark = `Double${Date.now()}`
    const original = await addProduct(store, mark)
    await signInOnPage(page, store)
    await search(page, mark, 1)
    await page.getByRole('button', { name: `Duplicate ${original.name}` }).dblclick()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      `${original.name} (copy)`,
    )

    const colors = ['red', 'green']
    const pictures = await Promise.all(
      colors.map(async (background) => ({
        name: `${background}.png`,
        type: 'image/png',
        bytes: [
          ...(await sharp({ create: { width: 40, height: 30, channels: 3, background } })
            .png()
            .toBuffer()),
        ],
      })),
    )
    const dropped = await page.evaluateHandle(
      (files) => {
        const transfer = new DataTransfer()
        for (const { name, type, bytes } of files)
          transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
        return transfer
      },
      [...pictures, { name: 'notes.txt', type: 'text/plain', bytes: [65] }],
    )
    const area = dialog.getByRole('group', { name: 'Images' }).getByRole('list')
    await area.dispatchEvent('drop', { dataTransfer: dropped })
    await expect(dialog.getByRole('img', { name: 'Main image' })).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Image 2' })).toBeVisible()
    await expect(
      dialog.getByText('notes.txt: Invalid file type. Use JPEG, PNG or WebP.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Update Product' }).click()
    await expect(dialog).toBeHidden()
    const { call } = await adminClient(store)
    const { body } = await call(`${PRODUCTS}?search=${mark}`)
    expect(body).toHaveLength(2)
    expect(body.find(({ id }: AdminProduct) => id !== original.id)).toMatchObject({
      slug: `${original.slug}-copy`,
      isHidden: true,
      reviewCount: 0,
      delivery: 'manual',
      additionalImages: [expect.stringMatching(/^\/media\//)],
    })
  })

  test('imports the right lines of a file, and saves the others with their errors', async ({
    page,
    store,
  }) => {
    const mark = `Right${Date.now()}`
    const product = await addProduct(store, mark)
    await signInOnPage(page, store)
    await page.goto('/admin/products')
    await page.getByRole('button', { name: 'Import CSV' }).click()
    const dialog = page.getByRole('dialog')
    const buffer = Buffer.from(`slug,price\n${product.slug},55.5\n,7\n`)
    await dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download the lines with errors' }).click()
    const saved = await readFile(await (await download).path(), 'utf8')
    expect(saved).toContain(',7,slug is missing')
    expect(saved).not.toContain(product.slug)
    await dialog.getByRole('button', { name: 'Import the 1 right line' }).click()
    await expect(page.getByText('0 added, 1 changed. 1 with errors left out.')).toBeVisible()
  })

  test('adds keys with their batch, and recalls it after a look at who has them', async ({
    page,
    store,
  }) => {
    const product = await addProduct(store, `Recalled${Date.now()}`)
    await signInOnPage(page, store)
    await page.goto(`/admin/keys/${product.id}`)
    await page.getByRole('button', { name: 'Bulk Add' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Keys' }).fill('BAD-1\nBAD-2')
    await dialog.getByLabel('Cost of one key (USD)').fill('12.50')
    await dialog.getByRole('button', { name: 'Add 2 keys' }).click()
    await expect(dialog.getByText('Name the supplier')).toBeVisible()
    await dialog.getByLabel('Supplier').fill('Keys Ltd')
    await dialog.getByRole('button', { name: 'Add 2 keys' }).click()
    const batches = page.getByRole('table', { name: 'Batches of keys' })
    await expect(batches.getByText('$25.00')).toBeVisible()
    const { post } = await adminClient(store)
    await post('/api/admin/product-keys/bulk', { productId: product.id, keys: ['GOOD-1'] })
    const bought = (await adminClient(store)).call(`/api/products/by-id/${product.id}`)
    const { number } = await deliveredOrder(store, [{ product: (await bought).body }])
    await batches.getByRole('button', { name: /^Recall/ }).click()
    await expect(dialog.getByText(number)).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByLabel('Reason').fill('Blocked by the publisher')
    await dialog.getByRole('button', { name: 'Recall 2 keys' }).click()
    await expect(dialog.getByText('1 of 1 sold keys done')).toBeVisible()
    await expect(dialog.getByText('Replaced', { exact: true }).last()).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.goto(`/admin/orders/${number}`)
    await expect(page.getByText('and 1 piece of unknown cost')).toBeVisible()
  })
})
