import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { HtmlValidate } from 'html-validate'
import { startStore, type TestStore } from '@/tests/setup/store'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

/** One URL of every template. */
const TEMPLATES = [
  '/',
  '/products',
  '/products/microsoft-office-2024-home-for-pc-or-mac',
  '/products/no-such-product',
  '/categories',
  '/category/antivirus-security',
  '/brands',
  '/brands/gen-digital',
  '/deals',
  '/search',
  '/wishlist',
  '/compare',
  '/knowledge',
  '/knowledge-base',
  '/help',
  '/returns',
  '/returns/request',
  '/withdrawal',
  '/system-requirements',
  '/contact',
  '/about',
  '/accessibility',
  '/cookies',
  '/legal-notice',
  '/reviews-and-ranking',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/careers',
  '/careers/product-designer',
  '/orders/track',
  '/orders/status',
  '/reviews/write',
  '/reviews/stop',
  '/reviews/report',
  '/library',
  '/checkout/review',
  '/checkout/payment',
  '/checkout/success?order=SH-1-AAAAA',
  '/no/such/page',
]

/** Next closes the document of a page that waits for its query twice; browsers ignore the second. */
const END = '</body></html>'
const endedOnce = (html: string) =>
  html.endsWith(END) ? html.slice(0, -END.length).replace(END, '') + END : html

async function faultsOf(path: string): Promise<string[]> {
  const answer = await fetch(store.url + path)
  expect(answer.headers.get('content-type')).toContain('text/html')
  const { results } = await validator.validateString(endedOnce(await answer.text()))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  )
}

describe('HTML of every template is valid', () => {
  it.each(TEMPLATES)('%s', async (path) => {
    expect(await faultsOf(path)).toEqual([])
  })

  it.each(['/ar', '/de/contact', '/ja/products', '/admin/products'])('%s', async (path) => {
    expect(await faultsOf(path)).toEqual([])
  })

  it('of an article', async () => {
    const { rows } = await store.sql.query<{ slug: string }>(
      'SELECT "slug" FROM "Article" ORDER BY "id" LIMIT 1',
    )
    expect(await faultsOf(`/knowledge/${rows[0]?.slug}`)).toEqual([])
  })
})
