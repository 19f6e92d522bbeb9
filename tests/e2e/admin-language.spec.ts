import type { Page } from '@playwright/test'
import { tabGroupsOf, tabHref } from '@/components/back-office/shell/tabs'
import { signInOnPage } from '@/tests/setup/admin-client'
import { TEST_ADMIN } from '@/tests/setup/template'
import {
  accessibilityViolations,
  expect,
  PHONE,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

const PATHS = tabGroupsOf('admin').flatMap(({ tabs }) => tabs.map(({ slug }) => tabHref(slug)))

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

/** Opens every tab; what a text lacks, or can't fill in, is a fault in the console. */
async function openEachTab(page: Page, width: number) {
  await page.goto('/admin')
  for (const path of PATHS) {
    // A phone has the tabs of the open group only.
    const link = page.locator(`[role=tab][href="${path}"]`)
    await (width === PHONE.width ? page.goto(path) : link.click())
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      path,
      width,
    ])
  }
}

test.describe('9 Back office: its language', () => {
  test.describe('in a German browser', () => {
    test.use({ locale: 'de-DE', expectedConsole: [/Failed to load resource/] })

    test('is German on every tab, from the login on, also where the server refuses', async ({
      page,
      store,
    }) => {
      await test.step('is German from the login on, also where the server refuses', async () => {
        await page.goto('/admin/orders')
        const login = page.getByRole('dialog', { name: 'Anmeldung erforderlich' })
        await expect(login).toBeVisible()
        expect(await languageOf(page)).toBe('de')
        expect(await violationsOfVariant(page)).toEqual([])
        await login.getByLabel('Benutzername').fill(TEST_ADMIN.username)
        await login.getByLabel(/^Passwort/).fill('not-the-one')
        await page.keyboard.press('Enter')
        await expect(toast(page, 'Anmeldung fehlgeschlagen')).toBeVisible()
        await expect(page.getByText('Benutzername oder Passwort ist falsch')).toBeVisible()
        await login.getByLabel(/^Passwort/).fill(TEST_ADMIN.password)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible()
        await expect(page).toHaveTitle(/^Bestellungen \|/)
        await expect(page.getByRole('tab', { name: 'Übersicht' })).toBeVisible()
        expect(await accessibilityViolations(page)).toEqual([])
      })
      await test.step('says in German that an address leads nowhere, and leads on', async () => {
        await signInOnPage(page, store)
        await page.goto('/admin/bestellungen')
        await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible()
        await expect(page).toHaveTitle(/^Seite nicht gefunden \|/)
        expect(await violationsOfVariant(page)).toEqual([])
        await page.getByRole('link', { name: 'Zur Übersicht' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible()
      })
      await test.step('has every tab in German', async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await openEachTab(page, 1280)
      })
    })

    test('has every tab in German on a phone', THOROUGH, async ({ page, store }) => {
      await signInOnPage(page, store)
      await page.setViewportSize(PHONE)
      await openEachTab(page, 390)
    })
  })

  for (const language of ['es', 'fr', 'ja', 'zh'])
    test(`has every tab in ${language}`, THOROUGH, async ({ page, store, context }) => {
      await context.addCookies([{ name: 'BACK_OFFICE_LANGUAGE', value: language, url: store.url }])
      await signInOnPage(page, store)
      await page.setViewportSize({ width: 1280, height: 900 })
      await openEachTab(page, 1280)
      expect(await languageOf(page)).toBe(language)
    })

  test('is the one that is chosen, at the login and in the account', async ({ page, store }) => {
    await page.goto('/admin')
    await page.getByRole('dialog').getByLabel('Language').selectOption('Français')
    await expect(page.getByRole('dialog').getByLabel('Langue')).toHaveValue('fr')
    expect(await languageOf(page)).toBe('fr')

    await signInOnPage(page, store)
    await page.goto('/admin/account')
    await page.getByRole('region', { name: 'Langue' }).getByLabel('Langue').selectOption('日本語')
    await expect(page.getByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible()
    // What the shop speaks is another choice.
    await page.goto('/')
    expect(await languageOf(page)).toBe('en')
  })

  test.describe('in a browser of a language that it does not have', () => {
    test.use({ locale: 'it-IT' })

    test('is English', async ({ page }) => {
      await page.goto('/admin')
      await expect(page.getByRole('dialog').getByLabel('Language')).toHaveValue('en')
    })
  })
})
