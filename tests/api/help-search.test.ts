import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import {
  type HelpResult,
  type HelpSearchAnswer,
  helpSearchAnswerSchema,
  type Segment,
} from '@/lib/content/help/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let client: ReturnType<typeof apiClient>

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})

const call = (q: string, locale = 'en') =>
  client.call(`/api/help/search?${new URLSearchParams({ q, locale })}`)

async function search(q: string, locale?: string): Promise<HelpSearchAnswer> {
  const answer = await call(q, locale)
  expect(answer.status).toBe(200)
  return helpSearchAnswerSchema.parse(answer.body)
}

const textOf = (segments: Segment[]) => segments.map(({ text }) => text).join('')
const marked = ({ title, snippet }: HelpResult) =>
  [...title, ...snippet].filter(({ match }) => match).map(({ text }) => text.toLowerCase())

describe('GET /api/help/search', () => {
  it('finds articles by their title, best first, with the matches marked', async () => {
    const { total, results } = await search('redeem a Microsoft 365 key')
    expect(total).toBeGreaterThan(0)
    expect(results[0]).toMatchObject({
      kind: 'article',
      href: '/knowledge/how-to-redeem-a-microsoft-365-key',
    })
    expect(results[0] && textOf(results[0].title)).toBe('How to redeem a Microsoft 365 key')
    expect(results[0] && marked(results[0])).toEqual(
      expect.arrayContaining(['redeem', 'microsoft', '365', 'key']),
    )
  })

  it('finds articles by their text, and shows the match as plain text', async () => {
    const { rows } = await store.sql.query<{ slug: string }>(
      `SELECT "slug" FROM "Article" WHERE "content" ILIKE '%slmgr%'`,
    )
    const { results } = await search('slmgr')
    expect(results.map(({ href }) => href).sort()).toEqual(
      rows.map(({ slug }) => `/knowledge/${slug}`).sort(),
    )
    for (const result of results) {
      expect(marked(result)).toContain('slmgr')
      expect(textOf(result.snippet)).not.toMatch(/<\/?\w+>/)
    }
  })

  it('finds topics and questions', async () => {
    const kinds = (await search('refund')).results.map(({ kind }) => kind)
    expect(kinds).toContain('topic')
    expect(kinds).toContain('article')
    const { results } = await search('money back')
    expect(results[0]).toMatchObject({ kind: 'faq', href: '/help#faq-refund' })
  })

  it("searches the questions in the page's language, without accents or case", async () => {
    const { results } = await search('FACTURACION', 'es')
    expect(results[0]).toMatchObject({ kind: 'topic', href: '/help/payment-billing' })
    expect(results[0] && textOf(results[0].title)).toBe('Pago y facturación')
    expect((await search('返金', 'ja')).total).toBeGreaterThan(0)
    expect((await search('money back', 'xx')).total).toBeGreaterThan(0)
  })

  it.each(['%%', '__', '\\\\', '%_', "' OR '1'='1", '.*', '<mark>', '💾💾'])(
    'takes %p as it is typed',
    async (typed) => expect(await search(typed)).toEqual({ total: 0, results: [] }),
  )

  it('is best at 20, and counts all', async () => {
    const { total, results } = await search('the')
    expect(total).toBeGreaterThan(20)
    expect(results).toHaveLength(20)
  })

  it.each([
    ['', 400],
    ['a', 400],
    ['  a  ', 400],
    ['x'.repeat(101), 400],
    ['x'.repeat(100), 200],
    ['ab', 200],
  ])('answers %j with %d', async (q, status) => {
    expect((await call(q)).status).toBe(status)
  })

  it('refuses a search without a term', async () => {
    expect(await client.call('/api/help/search')).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: 'q' }] },
    })
  })

  it('limits how often an address may search', async () => {
    const statuses: number[] = []
    // Not all at once: waiting for the few connections for counting would take too long, and calls that
    // can't be counted in the database are counted separately. So somewhat more than the limit may pass.
    while (!statuses.includes(429) && statuses.length < 400) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => call('key')))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.slice(0, 120)).not.toContain(429)
    expect(statuses).toContain(429)
  })
})

describe('the help pages', () => {
  it('have five articles or more on each topic, and know no other topic', async () => {
    for (const { slug } of HELP_TOPICS) {
      const { status, body } = await client.call(`/help/${slug}`)
      expect(status).toBe(200)
      expect(new Set(body.match(/href="\/knowledge\/[\w-]+"/g)).size).toBeGreaterThanOrEqual(5)
    }
    for (const path of ['/help/nonsense', '/de/help/nonsense', '/help/getting-started/more'])
      expect((await client.call(path)).status).toBe(404)
  })
})
