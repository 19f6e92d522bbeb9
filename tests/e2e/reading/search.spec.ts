import type { Product } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { filledIn, inWords } from '@/tests/setup/in-words'
import {
  cardsOf,
  catalogue,
  expect,
  open,
  type Page,
  type ReadStore,
  searchBox,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

const FIRST_PAGE = 24

const namesOf = (products: Product[]) => products.map(({ name }) => name)
const headings = (page: Page) => cardsOf(page).getByRole('heading')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sortSelect = (page: Page) => page.getByRole('combobox', { name: 'Sort' })
const ownField = (page: Page, locale = 'en') =>
  page.getByRole('searchbox', { name: inWords(locale, 'Search software', 'searchPage.field') })
const status = (page: Page) => page.getByRole('main').getByRole('status')

const cents = ({ price }: Product) => Math.round(Number(price) * 100)

/** What the store finds, best match first and variants of one product once, as the API returns it. */
const found = async (store: ReadStore, term: string): Promise<Product[]> =>
  (await apiClient(store.url).call(`/api/products?variants=one&search=${encodeURIComponent(term)}`))
    .body

/** The page shows the results of a term: named in the heading, counted, the first page of them. */
async function expectResults(
  page: Page,
  term: string,
  products: Product[],
  locale = 'en',
): Promise<void> {
  await expect(title(page)).toHaveText(filledIn(locale, 'searchPage.resultsFor', { term }))
  await expect(status(page)).toHaveText(
    filledIn(locale, 'searchPage.count', { count: products.length }),
  )
  await expect(headings(page)).toHaveText(namesOf(products).slice(0, FIRST_PAGE))
}

test.describe('2 Screens: /search', () => {
  test('shows what matches, sorts it, and says what it searched for instead', async ({
    page,
    store,
  }) => {
    await test.step('shows what matches, best match first, regardless of case', async () => {
      const products = await found(store, 'norton')
      const all = await catalogue(store)
      const matches = (text: string) => text.toLowerCase().includes('norton')
      expect(namesOf(products).sort()).toEqual(
        namesOf(
          all.filter(
            ({ name, description, publisher, features }) =>
              matches(name) || matches(description) || matches(publisher) || features.some(matches),
          ),
        ).sort(),
      )
      await open(page, '/search?q=%20NORTON%20')
      await expectResults(page, 'NORTON', products)
      await expect(sortSelect(page)).toHaveValue('relevance')
      await expect(ownField(page)).toHaveValue('NORTON')
      await expect(page).toHaveTitle(/NORTON/)
    })
    await test.step('sorts, held in the page only', async () => {
      const products = await found(store, 'norton')
      await sortSelect(page).selectOption('Price: Low to High')
      await expectResults(
        page,
        'NORTON',
        [...products].sort((a, b) => cents(a) - cents(b) || a.id - b.id),
      )
      expect(new URL(page.url()).searchParams.get('q')?.trim()).toBe('NORTON')
    })
    await test.step('says what it searched for instead', async () => {
      await open(page, '/search?q=ofice')
      await expect(status(page)).toContainText(
        'Nothing matches “ofice”. You see what matches “office”.',
      )
      await expect(headings(page)).toHaveText(
        namesOf(await found(store, 'office')).slice(0, FIRST_PAGE),
      )
      await expect(ownField(page)).toHaveValue('ofice')
    })
    await test.step('says when nothing is found, and what to try', async () => {
      await ownField(page).fill('no such software')
      await ownField(page).press('Enter')
      const notice = page.getByRole('region', { name: 'No results found' })
      await expect(notice.getByText('No results found', { exact: true })).toBeVisible()
      await expect(notice.getByRole('listitem')).toHaveText([
        /spelling/,
        /fewer/,
        /publisher/,
        /categories.*popular products/,
      ])
      await expect(status(page)).toHaveText('No results found')
      await expect(sortSelect(page)).toHaveCount(0)
      const main = page.getByRole('main')
      await expect(main.locator('a[href="/categories"]')).toBeVisible()
      await expect(
        main.getByRole('region', { name: 'Popular products' }).getByRole('article'),
      ).toHaveCount(4)
    })
  })

  test('follows a new search from the header and from its own box', async ({ page, store }) => {
    await test.step('follows a new search from the header, and the way back', async () => {
      await open(page, '/search?q=norton')
      await expectResults(page, 'norton', await found(store, 'norton'))
      await sortSelect(page).selectOption('Newest First')
      await searchBox(page).fill(' eset ')
      await searchBox(page).press('Enter')
      await expect(page).toHaveURL(/\/search\?q=eset$/)
      await expectResults(page, 'eset', await found(store, 'eset'))
      // A new search starts with the best match.
      await expect(sortSelect(page)).toHaveValue('relevance')
      await expect(ownField(page)).toHaveValue('eset')
      await page.goBack()
      await expect(title(page)).toHaveText('Results for “norton”')
      await expect(ownField(page)).toHaveValue('norton')
    })
    await test.step('has a search box of its own, which takes no blank term', async () => {
      await open(page, '/search')
      const main = page.getByRole('main')
      for (const href of ['/categories', '/products', '/deals', '/contact'])
        await expect(main.locator(`a[href="${href}"]`)).toBeVisible()
      await expect(main.locator('a[href^="/category/"]')).toHaveCount(6)
      await ownField(page).fill('   ')
      await ownField(page).press('Enter')
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL(/\/search$/)
      await ownField(page).fill(' Home & Business ')
      await ownField(page).press('Enter')
      await expect(page).toHaveURL(/\/search\?/)
      expect(new URL(page.url()).searchParams.get('q')).toBe('Home & Business')
      await expectResults(page, 'Home & Business', await found(store, 'Home & Business'))
    })
  })

  test('takes wildcards and markup as they are', THOROUGH, async ({ page, store }) => {
    const term = '<img src=x onerror=alert(1)>'
    await open(page, `/search?q=${encodeURIComponent(term)}`)
    await expect(title(page)).toHaveText(`Results for “${term}”`)
    await expect(page.getByRole('region', { name: 'No results found' })).toBeVisible()
    const percent = await found(store, '%')
    expect(percent.length).toBeLessThan((await catalogue(store)).length)
    await open(page, '/search?q=%25')
    await expect(title(page)).toHaveText('Results for “%”')
    if (percent.length > 0) await expectResults(page, '%', percent)
  })

  test('cuts a term that is longer than the store takes', THOROUGH, async ({ page }) => {
    await open(page, `/search?q=${'x'.repeat(5000)}`)
    await expect(page.getByRole('region', { name: 'No results found' })).toBeVisible()
    await expect(title(page)).toHaveText(`Results for “${'x'.repeat(200)}”`)
  })

  test('is not for search engines', THOROUGH, async ({ page }) => {
    await open(page, '/search?q=norton')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
})

test.describe('4 States: search in other languages', () => {
  test('is German in German', THOROUGH, async ({ page, store }) => {
    await open(page, '/de/search?q=norton')
    await expect(title(page)).toHaveText('Ergebnisse für „norton“')
    await expect(headings(page)).toHaveText(namesOf(await found(store, 'norton')))
    await page.getByRole('searchbox', { name: 'Software suchen' }).fill('eset')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/de\/search\?q=eset$/)
    await expect(title(page)).toHaveText('Ergebnisse für „eset“')
  })

  test('runs from right to left in Arabic', THOROUGH, async ({ page, store }) => {
    await open(page, '/ar/search?q=norton')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectResults(page, 'norton', await found(store, 'norton'), 'ar')
    const box = await ownField(page, 'ar').boundingBox()
    const button = await page
      .getByRole('main')
      .getByRole('button', { name: inWords('ar', 'Search'), exact: true })
      .boundingBox()
    expect(box?.x).toBeGreaterThan(button?.x ?? 0)
  })
})
