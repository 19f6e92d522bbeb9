import { filledIn } from '@/tests/setup/in-words'
import {
  DIRECTIONS,
  expectNoViolations,
  expectNoViolationsAtBothWidths,
  expectWholePage,
  openIn,
  richProduct,
  soldOutProduct,
} from './accessible'
import { hold } from './calls'
import {
  addShownProduct,
  button,
  catalogue,
  DESKTOP,
  drawerOf,
  expect,
  type Page,
  PHONE,
  THOROUGH,
  test,
} from './fixtures'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const alert = (page: Page) => main(page).getByRole('alert')

/** Makes API calls fail, as without a connection. */
const breakCalls = (page: Page, calls: string) => page.route(calls, (route) => route.abort())

// Each checks several states at two widths.
for (const direction of DIRECTIONS) {
  const { dir, locale, said } = direction
  const begins = (text: string) => new RegExp(`^${said(text)}`)

  test.describe(`11 Accessibility: states of the shop have no faults (${dir})`, () => {
    // The browser itself reports the calls that the tests break.
    test.use({
      viewport: DESKTOP,
      expectedConsole: [/Failed to load resource/],
    })

    test('a filtered list, a product, its pictures and the cart', async ({ page, store }) => {
      const { name, slug } = await richProduct(store)
      await test.step('list: filters', async () => {
        await openIn(page, direction, '/products')
        await expectWholePage(page, said('All Products'))
        const filters = page.getByRole('region', { name: said('Filters') })
        await filters.getByRole('checkbox').first().check()
        await filters
          .getByRole('combobox', { name: said('Category') })
          .selectOption('operating-systems')
        await expect(filters.getByRole('button', { name: said('Clear All') })).toBeEnabled()
        await expectNoViolationsAtBothWidths(page)
        await page.setViewportSize(PHONE)
        await button(page, begins('Filters')).click()
        await expect(dialog(page, said('Filters'))).toBeVisible()
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
        await page.setViewportSize(DESKTOP)
      })
      await test.step('product: features, the address to copy, a failed call', async () => {
        await page.addInitScript(() => {
          for (const way of ['share', 'clipboard'])
            Object.defineProperty(navigator, way, { value: undefined })
        })
        await openIn(page, direction, `/products/${slug}`)
        await expectWholePage(page, /\w/)
        await page.getByRole('tab', { name: said('Requirements'), exact: true }).click()
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(said('Requirements'))
        await button(page, said('Share')).click()
        await expect(page.getByLabel(said('Copy this address'))).toBeVisible()
        await breakCalls(page, '**/api/cart')
        await button(page, said('Add to Cart')).click()
        await expect(
          page.getByText(said('Failed to add item to cart. Please try again.')),
        ).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await page.unroute('**/api/cart')
      })
      await test.step('its pictures, zoomed and on the whole screen', async () => {
        const gallery = page.getByRole('group', { name: said('Product pictures') })
        for (const control of ['Next', 'Zoom in'])
          await gallery.getByRole('button', { name: said(control), exact: true }).click()
        await gallery.getByRole('button', { name: said('Fullscreen') }).click()
        await expect(
          dialog(page, filledIn(locale, 'gallery.fullscreenTitle', { name })),
        ).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await page.keyboard.press('Escape')
        await expect(
          dialog(page, filledIn(locale, 'gallery.fullscreenTitle', { name })),
        ).toBeHidden()
      })
      await test.step('cart: filled', async () => {
        await addShownProduct(page, locale)
        await button(page, filledIn(locale, 'cart.openWithCount', { count: 1 })).click()
        await expect(
          drawerOf(page, locale).getByRole('link', { name: said('Proceed to Checkout') }),
        ).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
      })
    })

    // Roles, names and states: components/catalog, components/cart and components/content/help.
    test(
      'lists and searches: filters, loading, no result, no answer',
      THOROUGH,
      async ({ page }) => {
        await test.step('list: filters, loading, no result, no answer', async () => {
          await openIn(page, direction, '/products')
          const filters = page.getByRole('region', { name: said('Filters') })
          await filters.getByRole('checkbox').first().check()
          await filters
            .getByRole('combobox', { name: said('Category') })
            .selectOption('operating-systems')
          await expect(filters.getByRole('button', { name: said('Clear All') })).toBeEnabled()
          await expectNoViolationsAtBothWidths(page)

          await page.setViewportSize(PHONE)
          await button(page, begins('Filters')).click()
          await expect(dialog(page, said('Filters'))).toBeVisible()
          await expectNoViolations(page)
          await page.keyboard.press('Escape')
          await page.setViewportSize(DESKTOP)

          await page
            .getByRole('searchbox', { name: said('Search products') })
            .fill('no such software')
          await expect(page.getByText(said('No products found'), { exact: true })).toBeVisible()
          await expectNoViolationsAtBothWidths(page)

          const answer = await hold(page, '**/api/products?*', (route) => route.abort())
          await filters.getByRole('button', { name: said('Clear All') }).click()
          await page
            .getByRole('combobox', { name: said('Sort') })
            .selectOption(said('Newest First'))
          await expect(page.locator('[data-skeleton]').first()).toBeVisible()
          await expectNoViolationsAtBothWidths(page)
          answer()
          await expect(alert(page)).toContainText(said('The products could not be loaded'))
          await expectNoViolationsAtBothWidths(page)
        })
        await test.step('list: more that cannot be loaded', async () => {
          await openIn(page, direction, '/products')
          await breakCalls(page, '**/api/products?*')
          await button(page, said('Load more')).click()
          await expect(
            page.getByText(said('More products could not be loaded. Try again.')),
          ).toBeVisible()
          await expectNoViolationsAtBothWidths(page)
        })
        await test.step('search: no answer', async () => {
          await breakCalls(page, '**/api/products?*')
          await openIn(page, direction, '/search?q=norton')
          await expect(alert(page)).toContainText(said('The products could not be loaded'))
          await expectNoViolationsAtBothWidths(page)
        })
      },
    )

    test(
      'product: each tab, the address to copy, a failed call, pictures on the whole screen',
      THOROUGH,
      async ({ page, store }) => {
        await test.step('product: each tab, the address to copy, a failed call', async () => {
          await page.addInitScript(() => {
            for (const name of ['share', 'clipboard'])
              Object.defineProperty(navigator, name, { value: undefined })
          })
          await openIn(page, direction, `/products/${(await richProduct(store)).slug}`)
          for (const name of ['Features', 'Requirements', 'Delivery'].map((tab) => said(tab))) {
            await page.getByRole('tab', { name, exact: true }).click()
            await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
            await expectNoViolationsAtBothWidths(page)
          }
          await button(page, said('Share')).click()
          await expect(page.getByLabel(said('Copy this address'))).toBeVisible()
          await breakCalls(page, '**/api/cart')
          await button(page, said('Add to Cart')).click()
          await expect(
            page.getByText(said('Failed to add item to cart. Please try again.')),
          ).toBeVisible()
          await expectNoViolationsAtBothWidths(page)
        })
        await test.step('product: pictures, zoomed and on the whole screen', async () => {
          const { name, slug } = await richProduct(store)
          await openIn(page, direction, `/products/${slug}`)
          const gallery = page.getByRole('group', { name: said('Product pictures') })
          for (const control of ['Next', 'Zoom in'])
            await gallery.getByRole('button', { name: said(control), exact: true }).click()
          await page.keyboard.press('Tab')
          await expect(page.getByRole('tooltip')).toHaveText(said('Fullscreen'))
          await expectNoViolations(page)
          await expectNoViolationsAtBothWidths(page)
          await gallery.getByRole('button', { name: said('Fullscreen') }).click()
          await expect(
            dialog(page, filledIn(locale, 'gallery.fullscreenTitle', { name })),
          ).toBeVisible()
          await expectNoViolationsAtBothWidths(page)
        })
      },
    )

    test(
      'cart: empty, a toast, filled, not saved, no answer',
      THOROUGH,
      async ({ page, store }) => {
        await test.step('cart: empty, a toast, filled, not saved', async () => {
          await openIn(page, direction, `/products/${(await richProduct(store)).slug}`)
          await button(page, said('Cart')).click()
          await expect(
            drawerOf(page, locale).getByText(said('Your cart is empty', 'cart.emptyTitle'), {
              exact: true,
            }),
          ).toBeVisible()
          await expectNoViolationsAtBothWidths(page)
          await page.keyboard.press('Escape')

          await addShownProduct(page, locale)
          const toast = page.getByText(said('Added to Cart!'), { exact: true })
          await expect(toast).toBeVisible()
          // A notice under the mouse stays.
          await toast.hover()
          await expectNoViolations(page)
          await expect(toast).toBeVisible()
          await button(page, filledIn(locale, 'cart.openWithCount', { count: 1 })).click()
          await expect(
            drawerOf(page, locale).getByRole('link', { name: said('Proceed to Checkout') }),
          ).toBeVisible()
          await expectNoViolationsAtBothWidths(page)
          await breakCalls(page, '**/api/cart/*')
          await drawerOf(page, locale)
            .getByRole('button', { name: begins('Increase') })
            .click()
          await expect(
            page.getByText(said('Your cart could not be updated. Please try again.')),
          ).toBeVisible()
          await expectNoViolations(page)
        })
        await test.step('cart: no answer', async () => {
          await breakCalls(page, '**/api/cart')
          await page.addInitScript(() =>
            localStorage.setItem('cartSessionId', 'of-an-earlier-visit'),
          )
          await openIn(page, direction, '/categories')
          await button(page, said('Cart')).click()
          await expect(
            drawerOf(page, locale).getByText(said('Your cart could not be loaded.')),
          ).toBeVisible()
          await expectNoViolationsAtBothWidths(page)
        })
      },
    )

    test('wishlist: filled, a toast, no answer', THOROUGH, async ({ page, store }) => {
      const [product, soldOut] = [await richProduct(store), await soldOutProduct(store)]
      const other = (await catalogue(store)).find(({ id }) => id !== product.id)
      const list = JSON.stringify([product.id, soldOut.id, other?.id, 999_999])
      await page.addInitScript((saved) => localStorage.setItem('wishlist', saved), list)
      await openIn(page, direction, '/wishlist')
      await expect(button(page, `${said('Out of Stock')}: ${soldOut.name}`)).toBeDisabled()
      await expect(
        page.getByText(filledIn(locale, 'wishlistPage.gone', { count: 1 })),
      ).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
      await button(page, `${said('Remove')}: ${product.name}`).click()
      await button(page, said('Undo')).hover()
      await expectNoViolations(page)
      await expect(button(page, said('Undo'))).toBeVisible()

      await breakCalls(page, '**/api/products?*')
      await openIn(page, direction, '/wishlist')
      await expect(alert(page)).toContainText(said('Your wishlist could not be loaded'))
      await expectNoViolationsAtBothWidths(page)
    })

    test('help: answers open, a search without result, no answer', THOROUGH, async ({ page }) => {
      await openIn(page, direction, '/help')
      for (const question of await main(page).locator('summary').all()) await question.click()
      const field = page.getByRole('searchbox', { name: said('Search the Help Center') })
      await field.fill('zebra')
      await expect(
        main(page)
          .getByText(filledIn(locale, 'helpSearch.none', { query: 'zebra' }))
          .last(),
      ).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
      await breakCalls(page, '**/api/help/search*')
      await field.fill('refund')
      await expect(
        alert(page).filter({ hasText: said('The search does not answer right now.') }),
      ).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
    })
  })
}
