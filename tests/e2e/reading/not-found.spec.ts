import {
  accessibilityViolations,
  banner,
  expect,
  MISSING_PAGE_NOTES,
  open,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

// The browser itself reports that the page is missing.
test.use({ expectedConsole: MISSING_PAGE_NOTES })

test.describe('2 Screens: not found', () => {
  test('leads home from a missing product, and from a missing article to all articles', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await open(page, '/products/nope')
    await expect(banner(page)).toBeVisible()
    await main.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('region', { name: 'Featured products' })).toBeVisible()

    await open(page, '/knowledge/nope')
    await expect(main.getByText("The article you're looking for doesn't exist.")).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await main.getByRole('link', { name: 'All articles' }).click()
    await expect(page).toHaveURL(/\/knowledge$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible()
  })

  test(
    'looks the same before and after its scripts have run',
    THOROUGH,
    async ({ page, browser, store }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const bare = await context.newPage()
      for (const path of ['/nonsense', '/products/nope', '/category/nope', '/knowledge/nope']) {
        await bare.goto(store.url + path)
        await open(page, path)
        const text = await bare.getByRole('main').textContent()
        await expect(page.getByRole('main')).toHaveText(text ?? '')
      }
      await context.close()
    },
  )
})
