import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import {
  expect,
  MISSING_PAGE_NOTES,
  open,
  type Page,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const searchOf = (page: Page) =>
  page.getByRole('search', { name: 'Search the Help Center', exact: true })
const fieldOf = (page: Page) => searchOf(page).getByRole('searchbox')
const resultsOf = (page: Page) => page.getByRole('list', { name: 'Search results' })

test.describe('2 Screens: Help', () => {
  test('offers quick actions, six topics and five answers', async ({ page }) => {
    await test.step('answers five questions, for search engines too', async () => {
      await open(page, '/help')
      const faqs = part(page, 'Frequently asked questions')
      const questions = faqs.locator('summary')
      await expect(questions).toHaveCount(5)
      const answer = faqs.getByText('within 30 days of your order')
      await expect(answer).toBeHidden()
      await questions.filter({ hasText: 'Can I get my money back?' }).press('Enter')
      await expect(answer).toBeVisible()

      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const structuredData = scripts
        .map((script) => JSON.parse(script))
        .find((data) => data['@type'] === 'FAQPage')
      expect(structuredData.mainEntity).toHaveLength(5)
      expect(structuredData.mainEntity[1]).toMatchObject({
        name: 'Can I get my money back?',
        acceptedAnswer: { text: expect.stringContaining('30 days') },
      })
    })
    await test.step('has six topics, each with five articles and the way to all of them', async () => {
      const topics = part(page, 'Browse by topic')
      for (const { slug, name } of HELP_TOPICS) {
        const card = topics.locator(`#${slug}`)
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(name)
        await expect(card.locator('a[href^="/knowledge/"]')).toHaveCount(5)
        await expect(
          card.getByRole('link', { name: `View All Articles: ${name}` }),
        ).toHaveAttribute('href', `/help/${slug}`)
      }
      await topics.getByRole('link', { name: 'View All Articles: Technical Support' }).click()
      await expect(page).toHaveURL(/\/help\/technical-support$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Technical Support' })).toBeVisible()
      const articles = part(page, '6 articles')
      await expect(articles.getByRole('link')).toHaveCount(6)
      await articles.getByRole('link', { name: 'Product key not accepted' }).click()
      await expect(page).toHaveURL(/\/knowledge\/product-key-not-accepted$/)
    })
    await test.step('offers four quick actions that lead somewhere', async () => {
      await open(page, '/help')
      await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
      const actions = page.getByRole('navigation', { name: 'Quick actions' })
      for (const { name, path, title } of [
        { name: 'Track Order', path: '/orders/track', title: /Track your order/ },
        { name: 'View Downloads', path: '/orders/track', title: /view your downloads/ },
        { name: 'Contact Us', path: '/contact', title: /.+/ },
        { name: 'Request Refund', path: '/returns/request', title: /Request a refund/ },
      ]) {
        await actions.getByRole('link', { name }).click()
        await page.waitForURL(`**${path}*`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await page.goBack()
      }
    })
  })

  test(
    'shows five popular articles with category, views and how helpful they were',
    THOROUGH,
    async ({ page }) => {
      await open(page, '/help')
      const articles = part(page, 'Popular articles').getByRole('listitem')
      await expect(articles).toHaveCount(5)
      for (let index = 0; index < 5; index++)
        await expect(articles.nth(index)).toHaveText(/\d views.*\d+% found it helpful/)
      await expect(articles.first()).toContainText('Troubleshooting')
    },
  )

  test('names three support channels with hours and response times', THOROUGH, async ({ page }) => {
    await open(page, '/help')
    const channels = part(page, 'Talk to our support').getByRole('listitem')
    await expect(channels).toHaveCount(3)
    await expect(channels.nth(0)).toHaveText(/Recommended.*Live Chat.*24\/7.*Under 5 minutes/)
    await expect(channels.nth(1)).toHaveText(/Email Support.*24\/7.*Under 24 hours/)
    await expect(channels.nth(2)).toHaveText(/Phone Support.*Mon-Fri 9AM-6PM EST.*Under 15 minutes/)
    await expect(channels.nth(1).getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(channels.nth(2).getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/)
  })

  test('gives its figures', THOROUGH, async ({ page }) => {
    await open(page, '/help')
    await expect(page.getByRole('list', { name: 'Help in figures' })).toHaveText(
      /96%.*customer satisfaction/,
    )
  })

  test('speaks the language of the page', THOROUGH, async ({ page }) => {
    await open(page, '/de/help')
    await expect(page.getByRole('heading', { level: 1, name: 'Hilfe-Center' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Hilfe-Center durchsuchen' }).fill('ERSTATTUNG')
    await expect(page.getByText(/Treffer für „ERSTATTUNG“/)).toBeVisible()
  })
})

test.describe('2 Screens: Help search', () => {
  test('finds while typing, marks what was found, and counts it', async ({ page }) => {
    await open(page, '/help')
    await fieldOf(page).fill('activation')
    await expect(page.getByRole('status').filter({ hasText: 'results for' })).toHaveText(
      /^\d+ results for “activation”/,
    )
    const first = resultsOf(page).getByRole('link').first()
    await expect(first.locator('mark').first()).toHaveText(/activation/i)
    await first.click()
    await expect(page).toHaveURL(/\/knowledge\//)
  })

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

  test.describe('an unknown topic', () => {
    test.use({ expectedConsole: MISSING_PAGE_NOTES })

    test('is a page that does not exist', async ({ page }) => {
      expect((await page.goto('/help/nonsense'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    })
  })
})
