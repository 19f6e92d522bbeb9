import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { TEMPLATE_DATABASE } from '@/tests/setup/template'
import { HELD_OUT_WISHES, JUDGED_LANGUAGES, JUDGED_WISHES } from './judged-languages'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `languages_${randomBytes(6).toString('hex')}`

/** What is tried: it reads the environment when it is loaded. */
const load = async () => ({
  ...(await import('@/lib/catalog/find-products')),
  ...(await import('@/lib/core/db')),
})
let store: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  process.env.DATABASE_URL = await createDatabase(server, name, TEMPLATE_DATABASE)
  store = await load()
})
afterAll(async () => {
  await store.db().$disconnect()
  await dropDatabase(server, name)
})

type Judged = readonly (readonly [typed: string, right: RegExp])[]

/** The searches of a language that have something else first, with what that is. */
async function missed(judged: Judged, language: (typeof JUDGED_LANGUAGES)[number]) {
  const wrong: string[] = []
  for (const [search, right] of judged) {
    const { products } = await store.findProducts({ search, meaning: true, limit: 1, language })
    const first = products[0]?.name ?? ''
    if (!right.test(first)) wrong.push(`${search}: ${first}`)
  }
  return wrong
}

it.each(JUDGED_LANGUAGES.map((language, place) => [language, place] as const))(
  'finds what was meant first in %s',
  async (language, place) => {
    const judged = JUDGED_WISHES.map(([right, ...typed]) => [typed[place] ?? '', right] as const)
    const wrong = await missed(judged, language)
    expect(judged).toHaveLength(40)
    expect([wrong, wrong.length / judged.length <= 0.05]).toEqual([wrong, true])
  },
)

it('finds as well what was not looked at while its words were written', async () => {
  const wrong: string[] = []
  for (const language of JUDGED_LANGUAGES)
    wrong.push(...(await missed(HELD_OUT_WISHES[language], language)))
  const count = Object.values(HELD_OUT_WISHES).flat().length
  expect(count).toBeGreaterThanOrEqual(100)
  expect([wrong, wrong.length / count <= 0.15]).toEqual([wrong, true])
})
