import type { Browser, Page } from 'playwright'
import { atMost, percentiles, type Row } from './figures'
import { freshContext } from './fresh-context'

/** As a phone of the middle of the range, and in the country: Lighthouse's own figures of both. */
const SLOWER_CPU = 4
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}

/** A figure varies from load to load: the median of five counts, with the smallest and largest beside it. */
const ROUNDS = 5
const MAX_BLOCKING_MS = 80
/** Later than this after loading, nothing of a page blocks any more. */
const SETTLED_MS = 800

export type TimedPage = {
  name: string
  url: string
  /** How long until the largest thing is painted, without and with a slow network. */
  aims: { fast: number; slow: number }
}

type Painted = { largest: number; blocking: number }

/** When a page is painted on a slow phone, and how long its scripts block it. */
export async function paintRows(browser: Browser, page: TimedPage): Promise<Row[]> {
  const rows: Row[] = []
  for (const network of ['fast', 'slow'] as const) {
    const rounds: Painted[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await painted(browser, page.url, network === 'slow'))
    const on = `${page.name}, CPU ÷${SLOWER_CPU}${network === 'slow' ? ', slow 4G' : ''}`
    const aim = page.aims[network]
    rows.push(
      row(
        `${on}: largest paint`,
        rounds.map(({ largest }) => largest),
        aim,
      ),
      row(
        `${on}: blocked`,
        rounds.map(({ blocking }) => blocking),
        MAX_BLOCKING_MS,
      ),
    )
  }
  return rows
}

function row(name: string, milliseconds: number[], aim: number): Row {
  const { p50 } = percentiles(milliseconds)
  const [least, most] = [Math.min(...milliseconds), Math.max(...milliseconds)].map(Math.round)
  return {
    name,
    p50,
    note: `median of ${milliseconds.length}, ${least} to ${most}`,
    target: atMost(p50, aim, `≤ ${aim} ms`),
  }
}

async function painted(browser: Browser, url: string, isSlow: boolean): Promise<Painted> {
  const context = await freshContext(browser, {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  if (isSlow) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  await page.addInitScript(watchPaints)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const figures = await page.evaluate(() => ({
    largest: Number(document.documentElement.dataset.largestPaint),
    blocking: Number(document.documentElement.dataset.blocked ?? 0),
  }))
  await context.close()
  return figures
}

/** Runs in the page before anything of its own. */
function watchPaints() {
  let blocked = 0
  const note = (key: string, value: number) => {
    document.documentElement.dataset[key] = String(value)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note('largestPaint', entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
    note('blocked', blocked)
  }).observe({ type: 'longtask', buffered: true })
}

/** How long a pointer rests on a link before the click, at the least. */
const RESTING_MS = 200
const PREFETCHED_MS = 60
const COLD_MS = 100

/** From a click in the listing until the product's page shows, at full speed. */
export async function navigationRows(browser: Browser, listing: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const isPrefetched of [true, false]) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await toProduct(browser, listing, isPrefetched, round))
    rows.push(
      row(
        `listing → product, ${isPrefetched ? 'prefetched' : 'cold'}`,
        rounds,
        isPrefetched ? PREFETCHED_MS : COLD_MS,
      ),
    )
  }
  return rows
}

async function toProduct(browser: Browser, listing: string, isPrefetched: boolean, index: number) {
  const context = await freshContext(browser)
  const page = await context.newPage()
  // Without what is fetched ahead, a click has to fetch it.
  if (!isPrefetched)
    await page.route('**/products/**', (route) =>
      route.request().headers()['next-router-prefetch'] ? route.abort() : route.continue(),
    )
  await page.goto(listing, { waitUntil: 'networkidle' })
  const link = page.locator('main article a').nth(index)
  await markWhen(page, 'h1', 'shownAfter', 'a')
  await link.hover()
  await page.waitForTimeout(RESTING_MS)
  await link.click()
  return marked(page, 'shownAfter')
}

/**
 * What {@link markWhen} has marked, in milliseconds. Closes the page. Asks seldom: each question takes the
 * page's own time, which is measured.
 */
async function marked(page: Page, mark: string): Promise<number> {
  await page.waitForFunction((mark) => document.body.dataset[mark] !== undefined, mark, {
    polling: 500,
  })
  const milliseconds = Number(await page.evaluate((mark) => document.body.dataset[mark], mark))
  await page.context().close()
  return milliseconds
}

/** Marks how long after a click on something the text of an element is another, as painted. */
async function markWhen(page: Page, changed: string, mark: string, clicked: string): Promise<void> {
  await page.evaluate(
    ({ changed, mark, clicked }) => {
      const text = () => document.querySelector(changed)?.textContent ?? ''
      const before = text()
      let at = Number.NaN
      addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Element && event.target.closest(clicked)) at = event.timeStamp
        },
        { capture: true, once: true },
      )
      const observer = new MutationObserver(() => {
        if (Number.isNaN(at) || text() === before || text() === '') return
        observer.disconnect()
        requestAnimationFrame(() => {
          document.body.dataset[mark] = String(performance.now() - at)
        })
      })
      observer.observe(document.documentElement, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    },
    { changed, mark, clicked },
  )
}

const BADGE_MS = 50

/** From a click on "Add to Cart" until the header counts it, the cart's code not loaded yet. */
export async function badgeRows(browser: Browser, product: string): Promise<Row[]> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await freshContext(browser)
    const page = await context.newPage()
    await page.goto(product, { waitUntil: 'networkidle' })
    await markWhen(page, 'header button[aria-label^="Cart"]', 'countedAfter', 'button')
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    rounds.push(await marked(page, 'countedAfter'))
  }
  return [row('from click on "Add to Cart" to the badge', rounds, BADGE_MS)]
}

/** The size of a page's HTML before compression. */
export async function htmlRow(name: string, url: string, aimedKb: number): Promise<Row> {
  const html = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const kilobytes = html.length / 1000
  return {
    name: `${name}, HTML`,
    note: `${kilobytes.toFixed(0)} kB`,
    target: atMost(kilobytes, aimedKb, `≤ ${aimedKb} kB`),
  }
}
