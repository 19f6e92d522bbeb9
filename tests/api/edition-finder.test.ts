import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { within } from '@testing-library/dom'
import { hrefsOf, readPage, textOf } from '@/tests/setup/pages'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const read = (path: string) => readPage(store, path)

describe('the finder of a category', () => {
  it('answers each address for itself, in the page that the server sends', async () => {
    const short = await read('/category/antivirus-security/choose?devices=3&term=12')
    const long = await read('/category/antivirus-security/choose?devices=3&term=24')
    // Without scripts it is read as it arrives: nothing of it may follow behind the page.
    expect(long.html.indexOf('id="finder-results"')).toBeLessThan(long.html.indexOf('</main>'))
    expect(textOf(short.title())).toBe('Find what fits: Antivirus & Security')
    const chosen = within(long.main).getByRole('radio', { name: '2 years' })
    expect(chosen.getAttribute('checked')).not.toBeNull()
    const results = long.part('What fits')
    const names = within(results)
      .getAllByRole('article')
      .map((each) => textOf(within(each).getByRole('link')))
    expect(names[0]).toBe('ESET NOD32 Antivirus 2024, 3 PCs, 2 Years')
    expect(names[1]).toBe('Malwarebytes Standard, 3 Devices, 2-Year Subscription')
    expect(textOf(results)).toContain('$14.00 more than the cheapest that fits')
    expect(textOf(short.part('What fits'))).toContain('1 year')
    expect(hrefsOf(long.main)).toContain('/category/antivirus-security/choose?devices=3')
  })

  it('knows uses by what texts say, and one family alone', async () => {
    const page = await read(
      '/category/antivirus-security/choose?family=eset-2024&use=parental-control',
    )
    const links = hrefsOf(page.part('What fits'))
    expect(links).toContain('/products/eset-home-security-essential-2024')
    expect(links.every((href) => !href.includes('malwarebytes'))).toBe(true)
  })

  it('is offered by the category, and by the products of a family, in which editions stand in a table', async () => {
    const category = await read('/category/antivirus-security')
    expect(hrefsOf(category.main)).toContain('/category/antivirus-security/choose')
    const product = await read('/products/eset-home-security-essential-2024')
    expect(hrefsOf(product.main)).toContain('/category/eset/choose?family=eset-2024')
    const table = product.part('Which edition?')
    const own = within(table).getByRole('columnheader', { name: /This product/ })
    expect(textOf(own)).toContain('HOME Security Essential')
    expect(textOf(table)).toContain('Price per year')
  })

  it('is in the language of its address', async () => {
    const page = await read('/de/category/antivirus-security/choose?devices=unlimited')
    expect(textOf(page.title())).toBe('Das Passende finden: Antivirus & Security')
    const form = page.main.querySelector('form[method="get"]')
    expect(form?.getAttribute('action')).toBe('/de/category/antivirus-security/choose')
  })
})
