import type { Product } from '@/lib/catalog/contracts'
import { formatUsd, toCents } from '@/lib/core/money'
import { apiClient } from '@/tests/setup/api-client'
import { hold } from '../calls'
import {
  addShownProduct,
  catalogue,
  drawerOf,
  expect,
  open,
  type Page,
  type ReadStore,
  readingTest as test,
} from '../fixtures'

const cartButton = (page: Page, items: number) =>
  page.getByRole('button', {
    name: items === 0 ? 'Cart' : `Cart, ${items} item${items === 1 ? '' : 's'}`,
    exact: true,
  })

const rowOf = (page: Page, { name }: Product) =>
  drawerOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

const quantityOf = (page: Page, product: Product) =>
  rowOf(page, product).getByRole('status', { name: 'Quantity' })

const increase = (page: Page, product: Product) =>
  drawerOf(page).getByRole('button', { name: `Increase: ${product.name}`, exact: true })

const decrease = (page: Page, product: Product) =>
  drawerOf(page).getByRole('button', { name: `Decrease: ${product.name}`, exact: true })

const usd = (lines: { product: Product; quantity: number }[]) =>
  formatUsd(lines.reduce((sum, line) => sum + toCents(line.product.price) * line.quantity, 0))

const totalOf = (page: Page) => drawerOf(page).locator('[data-cart-total]')

/** Two products in stock with different prices. */
async function twoProducts(store: ReadStore): Promise<[Product, Product]> {
  const [first, ...others] = (await catalogue(store)).filter(({ inStock }) => inStock)
  const second = others.find(({ price }) => price !== first?.price)
  if (!first || !second) throw new Error('The catalogue has no two such products')
  return [first, second]
}

/** Opens a page with these products in the cart, with its drawer open. */
async function openCartWith(
  page: Page,
  store: ReadStore,
  lines: { product: Product; quantity: number }[],
): Promise<{ session: string }> {
  const { call, session } = apiClient(store.url)
  for (const { product, quantity } of lines)
    await call('/api/cart', { method: 'POST', body: { productId: product.id, quantity } })
  await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
  await open(page, '/categories')
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  await cartButton(page, items).click()
  await expect(drawerOf(page)).toBeVisible()
  return { session }
}

/** The cart on the server: product ids with their quantities. */
async function savedCart(store: ReadStore, session: string) {
  const { body } = await apiClient(store.url).call('/api/cart', { session })
  return body.map(({ productId, quantity }: { productId: number; quantity: number }) => ({
    productId,
    quantity,
  }))
}

test.describe('2 Screens: cart drawer', () => {
  test('says that it is empty, and returns the focus', async ({ page }) => {
    await open(page, '/categories')
    const opener = cartButton(page, 0)
    await opener.click()
    const drawer = drawerOf(page)
    await expect(drawer.getByText('Your cart is empty', { exact: true })).toBeVisible()
    await expect(drawer.getByText('Add some software to get started!')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0)
    await drawer.getByRole('button', { name: 'Continue Shopping' }).click()
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab')
      await expect(drawer.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('opens from the right, with lines, quantities, total and the way to the checkout', async ({
    page,
    store,
  }) => {
    const [first, second] = await twoProducts(store)
    const lines = [
      { product: first, quantity: 2 },
      { product: second, quantity: 1 },
    ]
    await openCartWith(page, store, lines)
    const drawer = drawerOf(page)
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox()
        return box && box.x + box.width
      })
      .toBe(page.viewportSize()?.width)
    // The badge counts lines, the header's counts units.
    await expect(drawer.getByRole('img', { name: '2 products' })).toHaveText('2')
    await expect(drawer.getByRole('list', { name: 'Shopping Cart' }).getByRole('link')).toHaveText([
      first.name,
      second.name,
    ])
    await expect(quantityOf(page, first)).toHaveText('2')
    await expect(rowOf(page, first)).toContainText(`${formatUsd(toCents(first.price))} each`)
    await expect(rowOf(page, first)).toContainText(usd(lines.slice(0, 1)))
    await expect(totalOf(page)).toHaveText(usd(lines))
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByText(first.name, { exact: true }).first()).toBeVisible()
  })

  test('changes quantities, and removes below 1', async ({ page, store }) => {
    const [first, second] = await twoProducts(store)
    const { session } = await openCartWith(page, store, [
      { product: first, quantity: 1 },
      { product: second, quantity: 1 },
    ])
    await increase(page, first).click()
    await increase(page, first).click()
    await expect(quantityOf(page, first)).toHaveText('3')
    await expect(totalOf(page)).toHaveText(
      usd([
        { product: first, quantity: 3 },
        { product: second, quantity: 1 },
      ]),
    )
    await decrease(page, first).click()
    await expect(quantityOf(page, first)).toHaveText('2')
    await expect
      .poll(() => savedCart(store, session))
      .toEqual([
        { productId: first.id, quantity: 2 },
        { productId: second.id, quantity: 1 },
      ])
    await decrease(page, second).click()
    await expect(rowOf(page, second)).toHaveCount(0)
    await expect(drawerOf(page).getByRole('img', { name: '1 product' })).toHaveText('1')
    await expect(totalOf(page)).toHaveText(usd([{ product: first, quantity: 2 }]))
    await drawerOf(page)
      .getByRole('button', { name: `Remove: ${first.name}` })
      .click()
    await expect(drawerOf(page).getByText('Your cart is empty', { exact: true })).toBeVisible()
    await expect.poll(() => savedCart(store, session)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(cartButton(page, 0)).toBeVisible()
  })

  test('survives a reload and is the same in a second tab', async ({ page, store, context }) => {
    const [first, second] = await twoProducts(store)
    await open(page, `/products/${first.slug}`)
    await addShownProduct(page)
    await page.reload()
    await expect(cartButton(page, 1)).toBeVisible()
    const other = await context.newPage()
    await open(other, `/products/${second.slug}`)
    await expect(cartButton(other, 1)).toBeVisible()
    await addShownProduct(other)
    await expect(cartButton(other, 2)).toBeVisible()
    await open(page, '/categories')
    await cartButton(page, 2).click()
    await expect(rowOf(page, first)).toBeVisible()
    await expect(rowOf(page, second)).toBeVisible()
    await expect(totalOf(page)).toHaveText(
      usd([
        { product: first, quantity: 1 },
        { product: second, quantity: 1 },
      ]),
    )
  })

  test('knows the link that led to the store, also after further pages', async ({
    page,
    store,
  }) => {
    const [product] = await twoProducts(store)
    await open(page, '/products?utm_source=News&utm_medium=email&utm_campaign=Summer')
    await page.getByRole('main').getByRole('link', { name: product.name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    const added = page.waitForRequest(
      (request) => request.url().endsWith('/api/cart') && request.method() === 'POST',
    )
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    expect((await added).postDataJSON()).toMatchObject({
      source: { source: 'news', medium: 'email', campaign: 'summer' },
    })
    await expect(cartButton(page, 1)).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toMatch(
      /summer/i,
    )
  })

  test('increases what is there already when it is added again', async ({ page, store }) => {
    const [first] = await twoProducts(store)
    await open(page, `/products/${first.slug}`)
    await addShownProduct(page)
    await expect(page.getByRole('main').getByRole('button', { name: 'Added!' })).toBeVisible()
    await addShownProduct(page)
    await cartButton(page, 2).click()
    await expect(quantityOf(page, first)).toHaveText('2')
    await expect(drawerOf(page).getByRole('img', { name: '1 product' })).toBeVisible()
  })
})

test.describe('4 States: cart changes', () => {
  test('are shown before the server has answered', async ({ page, store }) => {
    const [first] = await twoProducts(store)
    const { session } = await openCartWith(page, store, [{ product: first, quantity: 1 }])
    const release = await hold(page, '**/api/cart/*')
    await increase(page, first).click()
    await expect(quantityOf(page, first)).toHaveText('2')
    await expect(totalOf(page)).toHaveText(usd([{ product: first, quantity: 2 }]))
    expect(await savedCart(store, session)).toEqual([{ productId: first.id, quantity: 1 }])
    release()
    await expect
      .poll(() => savedCart(store, session))
      .toEqual([{ productId: first.id, quantity: 2 }])
    await expect(quantityOf(page, first)).toHaveText('2')
  })

  test.describe('that fail', () => {
    // The browser itself reports the calls that the tests break.
    test.use({ expectedConsole: [/Failed to load resource/] })

    for (const method of ['PATCH', 'DELETE'] as const)
      test(`are taken back with an error (${method})`, async ({ page, store }) => {
        const [first] = await twoProducts(store)
        await openCartWith(page, store, [{ product: first, quantity: 1 }])
        let refuse = () => {}
        const refused = new Promise<void>((resolve) => {
          refuse = resolve
        })
        const methods: string[] = []
        await page.route('**/api/cart/*', async (route) => {
          // What the drawer suggests is read beside.
          if (route.request().method() === 'GET') return route.fallback()
          methods.push(route.request().method())
          await refused
          await route.fulfill({ status: 500, json: { message: 'Internal error' } })
        })
        if (method === 'PATCH') {
          await increase(page, first).click()
          await expect(quantityOf(page, first)).toHaveText('2')
        } else {
          await decrease(page, first).click()
          await expect(rowOf(page, first)).toHaveCount(0)
        }
        refuse()
        await expect(
          page.getByText('Your cart could not be updated. Please try again.'),
        ).toBeVisible()
        await expect(quantityOf(page, first)).toHaveText('1')
        await expect(totalOf(page)).toHaveText(usd([{ product: first, quantity: 1 }]))
        // Writes are repeated once.
        expect(methods).toEqual([method, method])
      })

    test('leave a cart that can not be loaded to be tried again', async ({ page, store }) => {
      const [first] = await twoProducts(store)
      await page.route('**/api/cart', (route) => route.abort())
      await page.addInitScript(() => localStorage.setItem('cartSessionId', 'nobody-knows-it-yet'))
      await open(page, `/products/${first.slug}`)
      await cartButton(page, 0).click()
      const alert = drawerOf(page).getByRole('alert')
      await expect(alert).toHaveText('Your cart could not be loaded.')
      await page.unroute('**/api/cart')
      await drawerOf(page).getByRole('button', { name: 'Try again' }).click()
      await expect(drawerOf(page).getByText('Your cart is empty', { exact: true })).toBeVisible()
    })
  })
})

test.describe('9 Business constants: currencies', () => {
  test('the cart stays in US dollars whatever the display currency', async ({ page, store }) => {
    const [first] = await twoProducts(store)
    await page.addInitScript(() => localStorage.setItem('preferredCurrency', 'EUR'))
    await open(page, `/products/${first.slug}`)
    await expect(page.getByRole('main').locator('[data-price]').first()).toHaveText(/^€/)
    await addShownProduct(page)
    await cartButton(page, 1).click()
    await expect(totalOf(page)).toHaveText(formatUsd(toCents(first.price)))
    await expect(rowOf(page, first)).toContainText(`${formatUsd(toCents(first.price))} each`)
    await expect(drawerOf(page).getByText(/€/)).toHaveText(/^about €[\d.,]+$/)
  })
})

test.describe('2 Screens: cart drawer in Arabic', () => {
  test('opens from the left', async ({ page }) => {
    await open(page, '/ar/categories')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await cartButton(page, 0).click()
    await expect.poll(async () => (await drawerOf(page).boundingBox())?.x).toBe(0)
    const width = page.viewportSize()?.width ?? 0
    expect((await drawerOf(page).boundingBox())?.width).toBeLessThan(width / 2)
  })
})
