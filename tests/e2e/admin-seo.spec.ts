import type { Locator } from '@playwright/test'
import { adminClient, clientOfRole, signInOnPage } from '@/tests/setup/admin-client'
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
} from './fixtures'

const PATH = '/api/admin/seo-pages'

const card = (page: Page) => page.getByRole('region', { name: 'Page SEO Management' })
const rowOf = (page: Page, name: string) =>
  card(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Edit ${name}`, exact: true }) })
/** A text field by its full name, which excludes the star of a required one. */
const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true })

const tab = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('tab', { name, exact: true })

/** The current metadata of a live page. */
async function headOf(store: TestStore, path: string) {
  const { body } = await apiClient(store.url).call(path)
  const html = String(body)
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    meta: (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1],
    html,
  }
}

/** Removes what a test has written, so that the next one starts with the samples. */
async function removeAll(store: TestStore): Promise<void> {
  const admin = await adminClient(store)
  for (const { id } of (await admin.call(PATH)).body)
    await admin.call(`${PATH}/${id}`, { method: 'DELETE' })
}

test.beforeEach(async ({ page, store }) => {
  await signInOnPage(page, store)
  await page.goto('/admin/seo')
  await expect(rowOf(page, 'Home')).toBeVisible()
})
test.afterEach(({ store }) => removeAll(store))

test.describe('3 SEO page: the list', () => {
  test('shows 8 built-in samples while there are none', THOROUGH, async ({ page }) => {
    await expect(card(page).getByRole('button', { name: /^Edit / })).toHaveCount(8)
    for (const name of ['Home', 'Products', 'Checkout', 'Search', 'Admin'])
      await expect(rowOf(page, name)).toBeVisible()
    await expect(card(page).getByRole('button', { name: /^Edit Category: / })).toHaveCount(3)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('takes a sample off the list, and changes nothing', THOROUGH, async ({ page, store }) => {
    const before = await headOf(store, '/products')
    await button(page, 'Delete Products').click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('/products')
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Delete page' }).click()
    await expect(toast(page, 'Page Deleted')).toBeVisible()
    await expect(toast(page, 'Products SEO settings have been removed.')).toBeVisible()
    await expect(rowOf(page, 'Products')).toHaveCount(0)
    expect((await headOf(store, '/products')).title).toBe(before.title)
  })
})

test.describe('3 SEO page: from a sample to all fields', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('changes what search engines and networks see of live pages', async ({ page, store }) => {
    await test.step('what the server refuses opens the tab on which it is, beside its field', async () => {
      await button(page, 'All SEO fields of Home').click()
      const dialog = page.getByRole('dialog', { name: 'SEO Page Editor' })
      await tab(page, 'Technical').click()
      await field(dialog, 'Canonical URL').fill('javascript:alert(1)')
      await tab(page, 'Basic SEO').click()
      await dialog.getByRole('button', { name: 'Save Page' }).click()
      await expect(toast(page, 'Failed to update SEO settings')).toBeVisible()
      await expect(tab(page, 'Technical')).toHaveAttribute('aria-selected', 'true')
      await expect(field(dialog, 'Canonical URL')).toHaveAccessibleDescription(/https:\/\//)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.getByRole('button', { name: 'Discard' }).click()
      await expect(dialog).toBeHidden()
    })
    await test.step('a sample is stored once it is saved, live', async () => {
      await button(page, 'Edit Products').click()
      const dialog = page.getByRole('dialog', { name: 'Edit Page' })
      await expect(field(dialog, 'Path')).toHaveValue('/products')
      await field(dialog, 'Title').fill('Every licence we sell')
      await dialog.getByRole('button', { name: 'Save Page' }).click()
      await expect(dialog).toBeHidden()
      await expect(card(page).getByRole('button', { name: /^Edit / })).toHaveCount(1)
      expect((await headOf(store, '/products')).title).toBe('Every licence we sell')
    })
    await test.step('a page with blank fields, and what Google would show', async () => {
      await button(page, 'Add Page').click()
      const dialog = page.getByRole('dialog', { name: 'Add Page' })
      for (const label of ['Page Name', 'Title', 'Description', 'Keywords', 'Social Title'])
        await expect(field(dialog, label)).toHaveValue('')
      await field(dialog, 'Page Name').fill('Help')
      await field(dialog, 'Path').fill('/help')
      await field(dialog, 'Title').fill('x'.repeat(61))
      await expect(field(dialog, 'Title')).toHaveAccessibleDescription(/61\/60 characters/)
      await field(dialog, 'Title').fill('How can we help?')
      await field(dialog, 'Description').fill('Answers, around the clock.')
      await expect(field(dialog, 'Description')).toHaveAccessibleDescription(/26\/160 characters/)
      const google = dialog.getByRole('figure', { name: 'Google result preview' })
      await expect(google).toContainText('How can we help?')
      await expect(google).toContainText('Answers, around the clock.')
      await expect(google).toContainText('› help')
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Add Page' }).click()
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, 'Help')).toContainText('/help')
      const live = await headOf(store, '/help')
      expect(live.title).toBe('How can we help?')
      expect(live.meta('description')).toBe('Answers, around the clock.')
      const { rows } = await store.sql.query(
        `SELECT "username" FROM "AuditEntry" WHERE "action" = 'seo-page.create' AND "after"->>'path' = '/help'`,
      )
      expect(rows).toEqual([{ username: 'admin' }])
    })
    await test.step('what is chosen on every tab', async () => {
      await button(page, 'Add Page').click()
      await page.getByRole('button', { name: 'All fields' }).click()
      const dialog = page.getByRole('dialog', { name: 'SEO Page Editor' })
      await field(dialog, 'Page Name').fill('Terms')
      await field(dialog, 'Path').fill('/terms')
      await dialog.getByLabel('Language').selectOption('de')
      await field(dialog, 'Title').fill('Unsere Bedingungen')
      await tab(page, 'Social Media').click()
      await field(dialog, 'Social Title').fill('Geteilt')
      await field(dialog, 'Social Image').fill('/images/hero.webp')
      await expect(
        dialog.getByRole('figure', { name: 'Facebook, LinkedIn preview' }),
      ).toContainText('Geteilt')
      await dialog.locator('input[type=file]').nth(1).setInputFiles({
        name: 'x.png',
        mimeType: 'image/png',
        buffer: PNG,
      })
      await expect(field(dialog, 'Twitter Image')).toHaveValue(/^\/media\//)
      await dialog.getByLabel('Twitter Card').selectOption('summary')
      await field(dialog, 'Twitter Site').fill('softhaven')
      await tab(page, 'Technical').click()
      await dialog.getByLabel('Robots', { exact: true }).selectOption('noindex, follow')
      await dialog.getByRole('checkbox', { name: 'noarchive' }).check()
      await tab(page, 'Advanced').click()
      await dialog.getByLabel('Schema Type').selectOption('FAQPage')
      await field(dialog, 'Author').fill('Ada Lovelace')
      await dialog.getByRole('button', { name: 'Add Page' }).click()
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, 'Terms')).toContainText('German')

      const live = await headOf(store, '/de/terms')
      expect(live.title).toBe('Unsere Bedingungen')
      expect(live.meta('og:title')).toBe('Geteilt')
      expect(live.meta('og:image')).toMatch(/\/images\/hero\.webp$/)
      expect(live.meta('twitter:image')).toMatch(/\/media\/[0-9a-f]{64}\.png$/)
      expect(live.meta('twitter:card')).toBe('summary')
      expect(live.meta('twitter:site')).toBe('@softhaven')
      expect(live.meta('robots')).toBe('noindex, follow, noarchive')
      expect(live.meta('author')).toBe('Ada Lovelace')
      expect(live.html).toContain('"@type":"FAQPage"')
      expect((await headOf(store, '/terms')).title).toBe('Terms of Service | Softhaven')
    })
  })
})

test.describe('4 Page SEO dialog', () => {
  test('wants name, path and title, and sends nothing without them', THOROUGH, async ({ page }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(PATH)) sent++
    })
    await button(page, 'Add Page').click()
    const dialog = page.getByRole('dialog', { name: 'Add Page' })
    await field(dialog, 'Page Name').fill('Half of it')
    await dialog.getByRole('button', { name: 'Add Page' }).click()
    await expect(toast(page, 'Validation Error')).toBeVisible()
    for (const label of ['Path', 'Title'])
      await expect(field(dialog, label)).toHaveAccessibleDescription(
        /Page name, path, and title are required/,
      )
    await expect(field(dialog, 'Page Name')).toHaveValue('Half of it')
    expect(sent).toBe(0)
  })

  test(
    'gives a page back its own words when its entry is deleted',
    THOROUGH,
    async ({ page, store }) => {
      const admin = await adminClient(store)
      const before = await headOf(store, '/contact')
      await admin.post(PATH, { page: 'Contact', path: '/contact', title: 'Write to us' })
      expect((await headOf(store, '/contact')).title).toBe('Write to us')
      await page.reload()
      await button(page, 'Delete Contact').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click()
      await expect(toast(page, 'Contact SEO settings have been removed.')).toBeVisible()
      await expect(rowOf(page, 'Home')).toBeVisible()
      expect((await headOf(store, '/contact')).title).toBe(before.title)
    },
  )
})

test.describe('2 Screens: SEO page editor', () => {
  test('has four tabs, with all fields and their choices', THOROUGH, async ({ page }) => {
    await button(page, 'All SEO fields of Home').click()
    const dialog = page.getByRole('dialog', { name: 'SEO Page Editor' })
    await expect(dialog.getByRole('tab')).toHaveText([
      'Basic SEO',
      'Social Media',
      'Technical',
      'Advanced',
    ])
    const optionsOf = (label: string) =>
      dialog.getByLabel(label, { exact: true }).locator('option').count()
    expect(await optionsOf('Language')).toBe(12)
    expect(await accessibilityViolations(page)).toEqual([])
    await tab(page, 'Social Media').click()
    expect(await optionsOf('Social Type')).toBe(6)
    expect(await optionsOf('Twitter Card')).toBe(4)
    expect(await accessibilityViolations(page)).toEqual([])
    await tab(page, 'Technical').click()
    expect(await optionsOf('Robots')).toBe(4)
    for (const word of ['noarchive', 'nosnippet', 'noimageindex'])
      await expect(dialog.getByRole('checkbox', { name: word })).not.toBeChecked()
    expect(await optionsOf('Sitemap Priority')).toBe(10)
    expect(await optionsOf('Change Frequency')).toBe(7)
    expect(await accessibilityViolations(page)).toEqual([])
    await tab(page, 'Advanced').click()
    expect(await optionsOf('Schema Type')).toBe(11)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test.describe('what the server refuses', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('does not overwrite what another user has saved', THOROUGH, async ({ page, store }) => {
      const admin = await adminClient(store)
      const { body } = await admin.post(PATH, { page: 'Deals', path: '/deals', title: 'Deals' })
      await page.reload()
      await button(page, 'Edit Deals').click()
      const dialog = page.getByRole('dialog', { name: 'Edit Page' })
      await field(dialog, 'Title').fill('Mine')
      await admin.call(`${PATH}/${body.id}`, { method: 'PUT', body: { title: 'Theirs' } })
      await dialog.getByRole('button', { name: 'Save Page' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this page')
      await expect(field(dialog, 'Title')).toHaveValue('Mine')
      expect((await headOf(store, '/deals')).title).toBe('Theirs')
    })
  })
})

test.describe('6 Roles: page SEO', () => {
  test('is also among the settings, for administrators', THOROUGH, async ({ page }) => {
    await page.goto('/admin/settings')
    await expect(rowOf(page, 'Home')).toBeVisible()
    await card(page).getByRole('button', { name: 'Add Page' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Page' })).toBeVisible()
  })

  test(
    'is open to moderators, who may not change settings',
    THOROUGH,
    async ({ context, store }) => {
      const { token } = await clientOfRole(store, 'moderator')
      const page = await context.newPage()
      await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), token)
      await page.goto('/admin/seo')
      await expect(rowOf(page, 'Home')).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Settings' })).toHaveCount(0)
    },
  )
})

test.describe('8 Errors: page SEO', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('says when the list cannot be loaded, and tries again', THOROUGH, async ({ page }) => {
    await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await expect(page.getByText('Failed to load the SEO pages')).toBeVisible()
    await page.unroute(`**${PATH}`)
    await page.getByRole('button', { name: 'Retry Loading' }).click()
    await expect(rowOf(page, 'Home')).toBeVisible()
  })
})
