import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium'
import { badgeRows, htmlRow, navigationRows, paintRows } from './browser-timings'
import { atMost, percentiles, type Row } from './figures'
import { freshContext } from './fresh-context'
import { popularProduct } from './products'
import type { BenchStore } from './store'

const TARGET_KB = 160
const TARGET_FEEDBACK_MS = 50
const CLICKS = 5

type StorageState = BrowserContextOptions['storageState']

/** What a browser has to load, and how soon it responds to a click. */
export async function browserRows(store: BenchStore): Promise<Row[]> {
  const product = `${store.url}/products/${(await popularProduct(store)).slug}`
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    // Playwright would end this process before the store and its database are stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  try {
    const clicks = []
    for (let turn = 0; turn < CLICKS; turn++) clicks.push(await addToCart(browser, product))
    const withCart = clicks[0]?.storage
    const feedback = percentiles(clicks.map(({ milliseconds }) => milliseconds)).p50
    const home = `${store.url}/`
    const listing = `${store.url}/products`
    return [
      await htmlRow('home', home, 220),
      await htmlRow('listing', listing, 140),
      await htmlRow('product page', product, 110),
      await htmlRow('knowledge base', `${store.url}/knowledge`, 120),
      await scripts(browser, 'home', home),
      await scripts(browser, 'listing', listing),
      await scripts(browser, 'product page', product, { aimedKb: TARGET_KB }),
      await scripts(browser, 'checkout with a cart', `${store.url}/checkout`, {
        storage: withCart,
      }),
      {
        name: 'from click on "Add to Cart" to its answer',
        p50: feedback,
        note: `median of ${CLICKS}`,
        target: atMost(feedback, TARGET_FEEDBACK_MS, `≤ ${TARGET_FEEDBACK_MS} ms`),
      },
      ...(await badgeRows(browser, product)),
      ...(await navigationRows(browser, listing)),
      ...(await paintRows(browser, {
        name: 'product page',
        url: product,
        aims: { fast: 420, slow: 560 },
      })),
      ...(await paintRows(browser, { name: 'home', url: home, aims: { fast: 500, slow: 700 } })),
    ]
  } finally {
    await browser.close()
  }
}

/** The scripts that a page loads before any interaction, with an empty browser cache. */
async function scripts(
  browser: Browser,
  name: string,
  url: string,
  { storage, aimedKb }: { storage?: StorageState; aimedKb?: number } = {},
): Promise<Row> {
  const context = await freshContext(browser, { storageState: storage })
  const page = await context.newPage()
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(response.url())
  })
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (!answer?.ok() || loaded.size === 0) throw new Error(`${url}: ${answer?.status()}`)
  const html = await answer.text()
  await context.close()

  const sizes = await Promise.all(
    [...loaded].map(async (script) => ({ script, kilobytes: await gzippedKilobytes(script) })),
  )
  const sumOf = (some: typeof sizes) => some.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  const total = sumOf(sizes)
  // The rest is what the page loads automatically later, such as the code of linked pages.
  const named = sumOf(sizes.filter(({ script }) => html.includes(new URL(script).pathname)))
  return {
    name: `${name}, scripts before any interaction`,
    note: `${total.toFixed(1)} kB gzip in ${loaded.size} (${named.toFixed(1)} in its HTML)`,
    ...(aimedKb ? { target: atMost(total, aimedKb, `≤ ${aimedKb} kB`) } : {}),
  }
}

/** Compressed here, because the transferred size depends on the server's compression. */
async function gzippedKilobytes(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer()
  return gzipSync(new Uint8Array(body), { level: 9 }).length / 1000
}

async function addToCart(browser: Browser, url: string) {
  const context = await freshContext(browser)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await button.evaluate((element) => {
    const before = element.textContent
    let clicked = Number.NaN
    element.addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true })
    new MutationObserver((_, observer) => {
      const answered =
        element.textContent !== before || document.querySelector('[data-sonner-toast]')
      if (!answered || Number.isNaN(clicked)) return
      observer.disconnect()
      document.body.dataset.answeredAfter = String(performance.now() - clicked)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const added = page.waitForResponse((response) => response.url().endsWith('/api/cart'))
  await button.click()
  await page.waitForFunction(() => document.body.dataset.answeredAfter !== undefined)
  const milliseconds = Number(await page.evaluate(() => document.body.dataset.answeredAfter))
  await added
  const storage = await context.storageState()
  await context.close()
  return { milliseconds, storage }
}
