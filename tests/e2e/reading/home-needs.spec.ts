import { catalogue, expect, open, type Page, readingTest as test } from '../fixtures'

const part = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name })
const hrefsOf = (region: ReturnType<typeof part>) =>
  region.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.describe('2 Screens: home, by need, publisher and kind of licence', () => {
  test('leads to what people come for, to publishers, and to kinds of licence', async ({
    page,
    store,
  }) => {
    await test.step('has the publishers with most products, each with its list', async () => {
      const counts = new Map<string, number>()
      for (const { publisher } of await catalogue(store))
        counts.set(publisher, (counts.get(publisher) ?? 0) + 1)
      const first = [...counts]
        .sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en'))
        .slice(0, 8)
        .map(([publisher]) => publisher)
      await open(page, '/')
      const publishers = part(page, 'Shop by publisher')
      await expect(publishers.getByRole('listitem')).toHaveText(first)
      await publishers.getByRole('link', { name: first[0], exact: true }).click()
      await expect(page).toHaveURL(
        `/products?${new URLSearchParams({ publisher: first[0] ?? '' })}`,
      )
    })
    await test.step('sets buying once beside subscribing, if both can be had', async () => {
      await open(page, '/')
      const choice = part(page, 'Office 2024 or Microsoft 365?')
      expect(await hrefsOf(choice)).toEqual([
        expect.stringMatching(/^\/compare\?ids=\d+,\d+$/),
        '/knowledge/subscription-or-perpetual-licence',
        '/category/office-2024',
        '/category/microsoft-365',
      ])
      await choice.getByRole('link', { name: 'Compare two of them' }).click()
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)

      const html = await (await page.request.get(`${store.url}/`)).text()
      const added = ['needs', 'publishers', 'licence-choice'].map((id) => {
        const start = html.lastIndexOf('<section', html.indexOf(`id="${id}"`))
        return html.slice(start, html.indexOf('</section>', start)).length
      })
      expect(added.reduce((sum, length) => sum + length, 0)).toBeLessThan(9000)
    })
    await test.step('leads to what people come for', async () => {
      await open(page, '/')
      const needs = part(page, 'What do you need?')
      expect(await hrefsOf(needs)).toEqual([
        '/category/antivirus-security',
        '/category/microsoft-office?licenseType=perpetual&devices=1',
        '/category/music-photo-video',
        '/category/tax-preparation',
      ])
      await needs.getByRole('link', { name: /^Office for one PC, for good/ }).click()
      await expect(page).toHaveURL(/\?licenseType=perpetual&devices=1$/)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })
  })
})
