import { PLUGINS_ON } from '@/tests/setup/plugins'
import {
  DIRECTIONS,
  expectGoodPage,
  expectNoViolations,
  expectNoViolationsAtBothWidths,
  expectWholePage,
  inThorough,
  openIn,
} from './accessible'
import { banner, button, DESKTOP, expect, PHONE, searchBox, test } from './fixtures'
import { stubVendors, withPlugins } from './plugins'

// Each checks several states at two widths.
for (const direction of DIRECTIONS) {
  const { dir, locale, said } = direction
  const begins = (text: string) => new RegExp(`^${said(text)}`)

  test.describe(`11 Accessibility: what surrounds the pages has no faults (${dir})`, () => {
    test.use({ viewport: DESKTOP })

    test('header and side menu: categories, pickers and suggestions', async ({ page }) => {
      await test.step('header: categories, pickers and suggestions', async () => {
        await openIn(page, direction, '/categories')
        await expectGoodPage(page, said('All Categories'))
        await button(page, said('Categories')).click()
        await expect(banner(page).locator('a[href*="/category/"]').first()).toBeVisible()
        await inThorough(() => expectNoViolations(page))
        await page.keyboard.press('Escape')
        for (const [name, field] of [
          ['Language', 'Search languages'],
          ['Currency', 'Search currencies'],
        ] as const) {
          await banner(page)
            .getByRole('button', { name: begins(name) })
            .click()
          await expect(page.getByRole('listbox', { name: said(name) })).toBeVisible()
          // Both are one component.
          if (name === 'Language') await expectNoViolations(page)
          else await inThorough(() => expectNoViolations(page))
          await page.getByRole('combobox', { name: said(field) }).fill('nonesuch')
          await expect(page.getByRole('option')).toHaveCount(0)
          await inThorough(() => expectNoViolations(page))
          await page.keyboard.press('Escape')
        }
        await searchBox(page, locale).fill('norton')
        await expect(page.getByRole('option').first()).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await expectNoViolations(page)
        // In the test of its component, too: components/catalog/search.
        await inThorough(async () => {
          await page.evaluate(() => localStorage.setItem('recentSearches', '["norton","eset"]'))
          await searchBox(page, locale).fill('')
          await expect(page.getByRole('option')).toHaveCount(2)
          await page.keyboard.press('ArrowDown')
          await expectNoViolations(page)
        })
      })
      await test.step('side menu: pickers and suggestions', async () => {
        await page.setViewportSize(PHONE)
        await page.keyboard.press('Escape')
        await button(page, said('Menu')).click()
        const menu = page.getByRole('dialog', { name: said('Menu') })
        await expect(menu).toBeVisible()
        await inThorough(() => expectNoViolations(page))
        for (const name of ['Language', 'Currency']) {
          await menu.getByRole('button', { name: begins(name) }).click()
          await expect(page.getByRole('listbox', { name: said(name) })).toBeVisible()
          if (name === 'Language') await expectNoViolations(page)
          else await inThorough(() => expectNoViolations(page))
        }
        await searchBox(page, locale).fill('norton')
        await expect(page.getByRole('option').first()).toBeVisible()
        await inThorough(() => expectNoViolations(page))
      })
    })

    test('consent: the question, its purposes and the settings', async ({ page, store }) => {
      const asking = { ...PLUGINS_ON.google, ...PLUGINS_ON.meta, ...PLUGINS_ON.crisp }
      await withPlugins(store, asking, async () => {
        await stubVendors(page)
        await openIn(page, direction, '/')
        const question = page.getByRole('region', { name: said('Your privacy, your choice') })
        await expect(question).toBeVisible()
        await expectWholePage(page, /\p{L}/u)
        await inThorough(() => expectNoViolationsAtBothWidths(page))
        await button(page, said('Choose by purpose')).click()
        await expect(question.getByRole('checkbox')).toHaveCount(3)
        await expectNoViolationsAtBothWidths(page)
        await button(page, said('Only necessary')).click()
        await button(page, said('Cookie settings')).click()
        await expect(page.getByRole('region', { name: said('Cookie settings') })).toBeFocused()
        await inThorough(() => expectNoViolationsAtBothWidths(page))
      })
    })
  })
}
