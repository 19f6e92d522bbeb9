import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { ConsentPlugins } from '@/components/plugins/consent/vendors'

/** The vendors' scripts in the page: where from, and with which data. */
const scripts = () =>
  [...document.querySelectorAll('script')].map(({ src, dataset }) => ({ src, ...dataset }))

/** A page in which no vendor has run yet. */
async function freshPage() {
  jest.resetModules()
  const [{ trackVisit }, { trackShopEvent }] = await Promise.all([
    import('./track-visit'),
    import('./shop-events'),
  ])
  return { trackVisit, trackShopEvent }
}

const NOTHING = { analytics: false, marketing: false }
const MARKETING = { analytics: false, marketing: true }
const ANALYTICS = { analytics: true, marketing: false }

beforeEach(() => {
  document.title = 'Softhaven'
})
afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'hj')
})

describe('what measures visits', () => {
  const hotjar: ConsentPlugins = { hotjar: { siteId: '1234567' } }
  const ahrefs: ConsentPlugins = { ahrefs: { dataKey: '1a2B3c4D5e6F7g8H9i0JkA' } }
  const MEASURING = [
    [hotjar, { src: 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6' }],
    [ahrefs, { src: 'https://analytics.ahrefs.com/analytics.js', key: '1a2B3c4D5e6F7g8H9i0JkA' }],
  ] as const

  it.each(MEASURING)('is loaded once analytics is agreed to: %j', async (plugins, script) => {
    const { trackVisit } = await freshPage()
    trackVisit(plugins, NOTHING, '/en')
    trackVisit(plugins, MARKETING, '/en')
    expect(scripts()).toEqual([])
    trackVisit(plugins, ANALYTICS, '/en')
    trackVisit(plugins, ANALYTICS, '/en/products')
    expect(scripts()).toEqual([script])
  })

  it('tells Hotjar the names of events, and nothing more', async () => {
    const { trackVisit, trackShopEvent } = await freshPage()
    trackVisit(hotjar, ANALYTICS, '/en')
    trackShopEvent({ name: 'search', term: 'office' })
    trackVisit(hotjar, ANALYTICS, '/en/search')
    const queued = () => (Reflect.get(window, 'hj') as { q: unknown[] } | undefined)?.q
    while (queued()?.length === 0) await Promise.resolve()
    expect(queued()).toEqual([['event', 'search']])
  })
})
