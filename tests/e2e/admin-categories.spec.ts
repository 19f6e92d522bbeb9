import type { AdminCategory } from '@/lib/catalog/category-contracts'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { PNG } from '@/tests/setup/files'
import type { TestStore } from '@/tests/setup/store'
import {
  accessibilityViolations,
  button,
  expect,
  type Page,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

const rowOf = (page: Page, slug: string) =>
  page.getByRole('row').filter({ has: page.getByText(slug, { exact: true }) })

/** A page of the storefront, as it is now. */
const shown = async (store: TestStore, path: string) => apiClient(store.url).call(path)

test.beforeEach(async ({ page, store }) => {
  await signInOnPage(page, store)
  await page.goto('/admin/categories')
  await expect(rowOf(page, 'microsoft-office')).toBeVisible()
})

test.describe('2 Screens: categories', () => {
  test('lists them, adds, edits, hides and deletes some, with the effect on the storefront', async ({
    page,
    store,
  }) => {
    await test.step('lists name, icon, type, slug, description, status and actions', async () => {
      for (const name of ['Name', 'Icon', 'Type', 'Slug', 'Description', 'Status', 'Actions'])
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
      await expect(rowOf(page, 'microsoft-office')).toContainText('Main')
      await expect(rowOf(page, 'microsoft-office')).toContainText('Active')
      await expect(rowOf(page, 'norton')).toContainText('Sub')
      expect(await accessibilityViolations(page)).toEqual([])
    })
    await test.step('adds a main category and a subcategory, live in the store', async () => {
      await button(page, 'Add Main Category').click()
      const dialog = page.getByRole('dialog', { name: 'Add Main Category' })
      await dialog.getByLabel('Name').fill('Games & Fun')
      await expect(dialog.getByLabel('Slug')).toHaveAttribute('placeholder', 'games-fun')
      await dialog.getByLabel('Description').fill('Everything to play with.')
      await dialog.getByRole('radio', { name: 'Game', exact: true }).check()
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'banner.png',
        mimeType: 'image/png',
        buffer: PNG,
      })
      await expect(toast(page, 'Image uploaded successfully')).toBeVisible()
      await expect(dialog.getByLabel('Banner image')).toHaveValue(/^\/media\//)
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Add Category' }).click()
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, 'games-fun')).toContainText('Everything to play with.')

      const live = await shown(store, '/category/games-fun')
      expect(live.status).toBe(200)
      expect(live.body).toContain('Everything to play with.')
      expect((await shown(store, '/categories')).body).toContain('Games &amp; Fun')
      expect((await shown(store, '/')).body).toContain('/category/games-fun')

      await button(page, 'Add subcategory to Games & Fun').click()
      const sub = page.getByRole('dialog', { name: 'Add Subcategory' })
      await expect(sub.getByLabel('Parent category').locator('option:checked')).toHaveText(
        'Games & Fun',
      )
      await expect(sub.getByLabel('Parent category').locator('option')).not.toContainText([
        'Norton',
      ])
      await sub.getByLabel('Name').fill('Chess')
      await sub.getByRole('button', { name: 'Add Category' }).click()
      await expect(rowOf(page, 'chess')).toContainText('Sub')
      expect((await shown(store, '/category/games-fun')).body).toContain('/category/chess')
    })
    await test.step('edits and hides a category, with the effect on the storefront', async () => {
      const admin = await adminClient(store)
      await admin.post('/api/admin/categories', { name: 'Fonts', description: 'Old words' })
      await page.reload()
      expect((await shown(store, '/category/fonts')).body).toContain('Old words')
      await button(page, 'Edit Fonts').click()
      const dialog = page.getByRole('dialog', { name: 'Edit Category' })
      await expect(dialog.getByLabel('Parent category').locator('option')).not.toContainText([
        'Fonts',
      ])
      await dialog.getByLabel('Description').fill('New words')
      await dialog.getByRole('button', { name: 'Save Category' }).click()
      await expect(rowOf(page, 'fonts')).toContainText('New words')
      expect((await shown(store, '/category/fonts')).body).toContain('New words')

      await button(page, 'Edit Fonts').click()
      await dialog.getByRole('switch', { name: 'Active' }).click()
      await dialog.getByRole('button', { name: 'Save Category' }).click()
      await expect(rowOf(page, 'fonts')).toContainText('Inactive')
      expect((await shown(store, '/category/fonts')).status).toBe(404)
      expect((await shown(store, '/categories')).body).not.toContain('/category/fonts')
    })
    await test.step('asks before it deletes an empty one', async () => {
      const admin = await adminClient(store)
      await admin.post('/api/admin/categories', { name: 'Emptiness' })
      await page.reload()
      await button(page, 'Delete Emptiness').click()
      const dialog = page.getByRole('alertdialog', { name: 'Delete “Emptiness”?' })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(rowOf(page, 'emptiness')).toBeVisible()
      await button(page, 'Delete Emptiness').click()
      await dialog.getByRole('button', { name: 'Delete category' }).click()
      // Content behind a dialog has no roles, so the dialog must be gone first.
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, 'emptiness')).toHaveCount(0)
      expect((await shown(store, '/category/emptiness')).status).toBe(404)
    })
    await test.step('asks where products and subcategories go', async () => {
      await button(page, 'Delete Business & Finance').click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(/\d+ products? and \d+ subcategories/)
      await expect(dialog.getByRole('button', { name: 'Delete category' })).toBeDisabled()
      await expect(dialog.getByRole('option', { name: 'Norton' })).toHaveCount(0)
      await dialog.getByLabel('Move them to').selectOption({ label: 'Tax Preparation' })
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Delete category' }).click()
      // Content behind a dialog has no roles, so the dialog must be gone first.
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, 'business-finance')).toHaveCount(0)
      expect((await shown(store, '/category/business-finance')).status).toBe(404)
      const { rows } = await store.sql.query(
        `SELECT "after" FROM "AuditEntry" WHERE "action" = 'category.delete' AND "before"->>'slug' = 'business-finance'`,
      )
      expect(rows).toHaveLength(1)
    })
  })

  test('moves categories up and down', THOROUGH, async ({ page, store }) => {
    const mains = async (): Promise<string[]> =>
      (await shown(store, '/api/categories/main')).body.map(({ slug }: AdminCategory) => slug)
    const before = await mains()
    await expect(button(page, 'Move Microsoft Office up')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Move Microsoft Office down').click()
    await expect.poll(mains).toEqual([before[1], before[0], ...before.slice(2)])
    await expect(page.getByText('Microsoft Office is now number 2')).toBeAttached()
    await button(page, 'Move Microsoft Office up').click()
    await expect.poll(mains).toEqual(before)
  })
})

test.describe('8 Errors: categories', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test(
    'shows a slug that is taken beside the field, and as a toast',
    THOROUGH,
    async ({ page }) => {
      await button(page, 'Add Main Category').click()
      const dialog = page.getByRole('dialog', { name: 'Add Main Category' })
      await dialog.getByLabel('Name').fill('Another Norton')
      await dialog.getByLabel('Slug').fill('norton')
      await dialog.getByRole('button', { name: 'Add Category' }).click()
      await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(
        /Another category has this slug/,
      )
      await expect(toast(page, 'Error')).toBeVisible()
      await expect(dialog.getByLabel('Name')).toHaveValue('Another Norton')
    },
  )

  test('does not overwrite what another user has saved', THOROUGH, async ({ page, store }) => {
    const admin = await adminClient(store)
    const { body } = await admin.post('/api/admin/categories', { name: 'Contested' })
    await page.reload()
    await button(page, 'Edit Contested').click()
    const dialog = page.getByRole('dialog', { name: 'Edit Category' })
    await dialog.getByLabel('Name').fill('Mine')
    await admin.call(`/api/admin/categories/${body.id}`, {
      method: 'PUT',
      body: { name: 'Theirs' },
    })
    await dialog.getByRole('button', { name: 'Save Category' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this category')
    await expect(dialog.getByLabel('Name')).toHaveValue('Mine')
  })

  test('says when the list cannot be loaded, and tries again', THOROUGH, async ({ page }) => {
    await page.route('**/api/admin/categories', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await page.reload()
    await expect(page.getByText('Failed to fetch categories')).toBeVisible()
    await page.unroute('**/api/admin/categories')
    await page.getByRole('button', { name: 'Retry Loading' }).click()
    await expect(rowOf(page, 'microsoft-office')).toBeVisible()
  })
})
