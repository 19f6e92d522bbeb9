import type { Category, Product } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { cardsAmong } from '@/tests/setup/products'
import type { TestStore } from '@/tests/setup/store'
import { hold } from './calls'
import {
  accessibilityViolations,
  cardsOf,
  catalogue,
  expect,
  oneOf,
  open,
  type Page,
  THOROUGH,
  test,
} from './fixtures'

const FIRST_PAGE = 24

const namesOf = (products: Product[]) => products.map(({ name }) => name)
const headings = (page: Page) => cardsOf(page).getByRole('heading')
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const sortSelect = (page: Page) => page.getByRole('combobox', { name: 'Sort' })
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })

/** The list shows just the cards of these products in this order, the first page of them at once. */
async function expectListed(page: Page, products: Product[], all: Product[]): Promise<void> {
  const cards = cardsAmong(products)
  await expect(
    page.getByText(`Showing ${cards.length} of ${cardsAmong(all).length} products`, {
      exact: true,
    }),
  ).toBeVisible()
  await expect(headings(page)).toHaveText(namesOf(cards).slice(0, FIRST_PAGE))
}

/** The rule of the search for words: each begins one of the product's; what is no word is contained as it is. */
function matches(
  { name, description, publisher, license, version, features }: Product,
  term: string,
) {
  const text = [name, description, publisher, license, version, ...features]
    .join('\n')
    .toLowerCase()
  const words = text.split(/[^a-z0-9]+/)
  const wanted = term
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return wanted.length > 0
    ? wanted.every((word) => words.some((each) => each.startsWith(word)))
    : text.includes(term)
}

const cents = ({ price }: Product) => Math.round(Number(price) * 100)

async function categoryTree(store: TestStore) {
  const { call } = apiClient(store.url)
  const mains: Category[] = (await call('/api/categories/main')).body
  return Promise.all(
    mains.map(async (main) => {
      const subcategories: Category[] = (await call(`/api/categories/${main.id}/subcategories`))
        .body
      return { main, subcategories }
    }),
  )
}

test.describe('2 Screens: /products', () => {
  async function expectFoundBy(
    { page, store }: { page: Page; store: TestStore },
    term: string,
    where: 'name' | 'publisher' | 'description' | 'features',
  ): Promise<void> {
    const all = await catalogue(store)
    const found = all.filter((product) => matches(product, term))
    const inField = found.filter((product) =>
      String(product[where]).toLowerCase().includes(term.toLowerCase()),
    )
    expect(inField.length).toBeGreaterThan(0)
    await searchField(page).fill(`  ${term} `)
    await expectListed(page, found, all)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(searchField(page)).toBeFocused()
    await expectListed(page, all, all)
  }

  const SORTS = [
    'Popularity',
    'Price: Low to High',
    'Price: High to Low',
    'Newest First',
    'Name: A to Z',
    'Best Rated',
  ]

  test('narrows down, sorts and is searched, and takes all of it back', async ({ page, store }) => {
    await test.step('lists the store by rating, 24 at a time', async () => {
      const all = await catalogue(store)
      await open(page, '/products')
      await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
      await expect(sortSelect(page)).toHaveValue('popularity')
      await expectListed(page, all, all)
      const byRating = [...all].sort((a, b) => Number(b.rating) - Number(a.rating) || a.id - b.id)
      expect(namesOf(all)).toEqual(namesOf(byRating))
      await expect(cardsOf(page).first().getByRole('link')).toHaveAttribute(
        'href',
        `/products/${all[0]?.slug}`,
      )
    })
    await test.step('searches the features of products', async () => {
      await expectFoundBy({ page, store }, 'dark web', 'features')
    })
    await test.step('narrows down to a main category with its subcategories, and to a subcategory', async () => {
      const [all, tree] = await Promise.all([catalogue(store), categoryTree(store)])
      const select = filters(page).getByRole('combobox', { name: 'Category' })
      const slugs = await select
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
      expect(slugs).toEqual([
        '',
        ...tree.flatMap(({ main, subcategories }) => [main, ...subcategories].map((c) => c.slug)),
      ])
      await expect(select.getByRole('option').first()).toHaveText('All Categories')

      const branch = tree.find(({ main }) => main.slug === 'antivirus-security')
      const sub = branch?.subcategories[0]
      if (!branch || !sub) throw new Error('The category is gone')
      await select.selectOption(branch.main.slug)
      const ids = [branch.main, ...branch.subcategories].map(({ id }) => id)
      await expectListed(
        page,
        all.filter(({ categoryId }) => ids.includes(categoryId)),
        all,
      )
      await select.selectOption(sub.slug)
      await expectListed(
        page,
        all.filter(
          ({ categoryId, name }) =>
            [branch.main.id, sub.id].includes(categoryId) &&
            name.toLowerCase().includes(sub.name.toLowerCase()),
        ),
        all,
      )
      await select.selectOption('All Categories')
      await expectListed(page, all, all)
    })
    await test.step('sorts in six ways', async () => {
      const all = await catalogue(store)
      await expect(sortSelect(page).getByRole('option')).toHaveText(SORTS)
      await sortSelect(page).selectOption('Price: Low to High')
      await expectListed(
        page,
        [...all].sort((a, b) => cents(a) - cents(b) || a.id - b.id),
        all,
      )
      await sortSelect(page).selectOption('Popularity')
      await expectListed(page, all, all)
    })
    await test.step('says when nothing is found', async () => {
      const all = await catalogue(store)
      await searchField(page).fill('no such software')
      await expect(page.getByText('No products found', { exact: true })).toBeVisible()
      await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible()
      await expect(page.getByText(`Showing 0 of ${cardsAmong(all).length} products`)).toBeVisible()
      await expect(cardsOf(page)).toHaveCount(0)
      await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click()
      await expectListed(page, all, all)
      await expect(searchField(page)).toHaveValue('')
    })
    await test.step('clears all filters at once, and keeps none of them in the address then', async () => {
      const all = await catalogue(store)
      const clear = filters(page).getByRole('button', { name: 'Clear All' })
      await expect(clear).toBeDisabled()
      await filters(page)
        .getByRole('combobox', { name: 'Category' })
        .selectOption('operating-systems')
      await filters(page).getByRole('checkbox', { name: 'Over $100' }).check()
      await filters(page).getByRole('checkbox', { name: '4 stars and up' }).check()
      await searchField(page).fill('windows')
      await expect(page.getByText(`Showing ${cardsAmong(all).length} of`)).toBeHidden()
      await expect(page).toHaveURL(
        /\/products\?search=windows&category=operating-systems&price=over100&rating=4$/,
      )
      await clear.click()
      await expectListed(page, all, all)
      await expect(page).toHaveURL(/\/products$/)
      await expect(clear).toBeDisabled()
      await expect(searchField(page)).toHaveValue('')
      await expect(filters(page).getByRole('combobox', { name: 'Category' })).toHaveValue('')
      await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    })
    await test.step('loads more, and moves the focus to the first new product', async () => {
      const all = await catalogue(store)
      await expect(
        page.getByText(`${FIRST_PAGE} of ${cardsAmong(all).length} shown`, { exact: true }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Load more' }).click()
      await expect(headings(page)).toHaveText(namesOf(cardsAmong(all)).slice(0, 2 * FIRST_PAGE))
      await expect(cardsOf(page).nth(FIRST_PAGE).getByRole('link')).toBeFocused()
    })
    await test.step('filters by price, and several ranges combine as or', async () => {
      const all = await catalogue(store)
      const exactly = all.map(cents)
      expect(exactly).toEqual(expect.arrayContaining([50_00, 100_00]))
      const group = filters(page).getByRole('group', { name: 'Price Range' })
      await expect(group.getByRole('checkbox')).toHaveCount(3)
      await group.getByRole('checkbox', { name: 'Under $50' }).check()
      await group.getByRole('checkbox', { name: 'Over $100' }).check()
      await expectListed(
        page,
        all.filter((product) => cents(product) < 50_00 || cents(product) > 100_00),
        all,
      )
    })
  })

  test('searches names, publishers and descriptions', THOROUGH, async ({ page, store }) => {
    await open(page, '/products')
    await expectFoundBy({ page, store }, 'BITDEFENDER', 'name')
    await expectFoundBy({ page, store }, 'gen digital', 'publisher')
    await expectFoundBy({ page, store }, 'without data limit', 'description')
  })

  test('takes the wildcards of a search as they are', THOROUGH, async ({ page, store }) => {
    const all = await catalogue(store)
    await open(page, '/products')
    await searchField(page).fill('%')
    const found = all.filter((product) => matches(product, '%'))
    await expectListed(page, found, all)
    expect(found.length).toBeLessThan(all.length)
  })

  test(
    'filters by rating, and several minimums combine as or',
    THOROUGH,
    async ({ page, store }) => {
      const all = await catalogue(store)
      const atLeast = (stars: number) => all.filter(({ rating }) => Number(rating) >= stars)
      await open(page, '/products')
      const group = filters(page).getByRole('group', { name: 'Minimum Rating' })
      const boxes = group.getByRole('checkbox')
      await expect(boxes).toHaveCount(3)
      for (const [index, stars] of [5, 4, 3].entries()) {
        const name = stars === 5 ? '5 stars' : `${stars} stars and up`
        await expect(boxes.nth(index)).toHaveAccessibleName(name)
        await boxes.nth(index).check()
        // Each lower minimum is added to the higher ones.
        await expectListed(page, atLeast(stars), all)
      }
      await boxes.nth(1).uncheck()
      await boxes.nth(2).uncheck()
      await expectListed(page, atLeast(5), all)
      expect(atLeast(5).length).toBeGreaterThan(0)
      expect(atLeast(4).length).toBeLessThan(all.length)
    },
  )

  test('is shared by its address, and back takes a choice back', async ({ page, store }) => {
    const all = await catalogue(store)
    const cheap = all.filter((product) => cents(product) < 50_00)
    const byPrice = [...cheap].sort((a, b) => cents(a) - cents(b) || a.id - b.id)
    await open(page, '/products?utm_source=mail&price=under50&price=none&sort=price-low')
    await expectListed(page, byPrice, all)
    const under50 = filters(page).getByRole('checkbox', { name: 'Under $50' })
    await expect(under50).toBeChecked()
    await expect(sortSelect(page)).toHaveValue('price-low')

    await sortSelect(page).selectOption('Popularity')
    await expectListed(page, cheap, all)
    await expect(page).toHaveURL(/\/products\?utm_source=mail&price=under50$/)
    await under50.uncheck()
    await expectListed(page, all, all)
    await expect(page).toHaveURL(/\/products\?utm_source=mail$/)
    await page.goBack()
    await expectListed(page, cheap, all)
    await expect(under50).toBeChecked()
    await page.reload()
    await expectListed(page, cheap, all)
    expect(await accessibilityViolations(page)).toEqual([])

    await cardsOf(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\/[^?]+$/)
    await page.goBack()
    await expectListed(page, cheap, all)
    await expect(page).toHaveURL(/price=under50$/)
  })

  test('writes what is typed into its address once nobody types', THOROUGH, async ({ page }) => {
    await open(page, '/products')
    await searchField(page).pressSequentially('norton ', { delay: 30 })
    await expect(page).toHaveURL(/\?search=norton$/)
    await expect(searchField(page)).toHaveValue('norton ')
    await searchField(page).pressSequentially('360')
    await expect(page).toHaveURL(/\?search=norton\+360$/)
    await expect(searchField(page)).toHaveValue('norton 360')
    await page.goto('/products?search=bitdefender')
    await expect(searchField(page)).toHaveValue('bitdefender')
    await expect(cardsOf(page).first()).toContainText('Bitdefender')
  })

  test(
    'loads no picture again for a product that is opened from it',
    THOROUGH,
    async ({ page }) => {
      await open(page, '/products')
      await page.waitForLoadState('networkidle')
      const shown = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      const pictureOf = (url: string) => new URL(url).searchParams.get('url')
      const inList = new Set(shown.flatMap((url) => pictureOf(url) ?? []))
      const card = cardsOf(page).first().getByRole('link')
      const own = (await card.getAttribute('href'))?.split('/').at(-1) ?? ''
      const loaded: string[] = []
      page.on('request', (request) => {
        const picture = pictureOf(request.url())
        if (picture && inList.has(picture) && !picture.includes(own)) loaded.push(request.url())
      })
      await card.click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('All Products')
      const related = await cardsOf(page)
        .locator('img')
        .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src))
      await page.waitForLoadState('networkidle')
      const relatedPictures = new Set(related.map(pictureOf))
      expect(loaded.filter((url) => !relatedPictures.has(pictureOf(url)))).toEqual([])
    },
  )
})

test.describe('2 Screens: /category/{slug}', () => {
  test(
    'shows of a subcategory what belongs to it, whatever it is called',
    THOROUGH,
    async ({ page, store }) => {
      const products = (await catalogue(store)).filter(({ name }) => name.includes('TaxSlayer'))
      const [renamed] = products
      if (!renamed || products.length === 1) throw new Error('The category is gone')
      const rename = (name: string) =>
        store.sql.query('UPDATE "Product" SET "name" = $1 WHERE "id" = $2', [name, renamed.id])
      await rename('Slayer of Taxes')
      try {
        await open(page, '/category/taxslayer')
        // A page that was kept may still say its earlier name.
        const expectProducts = (wanted: Product[]) =>
          expect
            .poll(() =>
              cardsOf(page).evaluateAll((cards) =>
                cards.map((card) => card.querySelector('a')?.getAttribute('href')),
              ),
            )
            .toEqual(wanted.map(({ slug }) => `/products/${slug}`))
        await expectProducts(products)
        // The same rule when the page loads its list itself.
        await sortSelect(page).selectOption('Newest First')
        await expectProducts([...products].sort((a, b) => b.id - a.id))
        await expect(
          page.getByText(`Showing ${products.length} of ${products.length}`),
        ).toBeVisible()
      } finally {
        await rename(renamed.name)
      }
    },
  )

  test(
    'shows 10 placeholders while it loads, and says when nothing is found',
    THOROUGH,
    async ({ page, store }) => {
      const all = await catalogue(store)
      const norton = all.filter(({ name }) => name.includes('Norton'))
      oneOf(norton, (product) => cents(product) <= 100_00)
      expect(norton.filter((product) => Number(product.rating) >= 5)).toEqual([])
      await open(page, '/category/norton')
      const release = await hold(page, '**/api/products?*')
      await filters(page).getByRole('checkbox', { name: '5 stars' }).check()
      await expect(page.locator('[data-skeleton]')).toHaveCount(10)
      release()
      await expect(page.getByText('No products found', { exact: true })).toBeVisible()
      await expect(page.getByText(`Showing 0 of ${norton.length} products`)).toBeVisible()
    },
  )
})
