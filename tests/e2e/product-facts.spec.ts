import type { Product } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { cardsAmong } from '@/tests/setup/products'
import type { TestStore } from '@/tests/setup/store'
import {
  BOTH_DIRECTIONS,
  expectNoViolations,
  expectNoViolationsAtBothWidths,
  openIn,
} from './accessible'
import {
  cardsOf,
  catalogue,
  expect,
  oneOf,
  open,
  type Page,
  PHONE,
  THOROUGH,
  test,
} from './fixtures'

const filters = (page: Page, name = 'Filters') => page.getByRole('region', { name })
const headings = (page: Page) => cardsOf(page).getByRole('heading')
const chips = (page: Page) => page.getByRole('list', { name: 'What you chose' })
const chip = (page: Page, name: string) =>
  chips(page).getByRole('button', { name: `Remove filter: ${name}` })
const choice = (page: Page, name: string | RegExp) =>
  filters(page).getByRole('checkbox', { name, exact: true })
const namesOf = (products: Product[]) => products.map(({ name }) => name)
const onlyOf = (products: Product[], ...tests: ((product: Product) => boolean)[]) =>
  products.filter((product) => tests.every((fits) => fits(product)))

const runsOnMac = ({ platforms }: Product) => platforms.includes('macos')
const isForEver = ({ termMonths }: Product) => termMonths === 0

const expectListed = (page: Page, products: Product[]) =>
  expect(headings(page)).toHaveText(namesOf(cardsAmong(products)).slice(0, 24))

const searched = async (store: TestStore, term: string): Promise<Product[]> =>
  (await apiClient(store.url).call(`/api/products?variants=one&search=${term}`)).body

test.describe('Facts of products', () => {
  test('say what a product works with, and what is not included', async ({ page }) => {
    await test.step('say what it works with, and what is not included', async () => {
      await open(page, '/products/parallels-desktop-20-for-mac-standard-edition')
      await page.getByRole('tab', { name: 'Requirements' }).click()
      await expect(page.getByRole('heading', { name: 'Works with' })).toBeVisible()
      await page.getByRole('tab', { name: 'Features' }).click()
      await expect(page.getByRole('heading', { name: 'Not included' })).toBeVisible()
      await expect(page.getByText('A Windows licence', { exact: true })).toBeVisible()
    })
  })

  test('are left out where they are not known', THOROUGH, async ({ page, store }) => {
    // Beside editions a page says facts of those.
    const product = oneOf(
      await catalogue(store),
      ({ inStock, family }) => inStock && family === null,
    )
    await store.sql.query(
      `UPDATE "Product" SET "platforms" = '{}', "licenseType" = NULL, "termMonths" = NULL, "devices" = NULL,
         "regions" = '{}', "activation" = NULL WHERE "id" = $1`,
      [product.id],
    )
    await invalidateCaches(store, 'products')
    await open(page, `/products/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await expect(page.getByRole('term')).toHaveText(['Licence', 'Version', 'Delivery'])
  })
})

test.describe('Filters by facts', () => {
  test('narrow a list down, and offer within a category what its products have', async ({
    page,
    store,
  }) => {
    await test.step('narrow a list down, say how many are left, and are taken back by their chips', async () => {
      const all = await catalogue(store)
      const forMac = onlyOf(all, runsOnMac)
      const both = onlyOf(forMac, isForEver)
      await open(page, '/products')
      await expect(choice(page, 'macOS')).toHaveAccessibleDescription(
        `${cardsAmong(forMac).length} products`,
      )
      await choice(page, 'macOS').check()
      await expectListed(page, forMac)
      await expect(choice(page, 'Lifetime')).toHaveAccessibleDescription(
        `${cardsAmong(both).length} products`,
      )
      await choice(page, 'Lifetime').check()
      await expectListed(page, both)
      await expectNoViolationsAtBothWidths(page)
      await expect(page).toHaveURL(/\?platform=macos&term=lifetime$/)
      await expect(chips(page).getByRole('button')).toHaveCount(2)

      await chip(page, 'macOS').click()
      await expectListed(page, onlyOf(all, isForEver))
      await expect(choice(page, 'macOS')).not.toBeChecked()
      await page.goBack()
      await expectListed(page, both)
      await expect(choice(page, 'macOS')).toBeChecked()
      await page.goBack()
      await expectListed(page, forMac)
      await filters(page).getByRole('button', { name: 'Clear All' }).click()
      await expectListed(page, all)
      await expect(chips(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/products$/)
    })
    await test.step('offer within a category what its products have', async () => {
      await open(page, '/category/antivirus-security')
      const { body } = await apiClient(store.url).call(
        '/api/product-filters?category=antivirus-security&variants=one',
      )
      await expect(filters(page).getByRole('group', { name: 'Devices' })).toBeVisible()
      const shown = await filters(page)
        .getByRole('group', { name: 'Devices' })
        .getByRole('checkbox')
        .count()
      expect(shown).toBe(body.devices.length)
      await choice(page, '5 devices').check()
      await expect(page).toHaveURL(/\/category\/antivirus-security\?devices=5$/)
      await expect(cardsOf(page).first().getByRole('listitem')).toContainText(['5 devices'])
    })
  })

  test(
    'are shared with the address, without what makes no sense',
    THOROUGH,
    async ({ page, store }) => {
      const all = await catalogue(store)
      await open(
        page,
        '/products?publisher=H%26R+Block&platform=beos&devices=many&term=12.5&inStock=true&onSale=maybe',
      )
      const wanted = onlyOf(
        all,
        ({ publisher }) => publisher === 'H&R Block',
        ({ inStock }) => inStock,
      )
      await expectListed(page, wanted)
      await expect(chips(page).getByRole('button')).toHaveCount(2)
      await expect(chip(page, 'H&R Block')).toBeVisible()
      await expect(choice(page, 'In stock')).toBeChecked()
    },
  )

  test(
    'of a publisher that the store does not have can be taken back',
    THOROUGH,
    async ({ page, store }) => {
      await open(page, '/products?publisher=Nobody')
      await expect(page.getByText('No products found', { exact: true })).toBeVisible()
      await expect(choice(page, 'Nobody')).toBeChecked()
      await chip(page, 'Nobody').click()
      await expectListed(page, await catalogue(store))
    },
  )

  test('show all publishers on demand', THOROUGH, async ({ page, store }) => {
    const names = new Set((await catalogue(store)).map(({ publisher }) => publisher))
    await open(page, '/products')
    const group = filters(page).getByRole('group', { name: 'Publisher' })
    await expect(group.getByRole('checkbox')).toHaveCount(6)
    await group.getByRole('button', { name: `Show all ${names.size}` }).click()
    await expect(group.getByRole('checkbox')).toHaveCount(names.size)
    await group.getByRole('button', { name: 'Show fewer' }).click()
    await expect(group.getByRole('checkbox')).toHaveCount(6)
  })

  test('narrow a search down; the next search starts without', async ({ page, store }) => {
    const found = await searched(store, 'microsoft')
    const perpetual = onlyOf(found, ({ licenseType }) => licenseType === 'perpetual')
    await open(page, '/search?q=microsoft')
    await choice(page, 'Perpetual licence').check()
    await expectListed(page, perpetual)
    await expect(page).toHaveURL(/\/search\?q=microsoft&licenseType=perpetual$/)
    await page.reload()
    await expectListed(page, perpetual)
    await page.getByRole('searchbox', { name: 'Search software' }).fill('norton')
    await page.getByRole('searchbox', { name: 'Search software' }).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=norton$/)
    await expectListed(page, await searched(store, 'norton'))
    await page.goBack()
    await expectListed(page, perpetual)
    await chip(page, 'Perpetual licence').click()
    await expectListed(page, found)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('are in a sheet whose button says how many there are', async ({ page, store }) => {
      const forMac = onlyOf(await catalogue(store), runsOnMac)
      await open(page, '/products')
      await expect(filters(page)).toBeHidden()
      const opener = page.getByRole('button', { name: /^Filters/ })
      await opener.click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await sheet.getByRole('checkbox', { name: 'macOS' }).check()
      await expectNoViolations(page)
      await sheet.getByRole('button', { name: `Show ${cardsAmong(forMac).length} results` }).click()
      await expect(sheet).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(opener).toHaveAccessibleName(/1 filter$/)
      await expectListed(page, forMac)
      await chips(page).locator('..').getByRole('button', { name: 'Clear All' }).click()
      await expectListed(page, await catalogue(store))
    })
  })

  // From left to right: while a list is narrowed down.
  for (const direction of BOTH_DIRECTIONS) {
    test(`have no faults (${direction.dir})`, THOROUGH, async ({ page }) => {
      test.slow()
      await openIn(page, direction, '/products?platform=macos&publisher=Microsoft&onSale=true')
      const name = direction.said('Filters')
      await expect(filters(page, name).getByRole('checkbox', { checked: true })).toHaveCount(3)
      await expectNoViolationsAtBothWidths(page)
      await page.setViewportSize(PHONE)
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expectNoViolations(page)
    })

    test(
      `have no faults in a search and on a product’s page (${direction.dir})`,
      THOROUGH,
      async ({ page, store }) => {
        await openIn(page, direction, '/search?q=windows&inStock=true')
        await expect(cardsOf(page).first()).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await openIn(page, direction, `/products/${(await catalogue(store))[0]?.slug}`)
        await expectNoViolationsAtBothWidths(page)
      },
    )
  }
})
