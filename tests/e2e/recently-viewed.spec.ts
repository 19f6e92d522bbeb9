import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import type { TestStore } from '@/tests/setup/store'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import { expectNoSideways } from './boxes'
import { requestsTo } from './calls'
import { catalogue, DESKTOP, expect, open, type Page, PHONE, THOROUGH, test } from './fixtures'
import { countShifts, shiftsOn } from './layout-shifts'

const viewed = (page: Page, name = 'Recently Viewed') =>
  page.getByRole('main').getByRole('region', { name, exact: true })
const names = (page: Page, name?: string) => viewed(page, name).getByRole('heading', { level: 3 })
const clear = (page: Page) =>
  viewed(page).getByRole('button', { name: 'Clear recently viewed products', exact: true })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('viewedProducts'))

/** Scrolls to where the list is, if there is one. */
const scrollDown = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()

/** Twelve products in another order than that of any list, the first three by name. */
async function some(store: TestStore) {
  const all = (await catalogue(store)).slice(0, 12).reverse()
  const [a, b, c] = all
  if (!a || !b || !c || all.length < 12) throw new Error('The catalogue has too few products')
  return { a, b, c, all }
}

const idsOf = (products: readonly Product[]) => JSON.stringify(products.map(({ id }) => id))
const namesOf = (products: readonly Product[]) => products.map(({ name }) => name)

/** Opens a page in a browser that has viewed products before, set only once: later changes persist. */
async function openWith(page: Page, views: string, path: string): Promise<void> {
  await page.addInitScript((list) => {
    if (sessionStorage.getItem('prepared')) return
    sessionStorage.setItem('prepared', 'yes')
    localStorage.setItem('viewedProducts', list)
  }, views)
  await open(page, path)
}

test.describe('2 Screens: recently viewed products', () => {
  test('are on product pages and the home page, the latest first, and forgotten by Clear in all tabs', async ({
    page,
    store,
    context,
  }) => {
    await test.step('are on product pages and the home page, the latest first', async () => {
      const { a, b, c } = await some(store)
      const asked = requestsTo(page, 'GET', '/api/products')
      await open(page, `/products/${a.slug}`)
      await scrollDown(page)
      await page.waitForLoadState('networkidle')
      await expect(viewed(page)).toHaveCount(0)
      expect(asked).toEqual([])

      await open(page, `/products/${b.slug}`)
      await scrollDown(page)
      await expect(names(page)).toHaveText([a.name])
      await open(page, `/products/${c.slug}`)
      await scrollDown(page)
      await expect(names(page)).toHaveText([b.name, a.name])
      await open(page, `/product/${a.id}`)
      await scrollDown(page)
      await expect(names(page)).toHaveText([c.name, b.name])

      await open(page, '/')
      await scrollDown(page)
      await expect(names(page)).toHaveText([a.name, c.name, b.name])
      await viewed(page).getByRole('link', { name: b.name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: b.name })).toBeVisible()
      await scrollDown(page)
      await expect(names(page)).toHaveText([a.name, c.name])
      expect(await stored(page)).toBe(idsOf([b, a, c]))
    })
    await test.step('are forgotten by Clear, in all tabs', async () => {
      const { a, b, c } = await some(store)
      await open(page, '/')
      await scrollDown(page)
      await expect(names(page)).toHaveText(namesOf([b, a, c]))
      await expectNoViolationsAtBothWidths(page)
      const other = await context.newPage()
      await open(other, `/products/${c.slug}`)
      await scrollDown(other)
      await expect(names(other)).toHaveText(namesOf([b, a]))
      // The first tab follows.
      await expect(names(page)).toHaveText(namesOf([c, b, a]))

      await clear(other).focus()
      await other.keyboard.press('Enter')
      await expect(viewed(other)).toHaveCount(0)
      await expect(other.getByRole('main')).toBeFocused()
      await expect(viewed(page)).toHaveCount(0)
      expect(await stored(page)).toBeNull()
      await open(page, '/')
      await scrollDown(page)
      await page.waitForLoadState('networkidle')
      await expect(viewed(page)).toHaveCount(0)
    })
  })

  test('are eight at most', THOROUGH, async ({ page, store }) => {
    const { a, all } = await some(store)
    await openWith(page, idsOf(all), `/products/${a.slug}`)
    await scrollDown(page)
    await expect(names(page)).toHaveText(namesOf(all.slice(1, 9)))
  })

  test('are not looked for before they come near', THOROUGH, async ({ page, store }) => {
    const { a } = await some(store)
    const asked = requestsTo(page, 'GET', '/api/products')
    await openWith(page, idsOf([a]), '/')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await scrollDown(page)
    await expect(names(page)).toHaveText([a.name])
    expect(asked).toHaveLength(1)
  })

  test(
    'are those that are still sold, at the prices of today',
    THOROUGH,
    async ({ page, store }) => {
      const { a, b } = await some(store)
      const admin = await adminClient(store)
      const change = (id: number, body: object) =>
        admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
      await change(a.id, { isHidden: true })
      await change(b.id, { price: '12.34', originalPrice: null })
      try {
        await openWith(page, JSON.stringify([a.id, 2_000_000_000, b.id]), '/')
        await scrollDown(page)
        await expect(names(page)).toHaveText([b.name])
        await expect(viewed(page)).toContainText('$12.34')
      } finally {
        await change(a.id, { isHidden: false })
        await change(b.id, { price: b.price, originalPrice: b.originalPrice })
      }
    },
  )
})

test.describe('8 Errors: recently viewed products', () => {
  test('that make no sense are left out, and written over', THOROUGH, async ({ page, store }) => {
    const { a, b } = await some(store)
    const rubbish = `["<img src=x onerror=alert(1)>",null,-1,1.5,{"id":${b.id}},${a.id},${a.id}]`
    await openWith(page, rubbish, `/products/${b.slug}`)
    await scrollDown(page)
    await expect(names(page)).toHaveText([a.name])
    expect(await stored(page)).toBe(idsOf([b, a]))
    await page.evaluate(() => localStorage.setItem('viewedProducts', '{"not":"a list"'))
    await open(page, `/products/${a.slug}`)
    await scrollDown(page)
    await page.waitForLoadState('networkidle')
    await expect(viewed(page)).toHaveCount(0)
    expect(await stored(page)).toBe(idsOf([a]))
  })

  test('are none where the browser stores nothing', THOROUGH, async ({ page, store }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    const { a, b } = await some(store)
    for (const { slug, name } of [a, b]) {
      await open(page, `/products/${slug}`)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await scrollDown(page)
      await page.waitForLoadState('networkidle')
      await expect(viewed(page)).toHaveCount(0)
    }
  })

  test.describe('that cannot be had', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('are left out', THOROUGH, async ({ page, store }) => {
      const { a, b } = await some(store)
      await page.route('**/api/products?*', (route) => route.abort())
      await openWith(page, idsOf([a]), `/products/${b.slug}`)
      await scrollDown(page)
      await expect(viewed(page)).toBeVisible()
      // After the second repetition.
      await expect(viewed(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: b.name })).toBeVisible()
    })
  })
})

test.describe('11 Accessibility: recently viewed products', () => {
  // From left to right: on the home page above.
  for (const direction of BOTH_DIRECTIONS)
    test(`have no faults (${direction.dir})`, THOROUGH, async ({ page, store }) => {
      const { all } = await some(store)
      await page.addInitScript((list) => localStorage.setItem('viewedProducts', list), idsOf(all))
      await page.setViewportSize(DESKTOP)
      await openIn(page, direction, '/')
      await scrollDown(page)
      await expect(names(page, direction.said('Recently Viewed'))).toHaveCount(8)
      await expectNoViolationsAtBothWidths(page)
    })

  test(
    'are reached by the keyboard on a phone, and do not widen the page',
    THOROUGH,
    async ({ page, store }) => {
      await page.setViewportSize(PHONE)
      const { all } = await some(store)
      await openWith(page, idsOf(all), '/')
      await scrollDown(page)
      await expect(names(page)).toHaveCount(8)
      await clear(page).focus()
      const links = viewed(page).getByRole('link')
      for (let index = 0; index < 8; index++) {
        await page.keyboard.press('Tab')
        await expect(links.nth(index)).toBeFocused()
      }
      await expect(links.last()).toBeInViewport()
      await expectNoSideways(page)
    },
  )
})

test.describe('11 Looks: recently viewed products', () => {
  for (const path of ['/', '/products/'])
    test(`move nothing while ${path} loads`, THOROUGH, async ({ page, store }) => {
      const { a, all } = await some(store)
      await countShifts(page)
      await page.setViewportSize(DESKTOP)
      await openWith(page, idsOf(all), path === '/' ? path : path + a.slug)
      await page.waitForLoadState('networkidle')
      expect(await shiftsOn(page)).toBeLessThan(0.02)
    })
})
