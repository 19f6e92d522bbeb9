import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { apiClient } from '@/tests/setup/api-client'
import { beginsInWords } from '@/tests/setup/in-words'
import {
  addShownProduct,
  banner,
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

const usd = (lines: { product: Product; quantity: number }[]) =>
  formatMoney(
    lines.reduce((sum, line) => sum + toCents(line.product.price) * line.quantity, 0),
    'USD',
    'en',
  )

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

test.describe('2 Screens: cart drawer', () => {
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
    await expect(rowOf(page, first)).toContainText(
      `${formatMoney(toCents(first.price), 'USD', 'en')} each`,
    )
    await expect(rowOf(page, first)).toContainText(usd(lines.slice(0, 1)))
    await expect(totalOf(page)).toHaveText(usd(lines))
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByText(first.name, { exact: true }).first()).toBeVisible()

    // In Arabic it opens from the left.
    await open(page, '/ar/categories')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await banner(page)
      .getByRole('button', { name: beginsInWords('ar', 'Cart') })
      .click()
    const arabic = drawerOf(page, 'ar')
    await expect.poll(async () => (await arabic.boundingBox())?.x).toBe(0)
    const width = page.viewportSize()?.width ?? 0
    expect((await arabic.boundingBox())?.width).toBeLessThan(width / 2)
  })

  test('increases what is added again, survives a reload, and is the same in a second tab and language', async ({
    page,
    store,
    context,
  }) => {
    const [first, second] = await twoProducts(store)
    const sessions: (string | undefined)[] = []
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/cart')
        sessions.push(request.headers()['x-session-id'])
    })
    const saved = () => page.evaluate(() => localStorage.getItem('cartSessionId'))
    await open(page, `/products/${first.slug}`)
    await addShownProduct(page)
    const id = await saved()
    expect(id).toMatch(/^[\x21-\x7e]{8,200}$/)
    await expect(page.getByRole('main').getByRole('button', { name: 'Added!' })).toBeVisible()
    await addShownProduct(page)
    await page.reload()
    await cartButton(page, 2).click()
    await expect(quantityOf(page, first)).toHaveText('2')
    await expect(drawerOf(page).getByRole('img', { name: '1 product' })).toBeVisible()

    const other = await context.newPage()
    await open(other, `/products/${second.slug}`)
    await expect(cartButton(other, 2)).toBeVisible()
    await addShownProduct(other)
    await expect(cartButton(other, 3)).toBeVisible()
    await open(page, '/de/categories')
    await page.getByRole('button', { name: /3 Artikel/ }).click()
    const drawer = page.getByRole('dialog')
    for (const { name } of [first, second])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(drawer.locator('[data-cart-total]')).toHaveText(
      formatMoney(toCents(first.price) * 2 + toCents(second.price), 'USD', 'de'),
    )
    // One session, created once and sent with every call.
    expect(await saved()).toBe(id)
    expect(sessions.length).toBeGreaterThan(3)
    expect(new Set(sessions)).toEqual(new Set([id]))
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
})
