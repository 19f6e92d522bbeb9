import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startOwnStore, type TestStore } from '@/tests/setup/store'

/** The address that the tests' build is made for, which no store has. */
const ADDRESS_OF_BUILD = /http:\/\/localhost(?!:)/

describe('a store at another address than that of the build', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startOwnStore({ checksPages: true })
  })
  afterAll(() => store.stop())

  it.each([
    ['/', '/'],
    ['/fr', '/fr'],
    ['/de/about', '/de/about'],
    ['/category/antivirus-security', '/category/antivirus-security'],
    ['/ja/help/technical-support', '/ja/help/technical-support'],
  ])('names its own address on %s', async (path, canonical) => {
    const html = await (await fetch(store.url + path)).text()
    const link = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    expect(new URL(link ?? '').href).toBe(store.url + canonical)
    expect(html).not.toMatch(ADDRESS_OF_BUILD)
  })

  it('names it in what the browser fetches to go to a page', async () => {
    const answer = await fetch(`${store.url}/es/deals`, { headers: { RSC: '1' } })
    const data = await answer.text()
    expect(data).toContain(`${store.url}/es/deals`)
    expect(data).not.toMatch(ADDRESS_OF_BUILD)
  })

  it.each(['/sitemap.xml', '/robots.txt'])('names it in %s', async (path) => {
    const text = await (await fetch(store.url + path)).text()
    expect(text).toContain(`${store.url}/`)
    expect(text).not.toMatch(ADDRESS_OF_BUILD)
  })
})
