import { expect, open, type Page, THOROUGH, readingTest as test } from '../fixtures'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const searchOf = (page: Page) =>
  page.getByRole('search', { name: 'Search the Help Center', exact: true })
const fieldOf = (page: Page) => searchOf(page).getByRole('searchbox')
const resultsOf = (page: Page) => page.getByRole('list', { name: 'Search results' })

test.describe('2 Screens: Help', () => {
  test('opens an answer, finds while typing, and leads to articles', async ({ page }) => {
    await open(page, '/help')
    const faqs = part(page, 'Frequently asked questions')
    const answer = faqs.getByText('within 30 days of your order')
    await expect(answer).toBeHidden()
    await faqs.locator('summary').filter({ hasText: 'Can I get my money back?' }).press('Enter')
    await expect(answer).toBeVisible()
    await fieldOf(page).fill('activation')
    await expect(page.getByRole('status').filter({ hasText: 'results for' })).toHaveText(
      /^\d+ results for “activation”/,
    )
    const first = resultsOf(page).getByRole('link').first()
    await expect(first.locator('mark').first()).toHaveText(/activation/i)
    await first.click()
    await expect(page).toHaveURL(/\/knowledge\//)
    await page.goBack()
    await part(page, 'Browse by topic')
      .getByRole('link', { name: 'View All Articles: Technical Support' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Technical Support' })).toBeVisible()
  })

  test('speaks the language of the page', THOROUGH, async ({ page }) => {
    await open(page, '/de/help')
    await expect(page.getByRole('heading', { level: 1, name: 'Hilfe-Center' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Hilfe-Center durchsuchen' }).fill('ERSTATTUNG')
    await expect(page.getByText(/Treffer für „ERSTATTUNG“/)).toBeVisible()
  })
})

test.describe('2 Screens: Help search', () => {
  test('opens the answer of a question that it found', THOROUGH, async ({ page }) => {
    await open(page, '/help')
    await fieldOf(page).fill('money back')
    await resultsOf(page).getByRole('link', { name: 'Can I get my money back?' }).click()
    await expect(page).toHaveURL(/\/help#faq-refund$/)
    await expect(page.locator('#faq-refund')).toBeInViewport()
  })

  test('takes its term from the address', THOROUGH, async ({ page }) => {
    await open(page, '/help?q=invoice')
    await expect(fieldOf(page)).toHaveValue('invoice')
    await expect(page.getByText(/results? for “invoice”/)).toBeVisible()
  })

  test.describe('that fails', () => {
    // The browser itself reports the calls that the test breaks.
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('says so and can be tried again', THOROUGH, async ({ page }) => {
      await page.route('**/api/help/search*', (route) => route.fulfill({ status: 500, body: '{}' }))
      await open(page, '/help')
      await fieldOf(page).fill('refund')
      const alert = page.getByRole('alert').filter({ hasText: 'does not answer right now' })
      await expect(alert).toBeVisible()
      await page.unroute('**/api/help/search*')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(resultsOf(page)).toBeVisible()
    })
  })
})
