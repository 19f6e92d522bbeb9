import type { ArticleListItem } from '@/lib/content/articles/contracts'
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

const articlesOf = async (store: TestStore): Promise<ArticleListItem[]> =>
  (await apiClient(store.url).call('/api/articles')).body

function oneOf(articles: ArticleListItem[], fits: (article: ArticleListItem) => boolean) {
  const article = articles.find(fits)
  if (!article) throw new Error('The store has no such article')
  return article
}

const titlesOf = (articles: readonly ArticleListItem[]) => articles.map(({ title }) => title)
const sidebar = (page: Page) => page.getByRole('region', { name: 'Categories' })
const choice = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name, exact: true })
const shownTitles = (page: Page) => cardsOf(page).getByRole('heading')

/** An article that somebody careless wrote: line breaks are made of newlines, and no script gets in. */
async function expectHarmless(page: Page, store: TestStore): Promise<void> {
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
}

test.describe('2 Screens: /knowledge', () => {
  test('shows articles by category, leads to one, and lets no script in', async ({
    page,
    store,
  }) => {
    const articles = await articlesOf(store)
    const [newest] = articles
    if (!newest) throw new Error('There are no articles')
    await open(page, '/knowledge')
    await choice(page, 'Troubleshooting').click()
    await expect(shownTitles(page)).toHaveText(
      titlesOf(articles.filter(({ category }) => category === 'Troubleshooting')),
    )
    expect(new URL(page.url()).search).toBe('')
    await choice(page, 'Getting Started').click()
    await expect(shownTitles(page)).toHaveText(titlesOf(articles))
    const card = cardsOf(page).first()
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/knowledge/${newest.slug}$`))
    await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeVisible()
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .locator('article header img')
          .filter({ visible: true })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(100)

    await expectHarmless(page, store)
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
