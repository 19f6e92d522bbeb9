import type { Product } from '@/lib/catalog/contracts'
import {
  catalogue,
  expect,
  forgetVisitor,
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
  test('adds products from their pages and cards, and removes them', async ({ page, store }) => {
    await test.step('adds a product from its page, and removes it', async () => {
      const [product] = await buyable(store, 1)
      await open(page, `/products/${product?.slug}`)
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
      await expect(headerLink(page, 0)).toBeVisible()
      await heart(page).click()
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(headerLink(page, 1)).toHaveAttribute('href', '/wishlist')
      await page.reload()
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
      await heart(page).click()
      await heart(page).click()
      await page.getByRole('button', { name: 'View wishlist' }).click()
      await expect(page).toHaveURL(/\/wishlist$/)
      await expect(names(page)).toHaveText([product?.name ?? ''])
      await page.goBack()
      await heart(page).click()
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
      await expect(headerLink(page, 0)).toBeVisible()
      expect(await saved(page)).toBe('[]')
    })
    await forgetVisitor(page)
    await test.step('is on every card, with the product in its name', async () => {
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
  test('asks for a long list in parts', THOROUGH, async ({ page, store }) => {
    const all = await catalogue(store)
    expect(all.length).toBeGreaterThan(100)
    await openWishlist(page, listOf(...all))
    await expect(names(page)).toHaveText(all.map(({ name }) => name))
  })
})
