import type { Category } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { apiClient } from '@/tests/setup/api-client'
import { catalogue, expect, oneOf, open, type Page, test } from './fixtures'

const usd = (price: string) => formatMoney(toCents(price), 'USD', 'en')
/** The area of the product's name: price, stock, promises. */
const buyBox = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..')

const gallery = (page: Page) => page.getByRole('group', { name: 'Product pictures' })
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /Cart|Stock|Added/ })

test.describe('2 Screens: product detail', () => {
  test('shows name, rating, price and delivery, and promises nothing that is not so', async ({
    page,
    store,
  }) => {
    await test.step('shows name, rating, price, saving and delivery', async () => {
      const product = oneOf(
        await catalogue(store),
        ({ originalPrice, deliveryInfo, inStock, reviewCount }) =>
          originalPrice !== null &&
          deliveryInfo.includes('Instant') &&
          inStock &&
          reviewCount > 1000,
      )
      const percent = Math.round((1 - Number(product.price) / Number(product.originalPrice)) * 100)
      await open(page, `/products/${product.slug}`)
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
      const box = buyBox(page)
      await expect(box.getByText(`Price ${usd(product.price)}`, { exact: true })).toBeVisible()
      await expect(box.locator('s')).toHaveText(
        `Original price ${usd(product.originalPrice ?? '')}`,
      )
      await expect(box.getByText(`Save ${percent}%`, { exact: true })).toBeVisible()
      await expect(box.getByText('Instant', { exact: true })).toBeVisible()
      await expect(box.getByText(`Rated ${product.rating} out of 5`)).toBeAttached()
      await expect(box.getByText(product.rating, { exact: true })).toBeVisible()
      const reviews = `${product.reviewCount.toLocaleString('en-US')} reviews`
      await expect(box.getByText(reviews, { exact: true })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(product.name)
      await expect(addButton(page)).toHaveText('Add to Cart')
      await expect(addButton(page)).toBeEnabled()
    })
    await test.step('promises no saving and no instant delivery where there is none', async () => {
      const product = oneOf(
        await catalogue(store),
        ({ originalPrice, deliveryInfo }) =>
          originalPrice === null && !deliveryInfo.includes('Instant'),
      )
      await open(page, `/products/${product.slug}`)
      const box = buyBox(page)
      await expect(box.getByText(`Price ${usd(product.price)}`, { exact: true })).toBeVisible()
      await expect(box.getByText(/Save \d+%/)).toHaveCount(0)
      await expect(box.locator('s')).toHaveCount(0)
      await expect(box.getByText('Instant', { exact: true })).toHaveCount(0)
      await expect(page.getByText('Your key by e-mail within 5 minutes')).toHaveCount(0)
    })
    await test.step('can not be bought when out of stock', async () => {
      const product = oneOf(await catalogue(store), ({ inStock }) => !inStock)
      await open(page, `/products/${product.slug}`)
      await expect(addButton(page)).toHaveText('Out of Stock')
      await expect(addButton(page)).toBeDisabled()
      await expect(page.getByText('This product is not available at the moment.')).toBeVisible()
    })
  })

  test('says where the product is, and leads to at most 4 others of its category', async ({
    page,
    store,
  }) => {
    await test.step('says where the product is, down from the main category', async () => {
      const categories: Category[] = (await apiClient(store.url).call('/api/categories')).body
      const product = oneOf(await catalogue(store), ({ categoryId }) =>
        categories.some(({ id, parentId }) => id === categoryId && parentId !== null),
      )
      const sub = categories.find(({ id }) => id === product.categoryId)
      const main = categories.find(({ id }) => id === sub?.parentId)
      await open(page, `/de/products/${product.slug}`)
      const links = page.getByRole('navigation', { name: 'Navigationspfad' }).getByRole('link')
      await expect(links).toHaveText([/./, main?.name ?? '', sub?.name ?? ''])
      const targets = ['/de', `/de/category/${main?.slug}`, `/de/category/${sub?.slug}`]
      for (const [index, target] of targets.entries())
        await expect(links.nth(index)).toHaveAttribute('href', target)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const list = data
        .map((text) => JSON.parse(text))
        .find((one) => one['@type'] === 'BreadcrumbList')
      const paths = list.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)
      expect(paths).toEqual([...targets, `/de/products/${product.slug}`])
    })
    await test.step('leads to at most 4 others of its category', async () => {
      const all = await catalogue(store)
      const inCategory = (id: number) => all.filter(({ categoryId }) => categoryId === id)
      const crowded = oneOf(all, ({ categoryId }) => inCategory(categoryId).length > 5)
      const related = page.getByRole('region', { name: 'Related Products' })
      await open(page, `/products/${crowded.slug}`)
      await expect(related.getByRole('article')).toHaveCount(4)
      const names = await related.getByRole('article').getByRole('heading').allTextContents()
      expect(names).not.toContain(crowded.name)
      const others = inCategory(crowded.categoryId).map(({ name }) => name)
      expect(names.filter((name) => !others.includes(name))).toEqual([])

      const sparse = oneOf(all, ({ categoryId }) => inCategory(categoryId).length === 3)
      await open(page, `/products/${sparse.slug}`)
      const expected = inCategory(sparse.categoryId).filter(({ id }) => id !== sparse.id)
      await expect(related.getByRole('heading', { level: 3 })).toHaveText(
        expected.map(({ name }) => name),
      )
    })
  })

  test('has structured data, and is the same screen by number', async ({ page, store }) => {
    await test.step('has structured data', async () => {
      const product = oneOf(await catalogue(store), ({ reviewCount }) => reviewCount > 0)
      await open(page, `/products/${product.slug}`)
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const things: Record<string, unknown>[] = texts.map((text) => JSON.parse(text))
      const url = `${store.url}/products/${product.slug}`
      expect(things.find((thing) => thing['@type'] === 'Product')).toMatchObject({
        '@context': 'https://schema.org',
        name: product.name,
        offers: { price: product.price, priceCurrency: 'USD' },
      })
      // A sample rating is not for search engines.
      expect(things.find((thing) => thing['@type'] === 'Product')).not.toHaveProperty(
        'aggregateRating',
      )
      expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')).toBeDefined()
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${new URL(url).pathname}$`),
      )
    })
    await test.step('is the same screen by number, which names the other address as its own', async () => {
      const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
      await open(page, `/product/${product.id}`)
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
      await expect(addButton(page)).toHaveText('Add to Cart')
      await expect(gallery(page)).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(4)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/products/${product.slug}$`),
      )
      await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`))
    })
  })
})
