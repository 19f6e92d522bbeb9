import { readFileSync } from 'node:fs'
import { DOWNLOADS_PER_ITEM } from '@/lib/orders/downloads/limits'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { sampleBytes, uploadTo } from '@/tests/setup/download-client'
import { orderToken, placeOrder } from '@/tests/setup/order-client'
import type { TestStore } from '@/tests/setup/store'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import { accessibilityViolations, expect, open, type Page, THOROUGH, test } from './fixtures'

/** More than a piece of an upload. */
const BYTES = sampleBytes(5_000_000)

const filesOn = (page: Page, name = 'Files') => page.getByRole('region', { name, exact: true })

const statusPath = async (store: TestStore, number: string) =>
  `/orders/status#${await orderToken(store, number)}` as const

async function withFile(store: TestStore) {
  const product = (await productDispenser(store))()
  await uploadTo(store, await adminClient(store), product.id, BYTES, {
    name: 'Installer for Windows',
  })
  return { product, ...(await placeOrder(store, [{ product }], 'card')) }
}

/** Presses the button of a file. */
async function downloaded(page: Page, name: string) {
  const download = page.waitForEvent('download')
  await filesOn(page)
    .getByRole('button', { name: `Download ${name}` })
    .click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test.describe('files of a product', () => {
  test('are uploaded by the owner, and downloaded by who bought it', async ({ page, store }) => {
    const product = (await productDispenser(store))()
    await signInOnPage(page, store)
    await page.goto('/admin/products')
    await page.getByRole('searchbox', { name: 'Search products' }).fill(product.name)
    await page.getByRole('button', { name: `Edit ${product.name}`, exact: true }).click()
    const files = page.getByRole('group', { name: 'Files' })
    await files.getByRole('button', { name: 'Add file' }).click()
    await expect(files.getByText('Choose a file, or enter its address')).toBeVisible()
    await files
      .getByLabel('Upload')
      .setInputFiles({ name: 'setup 2.exe', mimeType: 'application/x-msdownload', buffer: BYTES })
    await expect(files.getByLabel('Shown to buyers as')).toHaveValue('setup 2.exe')
    await files.getByLabel('Shown to buyers as').fill('Installer for Windows')
    await files.getByLabel('Version of the file').fill('2.0')
    await files.getByRole('button', { name: 'Add file' }).click()
    await expect(files.getByRole('listitem')).toContainText(['setup 2.exe, 5 MB'])

    await files.getByLabel('Or an address elsewhere').fill('https://downloads.example/manual.pdf')
    await files.getByLabel('Shown to buyers as').fill('Manual')
    await files.getByLabel('Shown to buyers as').press('Enter')
    await expect(files.getByRole('listitem')).toHaveCount(2)
    await files.getByRole('button', { name: 'Move Manual up' }).click()
    await expect(files.getByRole('listitem').first()).toContainText('Manual')
    expect(await accessibilityViolations(page)).toEqual([])
    await files.getByRole('button', { name: 'Delete Manual' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click()
    await expect(files.getByRole('listitem')).toHaveCount(1)

    const { number } = await placeOrder(store, [{ product }], 'card')
    await open(page, await statusPath(store, number))
    const { name, bytes } = await downloaded(page, 'Installer for Windows')
    expect(name).toBe('setup 2.exe')
    expect(bytes.equals(BYTES)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/orders/status')

    await page.goto(`/admin/orders/${number}`)
    const downloads = page.getByRole('region', { name: 'Downloads' })
    await expect(downloads.getByText(`1 of ${DOWNLOADS_PER_ITEM}`)).toBeVisible()
    await expect(page.getByText('The buyer downloaded a file')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await downloads.getByRole('button', { name: 'Start over' }).click()
    await expect(downloads.getByText(`0 of ${DOWNLOADS_PER_ITEM}`)).toBeVisible()
  })

  test('are on the page after the payment, for the browser that paid', async ({ page, store }) => {
    const { number, session } = await withFile(store)
    const path = `/checkout/success?order=${number}` as const
    await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
    await open(page, path)
    const { bytes } = await downloaded(page, 'Installer for Windows')
    expect(bytes.equals(BYTES)).toBe(true)
    await expectNoViolationsAtBothWidths(page)
  })

  // From left to right: beside the one that was downloaded too often.
  for (const direction of BOTH_DIRECTIONS)
    test(`can be used by everybody (${direction.dir})`, THOROUGH, async ({ page, store }) => {
      const { number } = await withFile(store)
      await openIn(page, direction, await statusPath(store, number))
      const files = filesOn(page, direction.said('Files'))
      await expect(files.getByText('Installer for Windows')).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
    })
})

test.describe('files that were downloaded too often', () => {
  // The refusal of the call.
  test.use({ expectedConsole: [/409 \(Conflict\)/] })

  test('say so', async ({ page, store }) => {
    const { number } = await withFile(store)
    await open(page, await statusPath(store, number))
    await expect(filesOn(page).getByText('Installer for Windows')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await store.sql.query(
      `INSERT INTO "FileDownload" ("id", "orderItemId", "fileId")
       SELECT gen_random_uuid(), i."id", f."id" FROM "Order" o JOIN "OrderItem" i ON i."orderId" = o."id"
       JOIN "ProductFile" f ON f."productId" = i."productId", generate_series(1, $2)
       WHERE o."orderNumber" = $1`,
      [number, DOWNLOADS_PER_ITEM],
    )
    const button = filesOn(page).getByRole('button', { name: 'Download Installer for Windows' })
    await button.click()
    await expect(filesOn(page).getByText(/has been downloaded 20 times/)).toBeVisible()
    await expect(filesOn(page).getByText('No downloads left. Please contact us.')).toBeVisible()
    await expect(button).toBeDisabled()
  })
})
