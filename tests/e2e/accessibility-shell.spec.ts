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
for (const direction of DIRECTIONS)
  test.describe(`11 Accessibility: what surrounds the pages has no faults (${direction.dir})`, () => {
    test.use({ viewport: DESKTOP })

    test('header and side menu: categories, pickers and suggestions', async ({ page }) => {
      await test.step('header: categories, pickers and suggestions', async () => {
        await openIn(page, direction, '/categories')
        await expectGoodPage(page, 'All Categories')
        await button(page, 'Categories').click()
        await expect(banner(page).locator('a[href*="/category/"]').first()).toBeVisible()
        await inThorough(() => expectNoViolations(page))
        await page.keyboard.press('Escape')
        for (const name of ['Language', 'Currency']) {
          await banner(page)
            .getByRole('button', { name: new RegExp(`^${name}`) })
            .click()
          await expect(page.getByRole('listbox', { name })).toBeVisible()
          // Both are one component.
          if (name === 'Language') await expectNoViolations(page)
          else await inThorough(() => expectNoViolations(page))
          await page.getByRole('combobox', { name: /^Search (lang|curr)/ }).fill('nonesuch')
          await expect(page.getByRole('option')).toHaveCount(0)
          await inThorough(() => expectNoViolations(page))
          await page.keyboard.press('Escape')
        }
        await searchBox(page).fill('norton')
        await expect(page.getByRole('option').first()).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await expectNoViolations(page)
        // In the test of its component, too: components/catalog/search.
        await inThorough(async () => {
          await page.evaluate(() => localStorage.setItem('recentSearches', '["norton","eset"]'))
          await searchBox(page).fill('')
          await expect(page.getByRole('option')).toHaveCount(2)
          await page.keyboard.press('ArrowDown')
          await expectNoViolations(page)
        })
      })
      await test.step('side menu: pickers and suggestions', async () => {
        await page.setViewportSize(PHONE)
        await page.keyboard.press('Escape')
        await button(page, 'Menu').click()
        const menu = page.getByRole('dialog', { name: 'Menu' })
        await expect(menu).toBeVisible()
        await inThorough(() => expectNoViolations(page))
        for (const name of ['Language', 'Currency']) {
          await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click()
          await expect(page.getByRole('listbox', { name })).toBeVisible()
          if (name === 'Language') await expectNoViolations(page)
          else await inThorough(() => expectNoViolations(page))
        }
        await searchBox(page).fill('norton')
        await expect(page.getByRole('option').first()).toBeVisible()
        await inThorough(() => expectNoViolations(page))
      })
    })

    test('consent: the question, its purposes and the settings', async ({ page, store }) => {
      const asking = { ...PLUGINS_ON.google, ...PLUGINS_ON.meta, ...PLUGINS_ON.crisp }
      await withPlugins(store, asking, async () => {
        await stubVendors(page)
        await openIn(page, direction, '/')
        const question = page.getByRole('region', { name: 'Your privacy, your choice' })
        await expect(question).toBeVisible()
        await expectWholePage(page, /\w/)
        await inThorough(() => expectNoViolationsAtBothWidths(page))
        await button(page, 'Choose by purpose').click()
        await expect(question.getByRole('checkbox')).toHaveCount(3)
        await expectNoViolationsAtBothWidths(page)
        await button(page, 'Only necessary').click()
        await button(page, 'Cookie settings').click()
        await expect(page.getByRole('region', { name: 'Cookie settings' })).toBeFocused()
        await inThorough(() => expectNoViolationsAtBothWidths(page))
      })
    })
  })
