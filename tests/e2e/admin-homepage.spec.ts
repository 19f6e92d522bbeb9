import type { Homepage } from '@/lib/content/homepage/contracts'
import { HOME_SECTIONS } from '@/lib/settings/home-page-settings'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { picture, uploadMedia } from '@/tests/setup/pictures'
import type { TestStore } from '@/tests/setup/store'
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

const PATH = '/api/admin/homepage'
const save = (page: Page) => page.getByRole('button', { name: 'Save Homepage Settings' })
const live = async (store: TestStore, path = '/'): Promise<string> =>
  (await apiClient(store.url).call(path)).body
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
const current = async (store: TestStore): Promise<Homepage> =>
  (await (await adminClient(store)).call(PATH)).body.content

async function saved(page: Page) {
  await save(page).click()
  await expect(toast(page, 'Homepage Saved')).toBeVisible()
  await expect(page.getByText('Everything is saved')).toBeVisible()
}

let initial: Homepage

test.beforeEach(async ({ page, store }) => {
  initial = await current(store)
  await signInOnPage(page, store)
  await page.goto('/admin/homepage')
  await expect(page.getByLabel('Heading', { exact: true })).toBeVisible()
})

/** Removes what a test has published before the next one. */
test.afterEach(async ({ store }) => {
  const admin = await adminClient(store)
  await admin.call(PATH, { method: 'PUT', body: { content: initial } })
})

test.describe('2 Screens: homepage', () => {
  test('previews a draft, and puts texts, picture, order and switches on the live page', async ({
    page,
    store,
    context,
  }) => {
    await test.step('opens the draft in a new tab without publishing it', async () => {
      const own = headingOf(await live(store))
      await page.getByLabel('Heading', { exact: true }).fill('Only a draft')
      await page.getByRole('switch', { name: 'Show Special Offers' }).click()
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Preview Homepage' }).click()
      const tab = await opened
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Only a draft')
      await expect(tab).toHaveURL(/\/preview\/homepage\/[0-9a-f-]{36}$/)
      await expect(tab.getByText('Nothing of it is published.')).toBeVisible()
      await expect(tab.getByRole('region', { name: 'Special Offers', exact: true })).toHaveCount(0)
      await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      expect(await violationsOfVariant(tab)).toEqual([])
      const path = new URL(tab.url()).pathname
      await tab.close()

      expect(headingOf(await live(store))).toBe(own)
      expect(await current(store)).toEqual(initial)
      await expect(page.getByText('Unsaved changes')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Last preview/ })).toHaveAttribute('href', path)
      await page.getByRole('button', { name: 'Discard changes' }).click()
    })
    await test.step('the hero’s own texts and picture', async () => {
      const own = headingOf(await live(store))
      await page.getByLabel('Heading', { exact: true }).fill('Software for <everyone>')
      await page.getByLabel('First button').fill('See it all')
      await page
        .getByRole('group', { name: 'Hero image' })
        .getByLabel(/^Upload/)
        .setInputFiles({
          name: 'hero.png',
          mimeType: 'image/png',
          buffer: await picture(1300, 1000),
        })
      await expect(toast(page, 'Image uploaded successfully')).toBeVisible()
      // Nothing is public before it is saved.
      expect(headingOf(await live(store))).toBe(own)
      await saved(page)

      const html = await live(store)
      expect(headingOf(html)).toBe('Software for &lt;everyone&gt;')
      expect(html).toContain('See it all')
      const { heroImage } = await current(store)
      expect(heroImage).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/)
      expect(html).toContain(encodeURIComponent(heroImage))
      expect(headingOf(await live(store, '/de'))).toBe('Software for &lt;everyone&gt;')

      // An emptied text restores the store's default.
      await page.getByLabel('Heading', { exact: true }).fill('')
      await saved(page)
      expect(headingOf(await live(store))).toBe(own)
    })
    await test.step('orders and hides sections', async () => {
      await page.getByRole('button', { name: 'Move Call to action up' }).click()
      await expect(page.getByText('Call to action is now number 10 of 12')).toBeAttached()
      for (let step = 0; step < 9; step++)
        await page.getByRole('button', { name: 'Move Call to action up' }).click()
      await page.getByRole('switch', { name: 'Show Featured products' }).click()
      expect(await accessibilityViolations(page)).toEqual([])
      await saved(page)
      expect((await current(store)).sections).toEqual([
        'callToAction',
        ...HOME_SECTIONS.filter((section) => section !== 'callToAction'),
      ])
      const shop = await context.newPage()
      await shop.goto('/')
      const main = shop.getByRole('main')
      await expect(main.getByRole('region').first()).toHaveAccessibleName(
        'Find the software you need today',
      )
      await expect(main.getByRole('region', { name: 'Featured products' })).toHaveCount(0)
      expect(await violationsOfVariant(shop)).toEqual([])
      await shop.close()
    })
    await test.step('special offers and the newsletter are on by default', async () => {
      const offers = page.getByRole('switch', { name: 'Show Special Offers' })
      const newsletter = page.getByRole('switch', { name: 'Show Newsletter Signup' })
      await expect(offers).toBeChecked()
      await expect(newsletter).toBeChecked()
      expect(await live(store)).toContain('id="special-offers"')
      await offers.click()
      await newsletter.click()
      await saved(page)
      const html = await live(store)
      expect(html).not.toContain('id="special-offers"')
      expect(html).not.toContain('id="newsletter-title"')
      const { rows } = await store.sql.query(
        `SELECT "after" FROM "AuditEntry" WHERE "action" = 'homepage.update' ORDER BY "id" DESC LIMIT 1`,
      )
      expect(rows).toEqual([{ after: { showSpecialOffers: false, showNewsletterSignup: false } }])
    })
    await test.step('a block of the owner’s is seen beside its form before it is saved', async () => {
      const layout = page.getByRole('region', { name: 'Layout', exact: true })
      await layout.getByRole('combobox', { name: 'Add a block' }).selectOption('Text')
      await layout.getByLabel('Heading', { exact: true }).fill('Made in Kiel')
      const frame = page.frameLocator('iframe[title="The home page as it would be"]')
      await expect(frame.getByText('Made in Kiel')).toBeAttached()
      expect(await live(store)).not.toContain('Made in Kiel')
      await saved(page)
      expect(await live(store)).toContain('>Made in Kiel</h2>')
    })
  })

  test(
    'gives a category another banner, also from the library',
    THOROUGH,
    async ({ page, store }) => {
      const { url } = (
        await uploadMedia(store.url, await adminClient(store), await picture(1600, 480), {
          name: 'wide.png',
        })
      ).body
      const banner = page.getByRole('group', { name: 'Tax Preparation' })
      await banner.getByRole('button', { name: 'From library' }).click()
      await page
        .getByRole('dialog', { name: 'Image Library' })
        .getByRole('button', { name: /^Choose wide\.png/ })
        .click()
      await saved(page)
      expect(await live(store, '/category/tax-preparation')).toContain(encodeURIComponent(url))
      expect(await live(store)).toContain(encodeURIComponent(url))
      await banner.getByRole('button', { name: 'Reset to Default' }).click()
      await saved(page)
      expect(await live(store, '/category/tax-preparation')).not.toContain(encodeURIComponent(url))
    },
  )
})

test.describe('4 Unsaved changes', () => {
  test('are not lost by leaving unless confirmed', THOROUGH, async ({ page }) => {
    await page.getByLabel('Heading', { exact: true }).fill('Half a thought')
    await page.getByRole('tab', { name: 'Orders' }).click()
    const confirm = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    expect(await accessibilityViolations(page)).toEqual([])
    await confirm.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Half a thought')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('')
    await page.getByRole('tab', { name: 'Orders' }).click()
    await expect(page).toHaveURL(/\/admin\/orders$/)
  })

  test.describe('while another user saves', () => {
    test.use({ expectedConsole: [/status of 409/] })

    test('are not lost, and the other version can be loaded', THOROUGH, async ({ page, store }) => {
      await page.getByLabel('Heading', { exact: true }).fill('Mine')
      const content = { ...initial, hero: { ...initial.hero, title: 'Theirs' } }
      await (await adminClient(store)).call(PATH, { method: 'PUT', body: { content } })
      await save(page).click()
      await expect(
        page.getByText('Somebody else changed the home page. Reload to see their version.'),
      ).toBeVisible()
      await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Mine')
      await page.getByRole('button', { name: 'Load their version' }).click()
      await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Theirs')
    })
  })
})

test('is used on a phone', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSideways(page)
  await expect(save(page)).toBeInViewport()
  expect(await accessibilityViolations(page)).toEqual([])
})
