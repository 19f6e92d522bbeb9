import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const mark = randomUUID().slice(0, 8)

const add = (fields: object) =>
  admin.post('/api/admin/products', {
    name: `Told ${randomUUID()}`,
    description: 'As it is.',
    price: '50.00',
    categoryId: 14,
    ...fields,
  })
const change = (id: number, body: object) =>
  admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })

const pageWith = (path: string, text: string) =>
  eventually(async () => {
    const answer = await fetch(`${store.url}${path}`)
    const html = await answer.text()
    return answer.status === 200 && html.includes(text) && html
  })

it('a product says of itself, of its versions and of its trial what its page shows', async () => {
  const made = await add({
    story: `<h1>All of ${mark}</h1><script>alert(1)</script><p><a href="/contact">Ask</a></p>`,
    releases: [
      { version: '4.1', date: '2026-01-31', notes: `Faster ${mark}` },
      { version: '4.2', date: '2026-11-12', notes: `New ${mark}` },
    ],
    trialUrl: 'https://publisher.example/try',
    trialDays: '14',
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      story: `<h2>All of ${mark}</h2><p><a href="/contact">Ask</a></p>`,
      releases: [{ version: '4.2' }, { version: '4.1' }],
      trialUrl: 'https://publisher.example/try',
      trialDays: 14,
    },
  })
  const { id, slug } = made.body
  const html = await pageWith(`/products/${slug}`, `All of ${mark}`)
  for (const said of [`Faster ${mark}`, `New ${mark}`, 'https://publisher.example/try'])
    expect(html).toContain(said)
  expect(await pageWith(`/de/products/${slug}`, `All of ${mark}`)).toContain('href="/de/contact"')

  const changed = await change(id, { story: `<p>Else ${mark}</p>`, trialUrl: '', releases: [] })
  expect(changed).toMatchObject({ status: 200, body: { trialUrl: null, releases: [] } })
  const anew = await pageWith(`/products/${slug}`, `Else ${mark}`)
  expect(anew).not.toContain('https://publisher.example/try')
  expect(anew).not.toContain(`New ${mark}`)

  const copy = await admin.post(`/api/admin/products/${id}/duplicate`)
  expect(copy).toMatchObject({ status: 201, body: { story: `<p>Else ${mark}</p>` } })
})

it('refuses what a page could not show', async () => {
  const { id } = (await add({})).body
  const gone = `/media/${'0'.repeat(64)}.png`
  const release = { version: '1', date: '2026-11-12', notes: 'New' }
  for (const [path, body] of [
    ['story', { story: `<img src="${gone}" alt="">` }],
    ['story', { story: 'a'.repeat(50_001) }],
    ['releases.1.version', { releases: [release, release] }],
    ['releases.0.date', { releases: [{ ...release, date: 'soon' }] }],
    ['trialUrl', { trialUrl: 'http://publisher.example' }],
    ['trialDays', { trialDays: 0 }],
  ] as const)
    expect([path, await change(id, body)]).toMatchObject([
      path,
      { status: 400, body: { issues: [expect.objectContaining({ path })] } },
    ])
})
