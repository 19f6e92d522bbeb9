import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { adminClient } from '@/tests/setup/admin-client'
import { isThorough } from '@/tests/setup/depth'
import { inWords } from '@/tests/setup/in-words'
import { fileOfTexts, textsOf } from '@/tests/setup/message-files'
import { detailsOf, placeOrder } from '@/tests/setup/order-client'
import { setSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import { BOTH_DIRECTIONS, expectGoodPage, openIn, richProduct, soldOutProduct } from './accessible'
import { catalogue, expect, test } from './fixtures'

type Path = `/${string}`
type Shown = {
  path: Path | ((store: TestStore) => Promise<Path>)
  /** The page's heading once its content is shown. */
  title: string | RegExp
  /**
   * Another one shows the same component with other texts, or its component's test looks at its accessibility: then it is
   * for `thorough`.
   */
  isVariant?: true
  /** Another accessibility-*.spec.ts looks at it, with more on it: then here it is for `thorough`. */
  isElsewhere?: true
}

/** Makes a collection of some products. @returns its slug */
async function shownCollection(store: TestStore): Promise<string> {
  const admin = await adminClient(store)
  const products = (await catalogue(store)).slice(0, 3)
  const made = await admin.post('/api/admin/collections', {
    name: 'Picked',
    slug: `picked-${randomUUID().slice(0, 8)}`,
    isVisible: true,
    productIds: products.map(({ id }) => id),
    sort: 'chosen',
  })
  return made.body.slug
}

/**
 * Every page of the store by its route, with its initial content. Later states are covered by the other
 * accessibility-*.spec.ts.
 */
const PAGES: Record<string, Shown[]> = {
  '/': [{ path: '/', title: /\w/, isElsewhere: true }],
  '/about': [{ path: '/about', title: 'About Softhaven' }],
  // Texts on a card, as in the legal notice.
  '/accessibility': [{ path: '/accessibility', title: 'Accessibility statement', isVariant: true }],
  '/agreed-texts/[id]': [
    {
      path: async (store) => {
        const { number } = await placeOrder(store, [{ product: await richProduct(store) }])
        const { agreedTexts } = await detailsOf(await adminClient(store), number)
        return `/agreed-texts/${agreedTexts[0]?.id}`
      },
      title: /^Terms of Service$/,
    },
  ],
  '/brands': [{ path: '/brands', title: 'Brands' }],
  '/brands/[slug]': [
    { path: '/brands/gen-digital', title: 'Gen Digital' },
    { path: '/brands/nope', title: 'Brand Not Found', isVariant: true },
  ],
  '/business': [
    {
      path: async (store) => {
        await setSetting(store, 'businessPage', true)
        return '/business'
      },
      title: 'For companies',
    },
  ],
  '/careers': [{ path: '/careers', title: 'Help people get to work' }],
  '/careers/[slug]': [
    { path: '/careers/product-designer', title: 'Product Designer' },
    { path: '/careers/nope', title: 'Position Not Found', isVariant: true },
  ],
  '/categories': [{ path: '/categories', title: 'All Categories', isElsewhere: true }],
  '/category/[slug]': [
    { path: '/category/antivirus-security', title: 'Antivirus & Security' },
    { path: '/category/norton', title: 'Norton', isVariant: true },
    { path: '/category/nope', title: 'Category Not Found', isVariant: true },
  ],
  '/category/[slug]/choose': [
    {
      path: '/category/antivirus-security/choose?devices=3&term=24',
      title: 'Find what fits: Antivirus & Security',
    },
    { path: '/category/nope/choose', title: 'Category Not Found', isVariant: true },
  ],
  '/category/[slug]/page/[number]': [
    { path: '/category/norton/page/1000', title: 'Category Not Found', isVariant: true },
  ],
  '/collection/[slug]': [
    { path: async (store) => `/collection/${await shownCollection(store)}`, title: 'Picked' },
    { path: '/collection/nope', title: 'Collection Not Found', isVariant: true },
  ],
  '/collection/[slug]/page/[number]': [
    { path: '/collection/nope/page/2', title: 'Collection Not Found', isVariant: true },
  ],
  '/collections': [
    {
      path: async (store) => {
        await shownCollection(store)
        return '/collections'
      },
      title: 'Collections',
    },
  ],
  '/checkout': [{ path: '/checkout', title: 'Review your order' }],
  // Of an order that is nobody's.
  '/checkout/express': [
    { path: '/checkout/express?token=5O190127TN364715T', title: 'Completing your payment' },
  ],
  // An empty cart is reviewed first.
  '/checkout/link': [
    {
      path: '/checkout/link?link=0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001',
      title: 'This link is no longer valid',
    },
  ],
  '/checkout/payment': [{ path: '/checkout/payment', title: 'Review your order', isVariant: true }],
  '/checkout/review': [{ path: '/checkout/review', title: 'Review your order', isVariant: true }],
  '/checkout/success': [
    {
      path: async (store) => {
        const { number } = await placeOrder(store, [{ product: await richProduct(store) }])
        return `/checkout/success?order=${number}`
      },
      title: /^Thank you/,
      isElsewhere: true,
    },
    { path: '/checkout/success?order=SH-1767225600000-AAAAA', title: /not found/i },
  ],
  '/compare': [
    { path: '/compare', title: 'Compare products', isVariant: true },
    {
      path: async (store) =>
        `/compare?ids=${(await catalogue(store))
          .slice(0, 5)
          .map(({ id }) => id)
          .join(',')},999999`,
      title: 'Compare products',
    },
  ],
  '/contact': [{ path: '/contact', title: 'Contact us', isElsewhere: true }],
  '/cookies': [{ path: '/cookies', title: 'Cookies and services' }],
  '/deals': [{ path: '/deals', title: 'Hot Deals' }],
  '/disclaimer': [{ path: '/disclaimer', title: 'Legal Disclaimer' }],
  '/gift-cards': [
    {
      path: async (store) => {
        await setSetting(store, 'giftCardsPage', true)
        return '/gift-cards'
      },
      title: 'Gift cards',
    },
  ],
  '/help': [
    { path: '/help', title: 'Help Center' },
    { path: '/help?q=key', title: 'Help Center', isVariant: true },
  ],
  '/help/[topic]': [{ path: '/help/technical-support', title: 'Technical Support' }],
  '/knowledge': [{ path: '/knowledge', title: 'Knowledge Base' }],
  '/knowledge-base': [{ path: '/knowledge-base', title: 'Knowledge Base', isVariant: true }],
  '/knowledge/[slug]': [
    { path: '/knowledge/activation-limit-reached', title: /^Activation limit reached/ },
    { path: '/knowledge/nope', title: 'Article Not Found', isVariant: true },
  ],
  '/knowledge/preview/[id]': [
    {
      path: async (store) => {
        const fields = { excerpt: 'About it', content: '<h2>A part</h2><p>Text</p>' }
        const article = { ...fields, title: 'Only a draft', category: 'Troubleshooting' }
        const admin = await adminClient(store)
        return (await admin.post('/api/admin/articles/preview', article)).body.path
      },
      title: 'Only a draft',
      isVariant: true,
    },
    { path: '/knowledge/preview/1', title: 'Article Not Found', isVariant: true },
  ],
  '/legal-notice': [{ path: '/legal-notice', title: 'Legal notice' }],
  '/library': [
    { path: '/library', title: 'My library' },
    { path: '/library#Fe26.2*1*made*up~2', title: 'My library' },
  ],
  '/newsletter/confirm': [
    { path: '/newsletter/confirm', title: 'This link does not work any more', isVariant: true },
    { path: '/newsletter/confirm#token', title: 'One last click' },
  ],
  '/newsletter/unsubscribe': [
    { path: '/newsletter/unsubscribe', title: 'This link does not work any more', isVariant: true },
    {
      path: '/newsletter/unsubscribe#token',
      title: 'Unsubscribe from the newsletter?',
      isVariant: true,
    },
  ],
  '/reviews-and-ranking': [
    { path: '/reviews-and-ranking', title: 'How reviews are checked and results are ranked' },
  ],
  '/reviews/report': [{ path: '/reviews/report', title: 'Report a review' }],
  '/reviews/stop': [
    { path: '/reviews/stop', title: 'This link does not work any more', isVariant: true },
    { path: '/reviews/stop#token', title: 'No more mails that ask for reviews?', isVariant: true },
  ],
  '/reviews/write': [
    { path: '/reviews/write', title: 'Open the link in our e-mail', isVariant: true },
    {
      path: '/reviews/write#Fe26.2*1*made*up~2',
      title: 'This link does not work any more',
      isVariant: true,
    },
  ],
  '/product-alerts/confirm': [
    { path: '/product-alerts/confirm', title: 'This link does not work any more', isVariant: true },
    { path: '/product-alerts/confirm#token', title: 'One last click', isVariant: true },
  ],
  '/product-alerts/stop': [
    { path: '/product-alerts/stop', title: 'This link does not work any more', isVariant: true },
    { path: '/product-alerts/stop#token', title: 'Stop these e-mails?', isVariant: true },
  ],
  '/cart/restore': [
    { path: '/cart/restore', title: 'This link does not work any more', isVariant: true },
    { path: '/cart/restore#token', title: 'This link does not work any more', isVariant: true },
  ],
  '/cart': [{ path: '/cart', title: 'Shopping Cart' }],
  '/cart/prepared': [{ path: '/cart/prepared', title: 'There is nothing in this cart' }],
  '/cart/reminders/stop': [
    { path: '/cart/reminders/stop', title: 'This link does not work any more', isVariant: true },
    { path: '/cart/reminders/stop#token', title: 'No more reminders?', isVariant: true },
  ],
  '/orders/status': [
    { path: '/orders/status', title: 'Open the link in your e-mail', isVariant: true },
    { path: '/orders/status#Fe26.2*1*made*up~2', title: 'This link has expired' },
  ],
  '/orders/track': [{ path: '/orders/track', title: 'Track your order, view your downloads' }],
  '/pages/[slug]': [
    {
      path: async (store) => {
        const text = { title: 'Press', content: '<h2>A part</h2><p>Text</p>' }
        const blocks = [
          { kind: 'text', id: 1, heading: { en: 'Above' }, text: { en: 'Words' } },
          { kind: 'content' },
          {
            kind: 'questions',
            id: 2,
            heading: { en: 'You ask' },
            questions: [{ question: { en: 'How?' }, answer: { en: 'So.' } }],
          },
          {
            kind: 'form',
            id: 3,
            heading: { en: 'Write us' },
            asksCategory: true,
            questions: [{ question: { en: 'Your company' }, isRequired: true }],
          },
        ]
        const page = { slug: 'press-of-a-test', texts: { en: text }, blocks, isPublished: true }
        await (await adminClient(store)).post('/api/admin/pages', page)
        return '/pages/press-of-a-test'
      },
      title: 'Press',
    },
    { path: '/pages/nope', title: '404 Page Not Found', isVariant: true },
  ],
  '/pages/preview/[id]': [
    {
      path: async (store) => {
        const texts = { en: { title: 'Only a draft', content: '<p>Text</p>' } }
        const admin = await adminClient(store)
        return (await admin.post('/api/admin/pages/preview', { texts, locale: 'en' })).body.path
      },
      title: 'Only a draft',
      isVariant: true,
    },
  ],
  '/preview/homepage/[id]': [
    {
      path: async (store) => {
        const admin = await adminClient(store)
        const { content } = (await admin.call('/api/admin/homepage')).body
        return (await admin.post('/api/admin/homepage/preview', { content })).body.path
      },
      title: /\w/,
      isVariant: true,
    },
    {
      // For staff alone: a heading, a text and a link, as on a page that is missing.
      path: '/preview/homepage/00000000-0000-4000-8000-000000000000',
      title: 'This preview has ended',
      isVariant: true,
    },
  ],
  '/preview/product/[id]': [
    {
      path: async (store) => {
        const product = { name: 'Only a draft', description: 'D', price: '5', categoryId: 14 }
        const admin = await adminClient(store)
        return (await admin.post('/api/admin/products/preview', product)).body.path
      },
      title: 'Only a draft',
      isVariant: true,
    },
    {
      path: '/preview/product/00000000-0000-4000-8000-000000000000',
      title: 'This preview has ended',
      isVariant: true,
    },
  ],
  '/privacy': [{ path: '/privacy', title: 'Privacy Policy', isVariant: true }],
  '/product/[id]': [
    {
      path: async (store) => `/product/${(await catalogue(store))[0]?.id}`,
      title: /\w/,
      isVariant: true,
    },
    { path: '/product/999999', title: 'Product Not Found', isVariant: true },
  ],
  '/products': [{ path: '/products', title: 'All Products', isElsewhere: true }],
  '/products/page/[number]': [
    { path: '/products/page/2', title: 'All Products – page 2', isVariant: true },
    { path: '/products/page/1000', title: '404 Page Not Found', isVariant: true },
  ],
  '/products/[slug]': [
    {
      path: async (store) => `/products/${(await richProduct(store)).slug}`,
      title: /\w/,
      isElsewhere: true,
    },
    { path: async (store) => `/products/${(await soldOutProduct(store)).slug}`, title: /\w/ },
    { path: '/products/nope', title: 'Product Not Found', isVariant: true },
  ],
  '/returns': [{ path: '/returns', title: 'Returns & Refunds' }],
  '/returns/request': [{ path: '/returns/request', title: 'Request a refund' }],
  '/search': [
    { path: '/search', title: 'Search Software' },
    { path: '/search?q=norton', title: 'Results for “norton”', isVariant: true },
    {
      path: '/search?q=no%20such%20software',
      title: 'Results for “no such software”',
      isVariant: true,
    },
  ],
  '/system-requirements': [{ path: '/system-requirements', title: 'System Requirements' }],
  '/terms': [{ path: '/terms', title: 'Terms of Service', isVariant: true }],
  '/withdrawal': [{ path: '/withdrawal', title: 'Withdraw from a contract' }],
  '/wishlist': [{ path: '/wishlist', title: 'Wishlist' }],
  '/your-data': [
    { path: '/your-data', title: 'Your data' },
    { path: '/your-data#Fe26.2*1*made*up~2', title: 'Your data' },
  ],
  '/[...rest]': [{ path: '/nonsense', title: '404 Page Not Found' }],
}

const SAID = new Set(textsOf(fileOfTexts('messages/en.json')).map(([, text]) => text))

/** A title in a language: what the store says, if it is one of its texts; else any, as of what an owner wrote. */
function titleIn(locale: string, title: string | RegExp): string | RegExp {
  if (locale === 'en') return title
  if (typeof title === 'string' && SAID.has(title)) return inWords(locale, title)
  return /\p{L}/u
}

/** Between them they have most of what may be mirrored. */
const IN_BOTH_DIRECTIONS = new Set(['/', '/checkout', '/help', '/products', '/products/[slug]'])

/** The routes of the pages that a folder of app/ holds. */
const routesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => {
      const parts = file.split('/').slice(0, -1)
      return `/${parts.filter((part) => !/^\(.+\)$|^\[locale\]$/.test(part)).join('/')}`
    })

test('11 Accessibility: every page of the store has its row', () => {
  const routes = ['app/(store)', 'app/(checkout)'].flatMap(routesIn)
  expect(routes.length).toBeGreaterThan(0)
  expect(Object.keys(PAGES).sort()).toEqual(routes.sort())
})

/** What the pages are about; the first that fits. */
const AREAS = [
  ['what mails lead to', /^\/(newsletter|reviews|product-alerts|cart|library|orders|your-data)/],
  ['the checkout', /^\/checkout/],
  ['the shop', /^\/($|categor|compare|deals|product|search|wishlist|preview)/],
  ['what is to read', /./],
] as const

const areaOf = (route: string) => AREAS.find(([, fits]) => fits.test(route))?.[0]

const ROUTES = Object.entries(PAGES)
const BY_AREA = AREAS.map(
  ([area]) => [area, ROUTES.filter(([route]) => areaOf(route) === area)] as const,
)
const MIRRORED = ROUTES.filter(([route]) => IN_BOTH_DIRECTIONS.has(route))

// Each checks several pages, and several states of them, at two widths.
test.describe.configure({ timeout: 240_000 })

for (const direction of BOTH_DIRECTIONS)
  test.describe(`11 Accessibility: pages have no faults (${direction.dir})`, () => {
    // Missing or expired pages are reported by the browser itself, and by React (see MISSING_PAGE_NOTES).
    test.use({
      expectedConsole: [/Failed to load resource.*40[014]|React error #419/],
    })

    const isWhole = direction.dir === 'ltr' || isThorough
    for (const [area, pages] of isWhole ? BY_AREA : [['what is mirrored', MIRRORED] as const])
      test(area, async ({ page, store }) => {
        for (const [route, shown] of pages)
          await test.step(route, async () => {
            for (const { path, title, isVariant, isElsewhere } of shown) {
              if (!isThorough && (isVariant || (isElsewhere && isWhole))) continue
              // A page that differs only in its fragment would not be loaded again.
              await page.goto('about:blank')
              await openIn(page, direction, typeof path === 'string' ? path : await path(store))
              await expectGoodPage(page, titleIn(direction.locale, title))
            }
          })
      })
  })
