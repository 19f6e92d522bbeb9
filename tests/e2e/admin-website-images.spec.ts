import { adminClient, clientOfRole, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { picture, uploadMedia } from '@/tests/setup/pictures'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import { accessibilityViolations, expect, type Page, THOROUGH, test, toast } from './fixtures'

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const live = async (store: TestStore, path: string): Promise<string> =>
  (await apiClient(store.url).call(path)).body

async function fileOf(name: string, width = 320) {
  return { name, mimeType: 'image/png', buffer: await picture(width, 240) }
}

/** The uploaded picture of a card. */
async function shownBy(page: Page, title: string): Promise<string> {
  const field = card(page, title).getByLabel(`Image URL of ${title}`)
  await expect(field).toHaveValue(/^\/media\//)
  return field.inputValue()
}

test.beforeEach(async ({ page, store }) => {
  await signInOnPage(page, store)
  await page.goto('/admin/website-images')
  await expect(card(page, 'Home page hero')).toBeVisible()
})

/** Removes what a test has activated before the next one. */
test.afterEach(async ({ store }) => {
  const admin = await adminClient(store)
  const images = (await admin.call('/api/admin/site-images')).body
  for (const { key, url, defaultUrl } of images)
    if (url !== defaultUrl) await admin.call(`/api/admin/site-images/${key}`, { method: 'DELETE' })
})

test.describe('2 Screens: website images', () => {
  test.describe('as they are, refused and replaced', () => {
    test.use({ expectedConsole: [/status of 4(?:00|09)/] })

    test('shows each place, refuses what is no picture, and shows another to the next visitor', async ({
      page,
      store,
      context,
    }) => {
      await test.step('each place with its picture, its size and where it is', async () => {
        for (const title of [
          'Logo',
          'Browser icon',
          'E-mail logo',
          'Home page hero',
          'About page',
          'Tax Preparation tile',
          'Tax Preparation banner',
        ])
          await expect(card(page, title).getByText('Default', { exact: true })).toBeVisible()
        await expect(card(page, 'Home page hero')).toContainText('1200 × 900 pixels')
        await expect(page.getByText(/PNG, JPG up to 10MB/)).toBeVisible()
        await expect(page.getByRole('region', { name: 'Optimisation tips' })).toContainText(
          'Banners under 200KB are advised',
        )
        expect(await accessibilityViolations(page)).toEqual([])
      })
      await test.step('refuses what is too large or no picture before it is sent', async () => {
        const logo = card(page, 'Logo')
        await logo.getByLabel(/^Upload/).setInputFiles({
          name: 'large.png',
          mimeType: 'image/png',
          buffer: Buffer.alloc(10 * 1024 * 1024),
        })
        await expect(toast(page, 'File too large')).toBeVisible()
        await expect(logo.getByText('Please upload a file smaller than 10MB')).toBeVisible()
        await logo
          .getByLabel(/^Upload/)
          .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
        await expect(toast(page, 'Invalid file type')).toBeVisible()
        await expect(logo.getByText('Allowed: jpeg, png, webp')).toBeVisible()
      })
      await test.step('refuses an address that may not be fetched, and keeps what was typed', async () => {
        const about = card(page, 'About page')
        const field = about.getByLabel('Image URL of About page')
        await field.fill('https://127.0.0.1/a.png')
        await about.getByRole('button', { name: 'Update' }).click()
        await expect(about).toContainText('The address must be one of the public internet')
        await expect(field).toHaveValue('https://127.0.0.1/a.png')
        await field.fill('/images/nothing.webp')
        await about.getByRole('button', { name: 'Update' }).click()
        await expect(about).toContainText('There is no such picture in the store')
      })
      await test.step('uploads a picture that is on the live page at the next visit, and resets it', async () => {
        const hero = card(page, 'Home page hero')
        await hero.getByLabel(/^Upload/).setInputFiles(await fileOf('summer.png', 2000))
        await expect(toast(page, 'Image uploaded successfully')).toBeVisible()
        const url = await shownBy(page, 'Home page hero')
        await expect(hero.getByText('Custom', { exact: true })).toBeVisible()
        await expect(hero).toContainText('now 1200 × 240')

        const shop = await context.newPage()
        await shop.goto('/')
        const shown = shop.locator(`main img[src*="${encodeURIComponent(url)}"]`).first()
        await expect(shown).toBeVisible()
        // Loaded, and with the aspect ratio of its slot.
        await expect
          .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .not.toBe(0)
        const box = await shown.boundingBox()
        expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 4 / 3)).toBeLessThan(0.02)
        await shop.close()

        await hero.getByRole('button', { name: 'Reset to Default' }).click()
        const confirm = page.getByRole('alertdialog', { name: 'Reset Home page hero?' })
        await confirm.getByRole('button', { name: 'Reset to Default' }).click()
        await expect(hero.getByText('Default', { exact: true })).toBeVisible()
        expect(await live(store, '/')).not.toContain(encodeURIComponent(url))
        const { rows } = await store.sql.query(
          `SELECT "action" FROM "AuditEntry" WHERE "entityType" = 'site-image' AND "entityId" = 'hero'
           ORDER BY "id" DESC LIMIT 2`,
        )
        expect(rows.map(({ action }) => action)).toEqual(['site-image.reset', 'site-image.update'])
      })
    })
  })

  test('takes a URL of the store', THOROUGH, async ({ page, store }) => {
    const about = card(page, 'About page')
    const url = '/images/categories/microsoft-office.webp'
    await about.getByLabel('Image URL of About page').fill(url)
    await about.getByRole('button', { name: 'Update' }).click()
    await expect(toast(page, 'About page URL updated successfully!')).toBeVisible()
    expect(await live(store, '/about')).toContain(encodeURIComponent(url))
  })

  test('previews a picture in the shape of its place', THOROUGH, async ({ page }) => {
    await card(page, 'Tax Preparation banner').getByRole('button', { name: 'Preview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview of Tax Preparation banner' })
    await expect(dialog.getByRole('img')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Open the live page/ })).toHaveAttribute(
      'href',
      '/category/tax-preparation',
    )
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('gives code to paste', THOROUGH, async ({ page, store, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await card(page, 'Home page hero').getByRole('button', { name: 'Get Code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Code for Home page hero' })
    const html = `<img src="${store.url}/images/hero.webp" alt="Home page hero" width="1200" height="900">`
    await expect(dialog).toContainText(html)
    await dialog.getByRole('button', { name: 'Copy HTML' }).click()
    await expect(toast(page, 'HTML copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(html)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('uploads several, each for its place', THOROUGH, async ({ page, store }) => {
    await page.getByRole('button', { name: 'Upload Multiple' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload Multiple' })
    await dialog
      .getByLabel('Choose files')
      .setInputFiles([await fileOf('about.png'), await fileOf('IMG_0815.png')])
    await expect(dialog.getByLabel('Place of about.png').locator('option:checked')).toHaveText(
      'About page',
    )
    const upload = dialog.getByRole('button', { name: 'Upload 2 images' })
    await expect(upload).toBeDisabled()
    const other = dialog.getByLabel('Place of IMG_0815.png')
    await other.selectOption({ label: 'About page' })
    await expect(dialog.getByRole('alert')).toHaveText('Two files are for the same place.')
    await other.selectOption({ label: 'Tax Preparation tile' })
    expect(await accessibilityViolations(page)).toEqual([])
    await upload.click()
    await expect(toast(page, '2 images uploaded successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    const about = await shownBy(page, 'About page')
    const tile = await shownBy(page, 'Tax Preparation tile')
    expect(await live(store, '/about')).toContain(encodeURIComponent(about))
    expect(await live(store, '/')).toContain(encodeURIComponent(tile))
  })

  test('takes a picture of the library for a place', THOROUGH, async ({ page, store }) => {
    const admin = await adminClient(store)
    const { url } = (
      await uploadMedia(store.url, admin, await picture(400, 120), { name: 'shelf.png' })
    ).body
    await page.getByRole('button', { name: 'Image Library', exact: true }).click()
    const library = page.getByRole('dialog', { name: 'Image Library' })
    await library.getByRole('searchbox', { name: 'Search by file name' }).fill('shelf')
    await library.getByRole('button', { name: /^Choose shelf\.png/ }).click()
    const assign = page.getByRole('dialog', { name: 'Use this image' })
    await assign.getByLabel('Place').selectOption({ label: 'Business & Finance banner' })
    await assign.getByRole('button', { name: 'Use image' }).click()
    await expect(toast(page, 'Business & Finance banner URL updated successfully!')).toBeVisible()
    expect(await live(store, '/category/business-finance')).toContain(encodeURIComponent(url))
  })

  test('keeps the image settings', THOROUGH, async ({ page, store }) => {
    const openSettings = () => page.getByRole('button', { name: 'Image Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Image Settings' })
    try {
      await openSettings()
      await dialog.getByLabel('Quality').fill('60')
      await dialog.getByLabel('Maximum width').fill('800')
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Save settings' }).click()
      await expect(toast(page, 'Settings Saved')).toBeVisible()
      await expect(dialog).toBeHidden()
      await card(page, 'Home page hero')
        .getByLabel(/^Upload/)
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(2000, 1500) })
      await expect(card(page, 'Home page hero')).toContainText('now 800 × 600')
      await openSettings()
      await expect(dialog.getByLabel('Quality')).toHaveValue('60')
    } finally {
      await (await adminClient(store)).call('/api/admin/settings', {
        method: 'PATCH',
        body: { values: { imageQuality: 82, imageMaxWidth: 1920 } },
      })
    }
  })

  test('is used on a phone', THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoSideways(page)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test.describe('5 Validation: images', () => {
  test.use({ expectedConsole: [/status of 4(?:00|09)/] })

  test(
    'does not overwrite what another user has activated in the meantime',
    THOROUGH,
    async ({ page, store }) => {
      const admin = await adminClient(store)
      const theirs = '/images/categories/tax-preparation.webp'
      await admin.call('/api/admin/site-images/about', { method: 'PUT', body: { url: theirs } })
      const about = card(page, 'About page')
      await about
        .getByLabel('Image URL of About page')
        .fill('/images/categories/microsoft-office.webp')
      await about.getByRole('button', { name: 'Update' }).click()
      await expect(about).toContainText('Somebody else changed this image.')
      await expect(about.getByLabel('Image URL of About page')).toHaveValue(
        '/images/categories/microsoft-office.webp',
      )
      expect(await live(store, '/about')).toContain(encodeURIComponent(theirs))
    },
  )
})

test.describe('6 Roles: website images', () => {
  test(
    'a moderator changes pictures, not their settings',
    THOROUGH,
    async ({ page, store, context }) => {
      const { token } = await clientOfRole(store, 'moderator')
      await context.addInitScript((saved) => localStorage.setItem('adminToken', saved), token)
      const other = await context.newPage()
      await other.goto('/admin/website-images')
      await expect(card(other, 'Logo')).toBeVisible()
      await expect(other.getByRole('button', { name: 'Image Settings' })).toHaveCount(0)
      await expect(other.getByRole('tab', { name: 'Homepage' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Image Settings' })).toBeVisible()
    },
  )
})
