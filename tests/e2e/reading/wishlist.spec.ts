import type { Product } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { hold } from '../calls'
import {
  catalogue,
  expect,
  oneOf,
  open,
  type Page,
  type ReadStore,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

const heart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true })
const headerLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', {
    name: count === 0 ? 'Wishlist' : `Wishlist, ${count} product${count === 1 ? '' : 's'}`,
    exact: true,
  })
const cartButton = (page: Page, items: number) =>
  page.getByRole('button', {
    name: items === 0 ? 'Cart' : `Cart, ${items} item${items === 1 ? '' : 's'}`,
    exact: true,
  })
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const names = (page: Page) => rows(page).getByRole('heading')
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist'))

/** Products in stock, in a different order than any list. */
async function buyable(store: ReadStore, count: number): Promise<Product[]> {
  const products = (await catalogue(store)).filter(({ inStock }) => inStock)
  return [7, 2, 11, 5].slice(0, count).map((place) => {
    const product = products[place]
    if (!product) throw new Error('The catalogue has too few products')
    return product
  })
}

/** Opens the page with an existing wishlist, set only once: later changes persist. */
async function openWishlist(page: Page, stored: string, path = '/wishlist'): Promise<void> {
  await page.addInitScript((list) => {
    if (sessionStorage.getItem('prepared')) return
    sessionStorage.setItem('prepared', 'yes')
    localStorage.setItem('wishlist', list)
  }, stored)
  await open(page, path)
}

const listOf = (...products: { id: number }[]) => JSON.stringify(products.map(({ id }) => id))

test.describe('2 Screens: wishlist button', () => {
  test('adds a product from its page, and removes it', async ({ page, store }) => {
    const [product] = await buyable(store, 1)
    await open(page, `/products/${product?.slug}`)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(headerLink(page, 0)).toBeVisible()
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(headerLink(page, 1)).toHaveAttribute('href', '/wishlist')
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await headerLink(page, 1).click()
    await expect(names(page)).toHaveText([product?.name ?? ''])
    await page.goBack()
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(headerLink(page, 0)).toBeVisible()
    expect(await saved(page)).toBe('[]')
  })

  test('is on every card, with the product in its name', async ({ page, store }) => {
    const [first, second] = await catalogue(store)
    await open(page, '/products')
    for (const product of [second, first]) {
      const button = page.getByRole('button', { name: `Wishlist: ${product?.name}`, exact: true })
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(page).toHaveURL(/\/products$/)
    expect(await saved(page)).toBe(`[${second?.id},${first?.id}]`)
    await headerLink(page, 2).click()
    // In the order they were added.
    await expect(names(page)).toHaveText([second?.name ?? '', first?.name ?? ''])
  })

  test('is the same in all tabs', THOROUGH, async ({ page, store, context }) => {
    const [first, second] = await buyable(store, 2)
    await open(page, `/products/${first?.slug}`)
    const other = await context.newPage()
    await open(other, `/products/${second?.slug}`)
    await heart(other).click()
    await expect(headerLink(page, 1)).toBeVisible()
    await heart(page).click()
    await expect(headerLink(other, 2)).toBeVisible()
    await open(other, '/wishlist')
    await expect(names(other)).toHaveText([second?.name ?? '', first?.name ?? ''])
    await heart(page).click()
    await expect(names(other)).toHaveText([second?.name ?? ''])
  })

  test('says so when the list is full', THOROUGH, async ({ page, store }) => {
    const [product] = await buyable(store, 1)
    const full = Array.from({ length: 200 }, (_, index) => 1_000_000 + index)
    await openWishlist(page, JSON.stringify(full), `/products/${product?.slug}`)
    await expect(headerLink(page, 200)).toHaveText(/99\+/)
    await heart(page).click()
    await expect(page.getByText('Your wishlist is full', { exact: true })).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    expect(JSON.parse((await saved(page)) ?? '')).toEqual(full)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('leads to the list from the side menu', THOROUGH, async ({ page, store }) => {
      const [product] = await buyable(store, 1)
      await open(page, `/products/${product?.slug}`)
      await heart(page).click()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('link', { name: 'Wishlist, 1 product' }).click()
      await expect(page).toHaveURL(/\/wishlist$/)
      await expect(menu).toBeHidden()
      await expect(names(page)).toHaveText([product?.name ?? ''])
    })
  })
})

test.describe('12 Wishlist page', () => {
  test('is empty at first, and says what to do', async ({ page }) => {
    await open(page, '/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
    await expect(page.getByText('Your wishlist is empty', { exact: true })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Browse products' }),
    ).toHaveAttribute('href', '/products')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  for (const garbage of ['{"a":', '"[1,2]"', 'null', '[{"id":1},"2",-3,1.5,null,"<img src=x>"]'])
    test(`takes no harm from what it did not write (${garbage})`, THOROUGH, async ({ page }) => {
      await openWishlist(page, garbage)
      await expect(page.getByText('Your wishlist is empty', { exact: true })).toBeVisible()
    })

  test('shows products in the order of adding, with price and stock', async ({ page, store }) => {
    const [first, second] = await buyable(store, 2)
    const soldOut = oneOf(await catalogue(store), ({ inStock }) => !inStock)
    if (!first || !second) throw new Error('The catalogue is empty')
    await openWishlist(page, listOf(first, soldOut, second))
    await expect(names(page)).toHaveText([first.name, soldOut.name, second.name])
    await expect(page.getByText('3 products', { exact: true })).toBeVisible()
    const row = rows(page).first()
    await expect(row.getByRole('link', { name: first.name })).toHaveAttribute(
      'href',
      `/products/${first.slug}`,
    )
    await expect(row.locator('[data-price]').first()).toHaveText(
      Number(first.price).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    )
    const unavailable = page.getByRole('button', { name: `Out of Stock: ${soldOut.name}` })
    await expect(unavailable).toBeDisabled()
  })

  test('moves a product to the cart, and back by Undo', async ({ page, store }) => {
    const [first, second] = await buyable(store, 2)
    if (!first || !second) throw new Error('The catalogue is empty')
    await openWishlist(page, listOf(first, second))
    await page.getByRole('button', { name: `Move to Cart: ${first.name}` }).click()
    await expect(names(page)).toHaveText([second.name])
    await expect(cartButton(page, 1)).toBeVisible()
    await expect(page.getByText('Moved to your cart', { exact: true })).toBeVisible()
    expect(await saved(page)).toBe(listOf(second))
    // The focus moves to the product that took its place.
    await expect(page.getByRole('link', { name: second.name })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(names(page)).toHaveText([first.name, second.name])
    await expect(cartButton(page, 0)).toBeVisible()
    expect(await saved(page)).toBe(listOf(first, second))
    const session = await page.evaluate(() => localStorage.getItem('cartSessionId') ?? '')
    await expect
      .poll(async () => (await apiClient(store.url).call('/api/cart', { session })).body)
      .toEqual([])
  })

  test('removes a product, and brings it back by Undo', async ({ page, store }) => {
    const [first, second, third] = await buyable(store, 3)
    if (!first || !second || !third) throw new Error('The catalogue is empty')
    await openWishlist(page, listOf(first, second, third))
    await page.getByRole('button', { name: `Remove: ${second.name}` }).click()
    await expect(names(page)).toHaveText([first.name, third.name])
    await expect(headerLink(page, 2)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(names(page)).toHaveText([first.name, second.name, third.name])
    for (const { name } of [first, second, third])
      await page.getByRole('button', { name: `Remove: ${name}` }).click()
    await expect(page.getByText('Your wishlist is empty', { exact: true })).toBeVisible()
    await expect(cartButton(page, 0)).toBeVisible()
  })

  test('adds all to the cart, each once', async ({ page, store }) => {
    const products = await buyable(store, 3)
    const soldOut = oneOf(await catalogue(store), ({ inStock }) => !inStock)
    await openWishlist(page, listOf(...products, soldOut))
    const all = page.getByRole('button', { name: 'Add all to cart' })
    await all.click()
    await expect(cartButton(page, 3)).toBeVisible()
    await expect(page.getByText('3 products were added to your cart.')).toBeVisible()
    await expect(all).toBeEnabled()
    await all.click()
    await expect(
      page.getByText('Everything on your list that can be bought is in your cart already.'),
    ).toBeVisible()
    await expect(cartButton(page, 3)).toBeVisible()
    await expect(rows(page)).toHaveCount(4)
  })

  test('says what is no longer sold, and lets it be removed', async ({ page, store }) => {
    const [first] = await buyable(store, 1)
    if (!first) throw new Error('The catalogue is empty')
    await openWishlist(page, `[999998,${first.id},999999]`)
    await expect(names(page)).toHaveText([first.name])
    await expect(page.getByText('2 products on your list are no longer sold.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove them from the list' }).click()
    await expect(page.getByText(/no longer sold/)).toHaveCount(0)
    await expect(names(page)).toHaveText([first.name])
    expect(await saved(page)).toBe(listOf(first))
  })

  test('asks for a long list in parts', THOROUGH, async ({ page, store }) => {
    const all = await catalogue(store)
    expect(all.length).toBeGreaterThan(100)
    await openWishlist(page, listOf(...all))
    await expect(names(page)).toHaveText(all.map(({ name }) => name))
  })

  test('shows placeholders while it loads', THOROUGH, async ({ page, store }) => {
    const products = await buyable(store, 4)
    const release = await hold(page, '**/api/products?*')
    await openWishlist(page, listOf(...products))
    await expect(page.locator('[data-skeleton]')).toHaveCount(4)
    release()
    await expect(names(page)).toHaveText(products.map(({ name }) => name))
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  })

  test.describe('without an answer', () => {
    // The browser itself reports the calls that the tests break.
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('offers to try again', async ({ page, store }) => {
      const [first] = await buyable(store, 1)
      if (!first) throw new Error('The catalogue is empty')
      await page.route('**/api/products?*', (route) => route.abort())
      await openWishlist(page, listOf(first))
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('Your wishlist could not be loaded')
      expect(await saved(page)).toBe(listOf(first))
      await page.unroute('**/api/products?*')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(names(page)).toHaveText([first.name])
    })

    test('keeps on the list what was not added to the cart', async ({ page, store }) => {
      const [first] = await buyable(store, 1)
      if (!first) throw new Error('The catalogue is empty')
      await openWishlist(page, listOf(first))
      await page.route('**/api/cart', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: { message: 'Internal error' } })
          : route.continue(),
      )
      await page.getByRole('button', { name: `Move to Cart: ${first.name}` }).click()
      await expect(page.getByText('Failed to add item to cart. Please try again.')).toBeVisible()
      await expect(names(page)).toHaveText([first.name])
      await expect(cartButton(page, 0)).toBeVisible()
    })
  })
})

test.describe('2 Screens: share button', () => {
  const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })

  test('opens the device’s own dialog where there is one', async ({ page, store }) => {
    const [product] = await buyable(store, 1)
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] as ShareData[] })
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          ;(window as unknown as { shared: ShareData[] }).shared.push(data)
        },
      })
    })
    await open(page, `/de/product/${product?.id}?from=mail`)
    await page.getByRole('button', { name: 'Teilen', exact: true }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    expect(shared).toEqual([
      { title: product?.name, url: `${store.url}/de/products/${product?.slug}` },
    ])
  })

  test('does nothing more when that dialog is closed', THOROUGH, async ({ page, store }) => {
    const [product] = await buyable(store, 1)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(new DOMException('Share canceled', 'AbortError')),
      })
    })
    await open(page, `/products/${product?.slug}`)
    await share(page).click()
    await page.waitForTimeout(300)
    await expect(page.getByText('Link copied')).toHaveCount(0)
    await expect(page.getByLabel('Copy this address')).toHaveCount(0)
  })

  test('copies the link elsewhere', THOROUGH, async ({ page, store, context }) => {
    const [product] = await buyable(store, 1)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    await open(page, `/products/${product?.slug}`)
    await share(page).click()
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${store.url}/products/${product?.slug}`,
    )
  })

  test(
    'shows the address to be copied by hand when all is refused',
    THOROUGH,
    async ({ page, store }) => {
      const [product] = await buyable(store, 1)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
      })
      await open(page, `/products/${product?.slug}`)
      await share(page).click()
      const field = page.getByLabel('Copy this address')
      await expect(field).toHaveValue(`${store.url}/products/${product?.slug}`)
      await expect(field).toBeFocused()
      expect(await page.evaluate(() => String(getSelection()))).toContain(product?.slug)
    },
  )
})
