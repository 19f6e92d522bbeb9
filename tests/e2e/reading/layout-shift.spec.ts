import { catalogue, expect, oneOf, open, readingTest as test, thoroughUnless } from '../fixtures'
import { countShifts, shiftsOn } from '../layout-shifts'

test.describe('11 Looks: nothing moves while a page loads', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  const PAGES = [
    { name: 'home', pathOf: () => '/' },
    { name: 'products', pathOf: () => '/products' },
    { name: 'category', pathOf: () => '/category/microsoft-office' },
    { name: 'product', pathOf: (slug: string) => `/products/${slug}` },
  ]

  for (const currency of ['USD', 'VND'])
    test(`in ${currency}`, thoroughUnless(currency === 'VND'), async ({ page, store }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('preferredCurrency', chosen),
        currency,
      )
      await countShifts(page)
      const { slug } = oneOf(await catalogue(store), ({ inStock }) => inStock)
      for (const { name, pathOf } of PAGES)
        await test.step(name, async () => {
          await open(page, pathOf(slug))
          const price = page.getByRole('main').locator('[data-price]').first()
          await expect(price).toHaveText(currency === 'USD' ? /\$/ : /₫/)
          await page.evaluate(() => document.fonts.ready)
          await page.waitForLoadState('networkidle')
          expect(await shiftsOn(page)).toBeLessThan(0.02)
        })
    })

  test('home, though its type comes late', async ({ page }) => {
    let arrived = false
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
      arrived = true
    })
    await countShifts(page)
    await open(page, '/')
    await expect.poll(() => arrived).toBe(true)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftsOn(page)).toBeLessThan(0.02)
  })
})
