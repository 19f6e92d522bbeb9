import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import type { Product } from '@/lib/catalog/contracts'
import { apiClient, newIp } from '@/tests/setup/api-client'
import { isThorough } from '@/tests/setup/depth'
import { inWords } from '@/tests/setup/in-words'
import { startStore, type TestStore } from '@/tests/setup/store'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type TestFixtures = {
  /** Messages that a test expects in the console, such as the browser's report of a 404. */
  expectedConsole: RegExp[]
}

/** Gives the store of a file. */
export type StoreOf = (file: string) => Promise<TestStore>

/** A file asks for its store when its first test begins: the one before it in this worker has ended then. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it gives named
async function oneAtATime({}: object, use: (storeOf: StoreOf) => Promise<void>): Promise<void> {
  let current: { file: string; store: TestStore } | undefined
  await use(async (file) => {
    if (current?.file === file) return current.store
    await current?.store.stop()
    current = undefined
    const store = await startStore()
    current = { file, store }
    return store
  })
  await current?.store.stop()
}

/** Whatever a test waits for its store is no time of its own. */
const STORE_TIMEOUT = { timeout: 300_000 } as const

/** Each test has a fresh browser context with its own IP address, and fails on faults in its console. */
const onEachPage = base.extend<TestFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it gives named
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newIp() }),
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

/** Each file has its own store, whichever ran before it in the same worker and browser. */
export const test = onEachPage.extend<{ store: TestStore }, { storeOf: StoreOf }>({
  storeOf: [oneAtATime, { scope: 'worker' }],
  store: [
    async ({ storeOf }, use, { titlePath }) => use(await storeOf(titlePath[0] ?? '')),
    STORE_TIMEOUT,
  ],
  baseURL: async ({ store }, use) => use(store.url),
})

/** A store that is only read. */
export type ReadStore = Pick<TestStore, 'url'>

/** For files that change nothing of the store but their own visitors' carts: they share one. */
export const readingTest = onEachPage.extend<{ store: ReadStore }, { storeOf: StoreOf }>({
  storeOf: [oneAtATime, { scope: 'worker' }],
  store: [async ({ storeOf }, use) => use(await storeOf('reading')), STORE_TIMEOUT],
  baseURL: async ({ store }, use) => use(store.url),
})

/**
 * Console messages of a missing page: the browser's about the 404, and occasionally React's about
 * rendering the not-found view again (docs/decisions/0016).
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

/** Makes the browser a newcomer's: without cookies and stored data. */
export async function forgetVisitor(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/**
 * Stops the clock of a page, which must have been installed before the page was opened: from here on
 * its timers run only when the test advances them, however slow the machine is.
 */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** The whole catalogue in the order of an unfiltered list: by rating, then by id. */
export async function catalogue(store: ReadStore): Promise<Product[]> {
  return (await apiClient(store.url).call('/api/products')).body
}

/** The first matching product; throws when the catalogue has none. */
export function oneOf(products: Product[], fits: (product: Product) => boolean): Product {
  const product = products.find(fits)
  if (!product) throw new Error('The catalogue has no such product')
  return product
}

/** The details of a test that only `npm test -- thorough` runs (docs/decisions/0111). */
export const THOROUGH = { tag: '@thorough' }

/** The details of a test of one of several variants, of which the others are for `thorough`. */
export const thoroughUnless = (isFirst: boolean) => (isFirst ? {} : THOROUGH)

/** The button of exactly this name. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

/** The toast with a text; the newest, if there are several. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last()

/** The store's header. */
export const banner = (page: Page) => page.getByRole('banner')

/** The search field of the header, or of the side menu on a phone. */
export const searchBox = (page: Page, locale = 'en') =>
  page.getByRole('combobox', { name: inWords(locale, 'Search'), exact: true })

/** What the search field suggests. */
export const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

/** The product cards of the page's content. */
export const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

/** The cart drawer. */
export const drawerOf = (page: Page, locale = 'en') =>
  page.getByRole('dialog', { name: inWords(locale, 'Shopping Cart') })

/** Adds the product of the open page to the cart and waits until the server has stored it. */
export async function addShownProduct(page: Page, locale = 'en'): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/cart') &&
      response.request().method() === 'POST' &&
      response.ok(),
  )
  const name = inWords(locale, 'Add to Cart')
  await page.getByRole('button', { name, exact: true }).click()
  await saved
}

/** What surrounds the content and was without violations before, by {@link accessibilityViolations} of this worker. */
const soundParts = new Set<string>()

/**
 * The accessibility violations that axe finds on a page, one line each. Header, footer and navigation are the same on most
 * pages: what has been found sound is not looked at again where it stands alike, at the same width. Waits until content has loaded
 * and animations have ended, to exclude intermediate colours.
 *
 * @param rules axe's rules to enable or disable, by name
 * @param only the rules to check, if not all
 */
export async function accessibilityViolations(
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
  only?: readonly string[],
): Promise<string[]> {
  // The title of a page that is rendered per request may arrive after its content.
  await expect(page).toHaveTitle(/./)
  // A page that was left is kept hidden, to be restored on return.
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
  // No script tag: pages allow their own scripts only.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};0`)
  const options = {
    resultTypes: ['violations'],
    preload: false,
    rules,
    ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
  }
  const known = isThorough ? [] : [...soundParts]
  const { found, parts } = await page.evaluate(
    async ({ options, known }) => {
      // Content with deferred layout would seem to overlap what follows it.
      for (const element of document.querySelectorAll('*'))
        if (
          element instanceof HTMLElement &&
          getComputedStyle(element).contentVisibility === 'auto'
        )
          element.style.contentVisibility = 'visible'
      const hashOf = (text: string) => {
        let [one, other] = [0xdeadbeef, 0x41c6ce57]
        for (let at = 0; at < text.length; at++) {
          const code = text.charCodeAt(at)
          one = Math.imul(one ^ code, 2654435761)
          other = Math.imul(other ^ code, 1597334677)
        }
        return `${one} ${other} ${text.length}`
      }
      const looks = [
        ...[innerWidth, innerHeight, document.documentElement.className],
        ...[document.documentElement.lang, document.documentElement.dir],
        ...[matchMedia('(prefers-color-scheme: dark)').matches, JSON.stringify(options)],
      ].join(' ')
      const around = [...document.querySelectorAll('header, footer, nav, aside')]
        .filter((part) => !part.closest('main, dialog, [role="dialog"]'))
        .filter((part) => !part.parentElement?.closest('header, footer, nav, aside'))
        .map((part) => ({ part, key: hashOf(`${looks} ${part.outerHTML}`) }))
      // Rules about the whole page are held against the whole page either way.
      const exclude = around.flatMap(({ part, key }) => (known.includes(key) ? [part] : []))
      const { violations } = await (
        window as unknown as {
          axe: {
            run: (
              context: object,
              options: object,
            ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
          }
        }
      ).axe.run({ include: [document], exclude }, options)
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html }) => html)
            .join(' | ')
            .slice(0, 400)}`,
      )
      return { found, parts: around.map(({ key }) => key) }
    },
    { options, known },
  )
  if (found.length === 0) for (const part of parts) soundParts.add(part)
  return found
}

/**
 * {@link accessibilityViolations} of what differs little from another state that the same run looks at, or what the
 * test of its component looks at: before a release alone (docs/decisions/0111).
 */
export const violationsOfVariant: typeof accessibilityViolations = async (...state) =>
  isThorough ? accessibilityViolations(...state) : []
