import type { Product } from '@/lib/catalog/contracts'
import {
  accessibilityViolations,
  catalogue,
  expect,
  forgetVisitor,
  oneOf,
  open,
  type Page,
  PHONE,
  type ReadStore,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

const toggle = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Compare', exact: true })
const table = (page: Page) => page.getByRole('table')
const columns = (page: Page) => table(page).getByRole('columnheader')
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('comparedProducts'))
const names = (products: readonly Product[]) => products.map(({ name }) => name)

/** A subscription, a perpetual licence of another price, and more. */
async function chosen(store: ReadStore, count: number): Promise<Product[]> {
  const products = (await catalogue(store)).filter(({ inStock }) => inStock)
  const subscription = oneOf(products, ({ licenseType }) => licenseType === 'subscription')
  const perpetual = oneOf(
    products,
    ({ licenseType, price }) => licenseType === 'perpetual' && price !== subscription.price,
  )
  const others = products.filter(({ id }) => id !== subscription.id && id !== perpetual.id)
  return [subscription, perpetual, ...others].slice(0, count)
}

const urlOf = (products: readonly { id: number }[]) =>
  `/compare?ids=${products.map(({ id }) => id).join(',')}`

test.describe('Compare', () => {
  test('takes products from their pages, shows them side by side, and puts them into the cart', async ({
    page,
    store,
  }) => {
    await test.step('takes products from their pages, and leads to them side by side', async () => {
      const products = await chosen(store, 2)
      for (const { slug } of products) {
        await open(page, `/products/${slug}`)
        await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
        await toggle(page).click()
        await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
      }
      await page.getByRole('main').getByRole('link', { name: 'View comparison (2)' }).click()
      await expect(page).toHaveURL(urlOf(products))
      await expect(columns(page).getByRole('link')).toHaveText(names(products))
      await page.goBack()
      await toggle(page).click()
      await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
      expect(await saved(page)).toBe(`[${products[0]?.id}]`)
    })
    await forgetVisitor(page)
    await test.step('lets take products out, and put them into the cart', async () => {
      const products = await chosen(store, 3)
      const [first, second, third] = products
      if (!first || !second || !third) throw new Error('The catalogue has too few products')
      await open(page, urlOf(products))
      expect(await accessibilityViolations(page)).toEqual([])
      // What is seen of an address of somebody else is not kept.
      expect(await saved(page)).toBeNull()
      await page.getByRole('button', { name: `Remove: ${second.name}`, exact: true }).click()
      await expect(columns(page).getByRole('link')).toHaveText(names([first, third]))
      await expect(page).toHaveURL(urlOf([first, third]))
      await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeFocused()
      await page.getByRole('button', { name: `Add: ${first.name}`, exact: true }).click()
      await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
    })
  })

  test('holds four, and says so', THOROUGH, async ({ page, store }) => {
    const [product] = await chosen(store, 1)
    await page.addInitScript(() =>
      localStorage.setItem('comparedProducts', '[9001,9002,9003,9004]'),
    )
    await open(page, `/products/${product?.slug}`)
    await toggle(page).click()
    await expect(page.getByText('Your comparison is full', { exact: true })).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await saved(page)).toBe('[9001,9002,9003,9004]')
  })

  test(
    'is empty at first; one product, unknown ones and a fifth are named',
    THOROUGH,
    async ({ page, store }) => {
      await open(page, '/compare')
      await expect(page.getByText('Nothing to compare yet', { exact: true })).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])

      const products = await chosen(store, 5)
      await open(page, urlOf(products))
      await expect(columns(page).getByRole('link')).toHaveText(names(products.slice(0, 4)))
      await expect(page.getByText(/^Up to 4 products can be compared/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add a product' })).toHaveCount(0)

      const [one] = products
      await open(page, `/compare?ids=${one?.id},999999,x`)
      await expect(columns(page).getByRole('link')).toHaveText([one?.name ?? ''])
      await expect(page.getByText('Add another product to see what is different.')).toBeVisible()
      await expect(page.getByRole('switch')).toHaveCount(0)
      await page.getByRole('button', { name: 'Remove it' }).click()
      await expect(page).toHaveURL(`/compare?ids=${one?.id}`)
      await expect(page.getByText(/no longer sold/)).toHaveCount(0)
    },
  )

  test(
    'without products in its address shows those of the browser',
    THOROUGH,
    async ({ page, store }) => {
      const products = await chosen(store, 2)
      const list = JSON.stringify(products.map(({ id }) => id))
      await page.addInitScript((ids) => localStorage.setItem('comparedProducts', ids), list)
      await open(page, '/compare')
      await expect(columns(page).getByRole('link')).toHaveText(names(products))
      await expect(page).toHaveURL(urlOf(products))
    },
  )

  test('adds from the wishlist, too', THOROUGH, async ({ page, store }) => {
    const [product] = await chosen(store, 1)
    await page.addInitScript((id) => localStorage.setItem('wishlist', `[${id}]`), product?.id)
    await open(page, '/wishlist')
    const compare = page.getByRole('button', { name: `Compare: ${product?.name}`, exact: true })
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    expect(await saved(page)).toBe(`[${product?.id}]`)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    for (const [prefix, dir] of [
      ['', 'ltr'],
      ['/ar', 'rtl'],
    ])
      test(`is swiped while the labels stay (${dir})`, THOROUGH, async ({ page, store }) => {
        const products = await chosen(store, 4)
        await open(page, prefix + urlOf(products))
        await expect(columns(page)).toHaveCount(4)
        const label = table(page).getByRole('rowheader').first()
        const before = await label.boundingBox()
        await columns(page).last().scrollIntoViewIfNeeded()
        await expect(columns(page).last().getByRole('link')).toBeInViewport()
        expect((await label.boundingBox())?.x).toBe(before?.x)
        const isWider = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        expect(isWider).toBe(false)
        expect(await accessibilityViolations(page)).toEqual([])
      })
  })
})
