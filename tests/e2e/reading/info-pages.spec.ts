import { expect, open, type Page, PHONE, THOROUGH, readingTest as test } from '../fixtures'

const main = (page: Page) => page.getByRole('main')

test.describe('2 Screens: information pages', () => {
  test('load nothing of others, are reached from the footer, and start a refund', async ({
    page,
    context,
  }) => {
    await test.step('the privacy policy keeps its promises about third parties and cookies', async () => {
      await open(page, '/privacy')
      await page.waitForLoadState('networkidle')
      const foreign = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).origin)
          .filter((origin) => origin !== location.origin),
      )
      expect(foreign).toEqual([])
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names.filter((name) => name !== 'NEXT_LOCALE')).toEqual([])
    })
    await test.step('are linked from the footer', async () => {
      const footer = page.getByRole('contentinfo')
      for (const [name, title] of [
        ['About Us', 'About Softhaven'],
        ['Terms of Service', 'Terms of Service'],
        ['Privacy Policy', 'Privacy Policy'],
        ['Disclaimer', 'Legal Disclaimer'],
        ['System Requirements', 'System Requirements'],
        ['Returns & Refunds', 'Returns & Refunds'],
      ] as const) {
        await footer.getByRole('link', { name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      }
    })
    await test.step('/returns starts a request', async () => {
      await main(page).getByRole('link', { name: 'Start Refund Request' }).click()
      await expect(page).toHaveURL(/\/returns\/request$/)
    })
  })

  test('open the answer to a common issue', THOROUGH, async ({ page }) => {
    await open(page, '/system-requirements')
    const issues = page.getByRole('region', { name: 'Common issues and fixes', exact: true })
    const answer = issues.getByText('PC Health Check')
    await expect(answer).toBeHidden()
    await issues.getByText('The installer refuses Windows 10').click()
    await expect(answer).toBeVisible()
  })

  test('have contents that lead to the sections', THOROUGH, async ({ page }) => {
    await open(page, '/terms')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Liability' }).click()
    await expect(page).toHaveURL(/#liability$/)
    await expect(page.getByRole('heading', { name: '13. Liability' })).toBeInViewport()
    await expect(contents.getByRole('link', { name: 'Liability' })).toBeInViewport()
  })

  test('keep legal texts reading from the left in Arabic', THOROUGH, async ({ page }) => {
    await open(page, '/ar/terms')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const section = main(page).locator('#agreement')
    expect(await section.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  })
})

test.describe('11 Quality: information pages on a phone', () => {
  test.use({ viewport: PHONE })

  test('the contents open above the text', THOROUGH, async ({ page }) => {
    await open(page, '/terms')
    const contents = main(page).locator('details')
    await expect(contents.getByRole('link', { name: 'Payment' })).toBeHidden()
    await contents.getByText('On this page').click()
    await contents.getByRole('link', { name: 'Payment' }).click()
    await expect(page.getByRole('heading', { name: '5. Payment' })).toBeInViewport()
  })

  test('tables stay tables', THOROUGH, async ({ page }) => {
    await open(page, '/returns')
    const table = page.getByRole('table', { name: 'Publisher-specific policies' })
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    const microsoft = table.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: 'Microsoft', exact: true }),
    })
    await expect(microsoft.getByRole('cell').first()).toHaveText('14 days')
    expect((await microsoft.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width)
  })
})
