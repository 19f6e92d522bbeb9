import { beginsInWords, filledIn, inWords } from '@/tests/setup/in-words'
import { banner, expect, open, THOROUGH, readingTest as test } from '../fixtures'

test.describe('4 States: language', () => {
  test.describe('of a German browser', () => {
    test.use({ locale: 'de-DE' })

    test('is German until another one is chosen', async ({ page, request }) => {
      const response = await request.get('/', {
        maxRedirects: 0,
        headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
      })
      expect(response.status()).toBe(307)
      expect(response.headers().location).toMatch(/\/de$/)

      await open(page, '/categories')
      await expect(page).toHaveURL(/\/de\/categories$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await banner(page).getByRole('button', { name: /\bde$/i }).click()
      await page.getByRole('option', { name: /English/ }).click()
      await expect(page).toHaveURL(/[^e]\/categories$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.goto('/')
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })

  test('is found by typing, and stays, with the cookie or without', async ({ page, context }) => {
    await test.step('is found by typing, and Arabic runs from right to left', async () => {
      await open(page, '/categories')
      const logoX = async (locale: string) => {
        const name = filledIn(locale, 'shell.homeLink', { storeName: 'Softhaven' })
        return (await banner(page).getByRole('link', { name }).boundingBox())?.x ?? 0
      }
      expect(await logoX('en')).toBeLessThan(640)
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      await banner(page)
        .getByRole('button', { name: /^Language/ })
        .click()
      const field = page.getByRole('combobox', { name: 'Search languages' })
      await expect(field).toBeFocused()
      await field.fill('ar')
      await field.press('Escape')
      await expect(field).toBeHidden()
      await expect(banner(page).getByRole('button', { name: /^Language/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await field.fill('العربية')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/ar\/categories$/)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      expect(await logoX('ar')).toBeGreaterThan(640)
    })
    await test.step('that was chosen stays, with the cookie or without', async () => {
      await banner(page)
        .getByRole('button', { name: beginsInWords('ar', 'Language') })
        .click()
      const options = page
        .getByRole('listbox', { name: inWords('ar', 'Language') })
        .getByRole('option')
      await expect(options).toHaveCount(25)
      await options.filter({ hasText: 'Français' }).click()
      await expect(page).toHaveURL(/\/fr\/categories$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      const cookies = await context.cookies()
      expect(cookies.find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe('fr')
      expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('fr')

      await page.goto('/products')
      await expect(page).toHaveURL(/\/fr\/products$/)
      await context.clearCookies()
      await page.goto('/categories')
      await expect(page).toHaveURL(/\/fr\/categories$/)
    })
  })

  test.describe('of a browser that speaks none of the store’s', () => {
    test.use({ locale: 'eo' })

    test('is English', THOROUGH, async ({ page }) => {
      await open(page, '/products')
      await expect(page).toHaveURL(/:\d+\/products$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
    })
  })

  test.describe('that was saved', () => {
    test.use({ locale: 'de-DE' })

    test('goes before the browser’s', THOROUGH, async ({ page, store, context }) => {
      await context.addCookies([{ name: 'NEXT_LOCALE', value: 'fr', url: store.url }])
      await open(page, '/products')
      await expect(page).toHaveURL(/\/fr\/products$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    })
  })
})

test('texts are in the language of the page', THOROUGH, async ({ page }) => {
  await open(page, '/ar/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('body')).not.toHaveAttribute('lang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inWords('ar', 'Contact us'))
})

test.describe('9 Business constants: dates', () => {
  test('and hours of the week, too', THOROUGH, async ({ page }) => {
    await page.goto('/de/contact')
    const hours = page.getByRole('region', { name: 'Geschäftszeiten' })
    await expect(hours).toContainText('Montag bis Freitag')
    await expect(hours).toContainText('09:00–18:00 Uhr (New Yorker Zeit)')
    await expect(hours).toContainText('Sonntag')
    await expect(hours).toContainText('geschlossen')
  })
})

test.describe('the language picker', () => {
  test('comes with the menu of a phone, in Arabic', THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/ar/categories')
    const name = inWords('ar', 'Menu')
    await banner(page).getByRole('button', { name, exact: true }).click()
    const menu = page.getByRole('dialog', { name, exact: true })
    // It comes from the right, where the button is.
    expect((await menu.boundingBox())?.x).toBeGreaterThan(0)
    await menu.getByRole('button', { name: beginsInWords('ar', 'Language') }).focus()
    await page.keyboard.press('ArrowDown')
    await menu.getByRole('combobox', { name: inWords('ar', 'Search languages') }).fill('cestina')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cs\/categories$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })
})
