import type { Article, ArticleListItem } from '@/lib/content/articles/contracts'
import { apiClient } from '@/tests/setup/api-client'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  cardsOf,
  expect,
  open,
  type Page,
  THOROUGH,
  test,
} from './fixtures'

const CATEGORIES = [
  'Getting Started',
  'Installation Guides',
  'Troubleshooting',
  'Best Practices',
  'Advanced Tips',
]

const articlesOf = async (store: TestStore): Promise<ArticleListItem[]> =>
  (await apiClient(store.url).call('/api/articles')).body

const articleOf = async (store: TestStore, slug: string): Promise<Article> =>
  (await apiClient(store.url).call(`/api/articles/${slug}`)).body

function oneOf(articles: ArticleListItem[], fits: (article: ArticleListItem) => boolean) {
  const article = articles.find(fits)
  if (!article) throw new Error('The store has no such article')
  return article
}

const longDate = (iso: string, locale = 'en-US') =>
  new Date(iso).toLocaleDateString(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

const titlesOf = (articles: readonly ArticleListItem[]) => articles.map(({ title }) => title)
const sidebar = (page: Page) => page.getByRole('region', { name: 'Categories' })
const choice = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name, exact: true })
const shownTitles = (page: Page) => cardsOf(page).getByRole('heading')
const count = (page: Page) => page.getByRole('main').getByRole('status')

test.describe('2 Screens: /knowledge', () => {
  test('shows every article, by category, with its details and link', async ({ page, store }) => {
    await test.step('shows all under Getting Started, and of any other category its own', async () => {
      const articles = await articlesOf(store)
      await open(page, '/knowledge')
      await expect(sidebar(page).getByRole('button')).toHaveCount(CATEGORIES.length)
      await expect(choice(page, 'Getting Started')).toHaveAttribute('aria-pressed', 'true')
      for (const name of [...CATEGORIES.slice(1), ...CATEGORIES.slice(0, 1)]) {
        await choice(page, name).click()
        const expected = articles.filter(
          ({ category }) => name === 'Getting Started' || category === name,
        )
        await expect(cardsOf(page)).toHaveCount(expected.length)
        await expect(shownTitles(page)).toHaveText(titlesOf(expected))
        await expect(count(page)).toHaveText(`${expected.length} articles`)
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
        await expect(sidebar(page).getByRole('button', { pressed: true })).toHaveAccessibleName(
          name,
        )
      }
      expect(new URL(page.url()).search).toBe('')
    })
    await test.step('shows every article with its details and link', async () => {
      const articles = await articlesOf(store)
      await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible()
      await expect(count(page)).toHaveText(`${articles.length} articles`)
      await expect(shownTitles(page)).toHaveText(titlesOf(articles))
      await expect(cardsOf(page).getByRole('link')).toHaveText(
        articles.map(({ title }) => `Read More: ${title}`),
      )
      const hrefs = await cardsOf(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(articles.map(({ slug }) => `/knowledge/${slug}`))
      const [newest] = articles
      if (!newest) throw new Error('There are no articles')
      const card = cardsOf(page).first()
      await expect(card.getByText(newest.category, { exact: true })).toBeVisible()
      await expect(card.getByText(newest.excerpt, { exact: true })).toBeVisible()
      await expect(card.getByText(longDate(newest.publishedAt), { exact: true })).toBeVisible()
      await expect(card.getByText(`${newest.readTime} min read`, { exact: true })).toBeVisible()
      await expect
        .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100)
      await card.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/knowledge/${newest.slug}$`))
      await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeVisible()
    })
  })

  test('is worked by keyboard', THOROUGH, async ({ page, store }) => {
    const articles = await articlesOf(store)
    const tips = articles.filter(({ category }) => category === 'Troubleshooting')
    await open(page, '/knowledge')
    await choice(page, 'Getting Started').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(choice(page, 'Troubleshooting')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(shownTitles(page)).toHaveText(titlesOf(tips))
    await expect(choice(page, 'Troubleshooting')).toBeFocused()
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
    await expect(cardsOf(page).first().getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/knowledge/${tips[0]?.slug}$`))
  })

  test(
    'is the same screen at /knowledge-base, which names the other address as its own',
    THOROUGH,
    async ({ page, store }) => {
      const articles = await articlesOf(store)
      await open(page, '/knowledge-base')
      await expect(page).toHaveURL(/\/knowledge-base$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible()
      await expect(shownTitles(page)).toHaveText(titlesOf(articles))
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/knowledge$/)
    },
  )

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows all articles', THOROUGH, async ({ page, store }) => {
      await page.goto('/knowledge')
      await expect(shownTitles(page)).toHaveText(titlesOf(await articlesOf(store)))
    })
  })
})

test.describe('2 Screens: /knowledge/{slug}', () => {
  test('shows an article with all that belongs to it, and lets no script in', async ({
    page,
    store,
  }) => {
    await test.step('shows an article with all that belongs to it', async () => {
      const articles = await articlesOf(store)
      const { slug } = oneOf(articles, ({ category }) => category === 'Troubleshooting')
      const article = await articleOf(store, slug)
      await open(page, `/knowledge/${slug}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
      const header = main.locator('article header')
      await expect(header.getByText(article.excerpt, { exact: true })).toBeVisible()
      await expect(header.getByText(article.category, { exact: true })).toBeVisible()
      await expect(header.getByText(longDate(article.publishedAt), { exact: true })).toBeVisible()
      await expect(header.getByText(`${article.readTime} min read`, { exact: true })).toBeVisible()
      const image = header.locator('img')
      expect(decodeURIComponent((await image.getAttribute('src')) ?? '')).toContain(article.image)
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(100)
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(crumbs.getByRole('listitem')).toHaveText([
        'Home',
        'Knowledge Base',
        article.title,
      ])
      await expect(crumbs.getByRole('link', { name: 'Knowledge Base' })).toHaveAttribute(
        'href',
        '/knowledge',
      )

      // The content as it was written, with its tags.
      const headings = [...article.content.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, text]) => text)
      expect(headings.length).toBeGreaterThan(2)
      for (const text of headings)
        await expect(main.getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible()
      await expect(main.locator('article li, article pre').first()).toBeVisible()
      await expect(main.locator('article br')).toHaveCount(0)

      await expect(main.getByRole('link', { name: 'Browse Software' })).toHaveAttribute(
        'href',
        '/products',
      )
      const related = main.getByRole('region', { name: 'Related Articles' })
      await expect(related.getByRole('heading', { level: 3 })).toHaveText(
        titlesOf(
          articles
            .filter((other) => other.category === article.category && other.slug !== slug)
            .slice(0, 3),
        ),
      )
    })
    await test.step('has structured data', async () => {
      const [article] = await articlesOf(store)
      if (!article) throw new Error('There are no articles')
      await open(page, `/knowledge/${article.slug}`)
      await expect(page).toHaveTitle(`${article.title} | Softhaven`)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        article.excerpt,
      )
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/knowledge/${article.slug}$`),
      )
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const things: Record<string, unknown>[] = texts.map((text) => JSON.parse(text))
      expect(things.find((thing) => thing['@type'] === 'Article')).toMatchObject({
        headline: article.title,
        datePublished: article.publishedAt,
        articleSection: article.category,
      })
      expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')).toBeDefined()
    })
    await test.step('makes line breaks of newlines, and lets no script in', async () => {
      const slug = 'written-by-somebody-careless'
      const content = [
        'First line\nSecond line',
        '<script>window.attacked = true</script>',
        '<img src="x" onerror="window.attacked = true">',
        '<a href="javascript:window.attacked = true">A link</a>',
        '<p onmouseover="window.attacked = true" style="position:fixed">A paragraph</p>',
        '<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>',
        '<a href="https://elsewhere.example/">Elsewhere</a>',
        `<pre><code>${'long-command-without-spaces/'.repeat(20)}</code></pre>`,
      ].join('\n')
      await store.sql.query(
        `INSERT INTO "Article" ("slug", "title", "excerpt", "content", "category", "readTime", "publishedAt", "updatedAt")
       VALUES ($1, 'Tags </script><b>in</b> a title', '<i>Excerpt</i>', $2, 'Of nobody', 1, '2020-02-29', now())`,
        [slug, content],
      )
      await open(page, `/knowledge/${slug}`)
      const main = page.getByRole('main')
      await expect(
        main.getByRole('heading', { level: 1, name: 'Tags </script><b>in</b> a title' }),
      ).toBeVisible()
      await expect(main.getByText('<i>Excerpt</i>', { exact: true })).toBeVisible()
      await expect(main.getByText('February 29, 2020', { exact: true })).toBeVisible()
      await expect(main.getByText('Of nobody', { exact: true })).toBeVisible()
      expect(await main.locator('article').innerHTML()).toContain('First line<br>Second line')
      await expect(main.getByText('A link', { exact: true })).not.toHaveAttribute('href')
      await main.getByText('A paragraph', { exact: true }).hover()
      await expect(main.getByText('A paragraph', { exact: true })).not.toHaveAttribute('style')
      await expect(main.locator('article iframe, article script')).toHaveCount(0)
      await expect(main.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
        'rel',
        'noopener noreferrer nofollow',
      )
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
      // It has no related articles, and nothing makes the page wider than a phone.
      await expect(main.getByRole('region', { name: 'Related Articles' })).toHaveCount(0)
      await page.setViewportSize({ width: 360, height: 780 })
      await expectNoSideways(page)
    })
  })

  test('leads to its sections', THOROUGH, async ({ page, store }) => {
    const { slug } = oneOf(await articlesOf(store), ({ readTime }) => readTime >= 4)
    await open(page, `/knowledge/${slug}`)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const link = contents.getByRole('link').last()
    const title = (await link.textContent()) ?? ''
    await link.click()
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
    await expect(heading).toBeInViewport()
    const top = (await page.getByRole('banner').boundingBox())?.height ?? 0
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(top)
  })

  test.describe('in another language', () => {
    test('says which of its texts are English, and keeps the language in its links', async ({
      page,
      store,
    }) => {
      const { slug, title, publishedAt } = oneOf(
        await articlesOf(store),
        (article) => article.slug === 'activation-limit-reached',
      )
      await open(page, `/de/knowledge/${slug}`)
      const main = page.getByRole('main')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(main.getByRole('heading', { level: 1, name: title })).toHaveAttribute(
        'lang',
        'en',
      )
      await expect(main.getByText(longDate(publishedAt, 'de-DE'), { exact: true })).toBeVisible()
      await expect(main.locator('article > div [lang="en"] h2').first()).toBeVisible()
      const contact = main.locator('article').getByRole('link', { name: 'contact us' })
      await expect(contact).toHaveAttribute('href', '/de/contact')
    })

    test(
      'reads from the left in Arabic, on a page that reads from the right',
      THOROUGH,
      async ({ page, store }) => {
        const [article] = await articlesOf(store)
        await open(page, `/ar/knowledge/${article?.slug}`)
        const main = page.getByRole('main')
        const text = main.locator('article > div [dir="ltr"]')
        await expect(text).toHaveAttribute('lang', 'en')
        await expect(text.locator('p').first()).toHaveCSS('direction', 'ltr')
        await expect(text.locator('p').first()).toHaveCSS('text-align', 'start')
        expect(await accessibilityViolations(page)).toEqual([])
      },
    )
  })
})
