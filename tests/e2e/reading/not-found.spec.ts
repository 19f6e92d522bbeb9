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

const MISSING = [
  { path: '/nonsense', title: '404 Page Not Found', language: 'en' },
  { path: '/nonsense/with/more.html', title: '404 Page Not Found', language: 'en' },
  { path: '/it/nonsense', title: '404 Page Not Found', language: 'it' },
  { path: '/products/nope', title: 'Product Not Found', language: 'en' },
  { path: '/product/999999', title: 'Product Not Found', language: 'en' },
  { path: '/category/nope', title: 'Category Not Found', language: 'en' },
  { path: '/knowledge/nope', title: 'Article Not Found', language: 'en' },
  { path: '/knowledge/%01', title: 'Article Not Found', language: 'en' },
  { path: '/de/knowledge/nope', title: 'Artikel nicht gefunden', language: 'de' },
  { path: '/careers/nope', title: 'Position Not Found', language: 'en' },
  { path: '/help/nope', title: '404 Page Not Found', language: 'en' },
]

test.describe('2 Screens: not found', () => {
  test('pages that are missing answer 404, say so and lead on', async ({ page }) => {
    for (const { path, title, text, back } of [
      {
        path: '/nonsense/path',
        title: '404 Page Not Found',
        text: 'Did you forget to add the page to the router?',
        back: 'Go to the home page',
      },
      {
        path: '/products/nope',
        title: 'Product Not Found',
        text: 'The product you’re looking for doesn’t exist.',
        back: 'Back to Home',
      },
      {
        path: '/product/999999',
        title: 'Product Not Found',
        text: 'The product you’re looking for doesn’t exist.',
        back: 'Back to Home',
      },
      {
        path: '/category/nope',
        title: 'Category Not Found',
        text: 'The category you’re looking for doesn’t exist.',
        back: null,
      },
    ])
      await test.step(`${path} answers 404 with ${title}`, async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByText(text.replaceAll('’', "'"), { exact: true })).toBeVisible()
        await expect(page).toHaveTitle(new RegExp(title))
        await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
          'content',
          /noindex/,
        )
        await expect(banner(page)).toBeVisible()
        if (!back) return
        await page.getByRole('main').getByRole('link', { name: back }).click()
        await expect(page).toHaveURL(/:\d+\/$/)
        await expect(page.getByRole('region', { name: 'Featured products' })).toBeVisible()
      })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('are complete pages, at each visit', async ({ page }) => {
      for (const { path, title, language } of MISSING)
        await test.step(`${path} answers 404 and says ${title}`, async () => {
          // The second answer comes from the cache.
          for (const visit of ['first', 'second']) {
            const response = await page.goto(path)
            expect([visit, response?.status()]).toEqual([visit, 404])
            expect(response?.headers()['content-security-policy']).toContain("default-src 'self'")
            expect(response?.headers()['set-cookie']).toBeUndefined()
            expect([visit, await page.title()]).toEqual([visit, `${title} | Softhaven`])
          }
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
            'content',
            /noindex/,
          )
          for (const part of ['banner', 'main', 'contentinfo'] as const)
            await expect(page.getByRole(part)).toHaveCount(1)
        })
    })
  })

  test('lead on from missing pages', async ({ page }) => {
    await test.step('asks the developer whether the page was added to the router', async () => {
      await open(page, '/nonsense')
      await expect(
        page.getByText('Did you forget to add the page to the router?', { exact: true }),
      ).toBeVisible()
      const main = page.getByRole('main')
      const hrefs = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(['/', '/categories', '/deals', '/help'])
      await main.getByRole('link', { name: 'Browse categories' }).click()
      await expect(page).toHaveURL(/\/categories$/)
    })
    await test.step('leads from a missing article to all articles', async () => {
      await open(page, '/knowledge/nope')
      const main = page.getByRole('main')
      await expect(main.getByText("The article you're looking for doesn't exist.")).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await main.getByRole('link', { name: 'All articles' }).click()
      await expect(page).toHaveURL(/\/knowledge$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible()
    })
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

test.describe('2 Screens: addresses that moved', () => {
  test('lead to their new ones for good', async ({ request, store }) => {
    for (const [from, to] of [
      ['/en/products', '/products'],
      ['/requirements', '/system-requirements'],
    ])
      await test.step(`${from} moved to ${to} for good`, async () => {
        const response = await request.get(from ?? '', { maxRedirects: 0 })
        expect(response.status()).toBe(308)
        expect(new URL(response.headers().location ?? '', store.url).pathname).toBe(to)
      })
  })
})
