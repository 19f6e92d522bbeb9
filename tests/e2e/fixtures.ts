import { test as base, expect, type Page } from '@playwright/test'
import type { Product } from '@/lib/domains/catalog/contracts'
import { apiClient, newAddress } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

type WorkerFixtures = { store: TestStore }
type TestFixtures = {
  /** Messages that a test expects in the console, such as the browser's note on a 404. */
  expectedConsole: RegExp[]
}

/** Each worker has a store of its own; each test a fresh browser context with an address of its own. */
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

export { expect, type Page }

/** Opens a page and waits until its controls work: what is typed before that would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, input, select')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}

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

/** What axe finds on a page, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: {
          run: (
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
        }
      }
    ).axe.run({ resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' | ')
          .slice(0, 400)}`,
    )
  })
}
