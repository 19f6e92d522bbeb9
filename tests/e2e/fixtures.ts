import { test as base, expect, type Page } from '@playwright/test'
import type { Product } from '@/lib/catalog/contracts'
import { apiClient, newAddress } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

type WorkerFixtures = { store: TestStore }
type TestFixtures = {
  /** Messages that a test expects in the console, such as the browser's note on a 404. */
  expectedConsole: RegExp[]
}

/** Each file has a store of its own; each test a fresh browser context with an address of its own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it gives named
    async ({}, use) => {
      const store = await startStore()
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ store }, use) => use(store.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it gives named
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  locale: 'en-US',
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/i.test(message.text())) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    await use(page)
    expect(
      faults.filter((fault) => !expectedConsole.some((pattern) => pattern.test(fault))),
    ).toEqual([])
  },
})

/**
 * What the console says of a missing page: the browser that it answers 404, and now and then React
 * that it rendered the not-found view anew (docs/decisions/0016).
 */
export const MISSING_PAGE_NOTES = [/Failed to load resource.*404|React error #419/]

export { expect, type Page }

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** Opens a page and waits until its controls work: what is typed before that would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, input, select')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}

/**
 * Stops the clock of a page, which must have been installed before the page was opened: from here on
 * its timers run when the test lets them, however slow the machine is.
 */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** The whole catalogue in the order of a list that nothing narrows down: by rating, then by id. */
export async function catalogue(store: TestStore): Promise<Product[]> {
  return (await apiClient(store.url).call('/api/products')).body
}

/** The first product that fits; a catalogue without one is no catalogue to test with. */
export function oneOf(products: Product[], fits: (product: Product) => boolean): Product {
  const product = products.find(fits)
  if (!product) throw new Error('The catalogue has no such product')
  return product
}

/** The button of exactly this name. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

/** What the page reports of what was done; the newest, should it say the same again. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last()

/** The store's header. */
export const banner = (page: Page) => page.getByRole('banner')

/** The search field of the header, or of the side menu on a phone. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })

/** What the search field suggests. */
export const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

/** The product cards of the page's content. */
export const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

/** The cart drawer. */
export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' })

/** Puts the product of the open product page into the cart and waits until the server has it. */
export async function addShownProduct(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/cart') &&
      response.request().method() === 'POST' &&
      response.ok(),
  )
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await saved
}

/**
 * What axe finds on a page, one line each. Looks once what is loading is there and what moves has
 * come to rest: colours on their way are nobody's choice.
 *
 * @param rules what axe is to look at besides, or not, by its rules' names
 */
export async function accessibilityViolations(
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
): Promise<string[]> {
  // A page that was left is kept, hidden and as it was, for whoever comes back.
  await expect(page.locator('table[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) =>
                playState === 'running' &&
                effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
            ).length,
      ),
    )
    .toBe(0)
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
  return page.evaluate(async (rules) => {
    // What is laid out only when it comes near would seem to lie over what follows it.
    for (const element of document.querySelectorAll('*'))
      if (element instanceof HTMLElement && getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible'
    const { violations } = await (
      window as unknown as {
        axe: {
          run: (
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
        }
      }
    ).axe.run({ resultTypes: ['violations'], rules })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' | ')
          .slice(0, 400)}`,
    )
  }, rules)
}
