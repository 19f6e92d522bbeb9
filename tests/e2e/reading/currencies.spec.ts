import { toCents } from '@/lib/core/money'
import { type CurrencyCode, formatPrice } from '@/lib/i18n/currencies'
import { isThorough } from '@/tests/setup/depth'
import {
  accessibilityViolations,
  addShownProduct,
  banner,
  cardsOf,
  catalogue,
  drawerOf,
  expect,
  oneOf,
  open,
  type Page,
  THOROUGH,
  readingTest as test,
  thoroughUnless,
} from '../fixtures'
import { countShifts, shiftsOn } from '../layout-shifts'

const WIDTHS = [390, 1280]
const CURRENCIES = ['EUR', 'JPY', 'VND', 'KRW'] as const satisfies CurrencyCode[]
const HEIGHT = 844

const heightOf = (width: number) => ({ width, height: HEIGHT })

/** The browser has a stored choice of an earlier visit, and records every layout shift. */
async function rememberCurrency(page: Page, currency: CurrencyCode, wishlist: number[] = []) {
  await page.addInitScript(
    ([code, ids]) => {
      localStorage.setItem('preferredCurrency', code)
      localStorage.setItem('wishlist', JSON.stringify(ids))
    },
    [currency, wishlist] as const,
  )
  await countShifts(page)
}

/** Every price of the page's content, as it is in the document. */
const pricesOf = (page: Page) => page.getByRole('main').locator('[data-price]').allTextContents()

test.describe('1 What the product does: a saved currency', () => {
  for (const currency of CURRENCIES)
    test(
      `${currency} moves nothing on a phone and on a desktop`,
      thoroughUnless(currency === 'VND'),
      async ({ page, store }) => {
        const products = await catalogue(store)
        const [first] = products
        await rememberCurrency(
          page,
          currency,
          products.slice(0, 3).map(({ id }) => id),
        )
        const sign = formatPrice(100, { from: 'USD', to: currency }, 'en').replace(/[\d.,\s]/g, '')
        // On a desktop the layout's own test watches the pages with most prices.
        for (const width of isThorough ? WIDTHS : WIDTHS.slice(0, 1)) {
          await page.setViewportSize(heightOf(width))
          for (const path of [
            '/',
            '/products',
            `/products/${first?.slug}`,
            '/deals',
            '/wishlist',
            '/search?q=microsoft',
            '/de/deals',
          ])
            await test.step(`${path} at ${width} px`, async () => {
              await open(page, path)
              await expect(cardsOf(page).or(page.getByRole('listitem')).first()).toBeVisible()
              await expect(
                page
                  .getByRole('main')
                  .locator('[data-price]')
                  .filter({ hasText: sign, visible: true })
                  .first(),
              ).toBeVisible()
              await page.evaluate(() => document.fonts.ready)
              expect(await shiftsOn(page), path).toBeLessThan(0.02)
            })
        }
      },
    )

  test('moves nothing in Arabic either', THOROUGH, async ({ page }) => {
    await rememberCurrency(page, 'VND')
    for (const path of ['/ar', '/ar/deals']) {
      await open(page, path)
      expect(await shiftsOn(page), path).toBeLessThan(0.02)
      for (const price of await pricesOf(page)) expect(price).toContain('₫')
    }
  })

  test.describe('without the scripts of the page', () => {
    test.use({ expectedConsole: [/Failed to load resource|Loading chunk|ChunkLoadError/] })

    test('is in the prices before anything else runs', async ({ page, store }) => {
      const [product] = await catalogue(store)
      if (!product) throw new Error('The catalogue is empty')
      await rememberCurrency(page, 'EUR')
      await page.route('**/_next/static/**/*.js*', (route) => route.abort())
      const cents = toCents(product.price)
      await page.goto(`/de/products/${product.slug}`, { waitUntil: 'domcontentloaded' })
      const german = await pricesOf(page)
      // Its own, among those of its family.
      expect(german).toContain(formatPrice(cents, { from: 'USD', to: 'EUR' }, 'de'))
      for (const price of german) expect(price).toContain('€')
      expect(await page.locator('[data-currency]').allTextContents()).toContain('EUR')
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      const prices = await pricesOf(page)
      expect(prices.length).toBeGreaterThan(8)
      for (const price of prices) expect(price).toMatch(/^€[\d,]+\.\d\d$/)
    })
  })
})

test.describe('the currency picker', () => {
  test('comes with the menu of a phone', THOROUGH, async ({ page }) => {
    await rememberCurrency(page, 'GBP')
    await page.setViewportSize(heightOf(390))
    await open(page, '/deals')
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
    const button = menu.getByRole('button', { name: /^Currency/ })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await menu.getByRole('combobox', { name: 'Search currencies' }).fill('dong')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAccessibleName('Currency VND')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    for (const price of await pricesOf(page)) expect(price).toContain('₫')
  })
})

test.describe('4 States: currency', () => {
  test('is the dollar without a choice; another changes all prices, and stays after a reload and on other pages', async ({
    page,
    store,
  }) => {
    const [product] = await catalogue(store)
    if (!product) throw new Error('The catalogue is empty')
    const cents = toCents(product.price)
    await open(page, '/products')
    const price = cardsOf(page).first().locator('[data-price]').first()
    const format = (currency: string, amount: number) =>
      amount.toLocaleString('en-US', { style: 'currency', currency })
    await expect(price).toHaveText(format('USD', cents / 100))

    const choose = async (code: string) => {
      await banner(page)
        .getByRole('button', { name: /^Currency/ })
        .click()
      await page.getByRole('combobox', { name: 'Search currencies' }).fill(code)
      await page.keyboard.press('Enter')
      await expect(banner(page).getByRole('button', { name: /^Currency/ })).toHaveAccessibleName(
        `Currency ${code}`,
      )
    }
    // One that is none counts as no choice.
    await page.evaluate(() => localStorage.setItem('preferredCurrency', 'XXX'))
    await page.reload()
    await expect(price).toHaveText(format('USD', cents / 100))
    await expect(banner(page).getByRole('button', { name: 'Currency USD' })).toBeVisible()
    await banner(page)
      .getByRole('button', { name: /^Currency/ })
      .click()
    const list = page.getByRole('listbox', { name: 'Currency' })
    await expect(list.getByRole('option')).toHaveCount(30)
    await expect(list.locator('use[href^="/images/flags.svg#"]')).toHaveCount(30)
    expect((await page.request.get(`${store.url}/images/flags.svg`)).status()).toBe(200)
    await page.keyboard.press('Escape')

    await choose('EUR')
    await expect(price).toHaveText(format('EUR', Math.round(cents * 0.85) / 100))
    await expect(page.locator('[data-price]').filter({ hasText: '$' })).toHaveCount(0)
    await choose('JPY')
    await expect(price).toHaveText(format('JPY', Math.round(cents * 1.1)))
    await page.reload()
    await expect(price).toHaveText(format('JPY', Math.round(cents * 1.1)))
    await banner(page).getByRole('link', { name: 'View Deals', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Deals')
    for (const shown of await pricesOf(page)) expect(shown).toMatch(/^¥[\d,]+$/)
    expect(await page.evaluate(() => localStorage.getItem('preferredCurrency'))).toBe('JPY')
  })

  test('are charged in US dollars, of which cart and checkout say about how much it is', async ({
    page,
    store,
  }) => {
    const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
    await rememberCurrency(page, 'EUR')
    await open(page, `/products/${product.slug}`)
    await addShownProduct(page)
    await banner(page).getByRole('button', { name: /^Cart/ }).click()
    const total = drawerOf(page).locator('[data-cart-total]')
    await expect(total).toHaveText(/^\$/)
    const cents = toCents(((await total.textContent()) ?? '').replace(/[^\d.]/g, ''))
    expect(cents).toBe(toCents(product.price))
    await expect(drawerOf(page).getByText(/each$/)).toHaveText(/^\$/)
    await expect(
      drawerOf(page).getByText(`about ${formatPrice(cents, { from: 'USD', to: 'EUR' }, 'en')}`, {
        exact: true,
      }),
    ).toBeVisible()
    await drawerOf(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
    const summary = page.getByRole('region', { name: 'Order Summary' })
    await expect(summary.getByText(/^about €[\d,.]+$/)).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
