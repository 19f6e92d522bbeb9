import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { picture, uploadMedia } from '@/tests/setup/pictures'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  expect,
  type Page,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

const grid = (page: Page) => page.getByRole('list', { name: 'Images' })
const imageOf = (page: Page, name: string) =>
  grid(page).getByRole('listitem').filter({ hasText: name })

async function fileOf(name: string, width = 60) {
  return { name, mimeType: 'image/png', buffer: await picture(width, 40) }
}

async function openTab(page: Page) {
  await page.goto('/admin/images')
  await expect(page.getByRole('heading', { level: 1, name: 'Images' })).toBeVisible()
}

const chooseFiles = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Upload Images').setInputFiles(files)

test.beforeEach(async ({ page, store }) => {
  await signInOnPage(page, store)
})

test.describe('2 Screens: images', () => {
  // Of the file that only claims to be a picture.
  test.use({ expectedConsole: [/Failed to load resource.*415/] })

  test('uploads several, each with its progress, deletes what is unused, and shows what came with the store', async ({
    page,
    store,
  }) => {
    await test.step('uploads several, each with its progress, and explains why one was refused', async () => {
      await openTab(page)
      await chooseFiles(page, [
        await fileOf('first.png'),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
        // Judged by its content.
        { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="a"/>') },
        await fileOf('second.png'),
      ])
      const uploads = page.getByRole('region', { name: 'Uploads' })
      await expect(uploads.getByRole('status')).toHaveText('2 uploaded, 2 failed')
      await expect(uploads).toContainText('Invalid file type: Allowed: jpeg, png, webp')
      await expect(uploads).toContainText('Invalid file type. Use JPEG, PNG or WebP.')
      await expect(toast(page, '2 images uploaded successfully')).toBeVisible()
      await expect(imageOf(page, 'first.png')).toContainText('60 × 40')
      await expect(imageOf(page, 'second.png')).toContainText('Unused')
      expect(await accessibilityViolations(page)).toEqual([])

      await chooseFiles(page, [await fileOf('third.png')])
      await expect(toast(page, 'Image uploaded successfully')).toBeVisible()
      await uploads.getByRole('button', { name: 'Close the list of uploads' }).click()
      await expect(uploads).toBeHidden()
    })
    await test.step('deletes what is unused, one or several, after asking', async () => {
      const admin = await adminClient(store)
      const names = ['old-one.png', 'old-two.png', 'old-three.png']
      const urls: string[] = []
      for (const name of names)
        urls.push((await uploadMedia(store.url, admin, await picture(), { name })).body.url)
      await openTab(page)
      await page.getByRole('searchbox', { name: 'Search by file name' }).fill('old-')
      await expect(grid(page).getByRole('listitem')).toHaveCount(3)

      await page.getByRole('button', { name: 'Details of old-one.png' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      const one = page.getByRole('alertdialog', { name: 'Delete this image?' })
      await expect(one).toContainText('old-one.png')
      await one.getByRole('button', { name: 'Delete image' }).click()
      await expect(one).toBeHidden()
      await expect(grid(page).getByRole('listitem')).toHaveCount(2)

      await page.getByRole('button', { name: 'Select all unused on this page' }).click()
      const bar = page.getByRole('region', { name: 'Selected images' })
      await expect(bar.getByRole('status')).toHaveText('2 selected')
      await bar.getByRole('button', { name: 'Delete selected' }).click()
      const several = page.getByRole('alertdialog', { name: 'Delete 2 images?' })
      expect(await violationsOfVariant(page)).toEqual([])
      await several.getByRole('button', { name: 'Delete 2 images' }).click()
      await expect(toast(page, '2 Images Deleted')).toBeVisible()
      await expect(page.getByText('No image matches.')).toBeVisible()
      for (const url of urls) expect((await apiClient(store.url).call(url)).status).toBe(404)
      const { rows } = await store.sql.query(
        `SELECT 1 FROM "AuditEntry" WHERE "action" = 'media.delete' AND "before"->>'fileName' = ANY($1)`,
        [names],
      )
      expect(rows).toHaveLength(3)
    })
    await test.step('shows those that came with the store', async () => {
      await page.getByRole('searchbox', { name: 'Search by file name' }).fill('')
      await page.getByLabel('Which images').selectOption('Came with the store')
      await expect(
        page.getByRole('status').filter({ hasText: /^1–24 of \d+ images$/ }),
      ).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search by file name' }).fill('hero')
      await expect(page.getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Copy URL of hero.webp' })).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
    })
  })

  test('refuses a file that is too large before it is sent', THOROUGH, async ({ page }) => {
    await openTab(page)
    await chooseFiles(page, [
      { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) },
    ])
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText(
      'File too large: Please upload a file smaller than 5MB',
    )
  })

  test(
    'finds by name, shows where one is used and does not delete it',
    THOROUGH,
    async ({ page, store }) => {
      const admin = await adminClient(store)
      const { url } = (
        await uploadMedia(store.url, admin, await picture(), { name: 'box-art.png' })
      ).body
      const [product] = (await admin.call('/api/admin/products?limit=1')).body
      await admin.call(`/api/admin/products/${product.id}`, {
        method: 'PATCH',
        body: { additionalImages: [url] },
      })
      await openTab(page)
      await page.getByRole('searchbox', { name: 'Search by file name' }).fill('BOX-art')
      await expect(grid(page).getByRole('listitem')).toHaveCount(1)
      await expect(imageOf(page, 'box-art.png')).toContainText('Used 1 ×')
      await expect(imageOf(page, 'box-art.png').getByRole('checkbox')).toHaveCount(0)

      await page.getByRole('button', { name: 'Details of box-art.png' }).click()
      const dialog = page.getByRole('dialog', { name: 'box-art.png' })
      await expect(dialog).toContainText('image/png')
      await expect(dialog.getByRole('link', { name: `Product: ${product.name}` })).toHaveAttribute(
        'href',
        `/product/${product.id}`,
      )
      await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await page.getByRole('checkbox', { name: 'Unused only' }).check()
      await expect(page.getByText('No image matches.')).toBeVisible()
    },
  )

  test('copies the whole address', THOROUGH, async ({ page, store, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { url } = (
      await uploadMedia(store.url, await adminClient(store), await picture(), { name: 'copy.png' })
    ).body
    await openTab(page)
    await page.getByRole('button', { name: 'Copy URL of copy.png' }).click()
    await expect(toast(page, 'URL copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(store.url + url)
  })

  test('is used on a phone', THOROUGH, async ({ page, store }) => {
    await uploadMedia(store.url, await adminClient(store), await picture(), { name: 'phone.png' })
    await page.setViewportSize({ width: 390, height: 800 })
    await openTab(page)
    await expect(imageOf(page, 'phone.png')).toBeVisible()
    await expectNoSideways(page)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test.describe('2 Screens: image library in other dialogs', () => {
  test('gives a category its banner', async ({ page, store }) => {
    const { url } = (
      await uploadMedia(store.url, await adminClient(store), await picture(), {
        name: 'banner-art.png',
      })
    ).body
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'Edit Operating Systems', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Category' })
    await dialog.getByRole('button', { name: 'From library' }).click()
    const library = page.getByRole('dialog', { name: 'Image Library' })
    await library.getByRole('button', { name: /^Choose banner-art\.png/ }).click()
    await expect(dialog.getByLabel('Banner image')).toHaveValue(url)
    await dialog.getByRole('button', { name: 'From library' }).click()
    await library.getByLabel('Which images').selectOption('Came with the store')
    await library.getByRole('searchbox', { name: 'Search by file name' }).fill('finance-tile')
    await library.getByRole('button', { name: /^Choose business-finance-tile\.webp/ }).click()
    await expect(dialog.getByLabel('Banner image')).toHaveValue(
      '/images/categories/business-finance-tile.webp',
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
  })

  test('gives a product another image', THOROUGH, async ({ page, store }) => {
    await uploadMedia(store.url, await adminClient(store), await picture(), { name: 'angle.png' })
    await page.goto('/admin/products')
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Product' })
    await dialog.getByRole('button', { name: 'Add from library' }).click()
    await page
      .getByRole('dialog', { name: 'Image Library' })
      .getByRole('button', { name: /^Choose angle\.png/ })
      .click()
    await expect(dialog.getByRole('img', { name: 'Main image' })).toBeVisible()
  })
})
