import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { ArticleListItem } from '@/lib/content/articles/contracts'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { KnowledgeScreen } from './knowledge-screen'

const article = (id: number, category: string): ArticleListItem => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  excerpt: `About ${id}.`,
  image: '/images/article.webp',
  category,
  readTime: 4,
  publishedAt: '2026-03-01T12:00:00Z',
})

const ARTICLES = [
  article(1, 'Troubleshooting'),
  article(2, 'Best Practices'),
  article(3, 'Troubleshooting'),
]

const choice = (name: string) =>
  within(screen.getByRole('region', { name: 'Categories' })).getByRole('button', { name })
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the articles of the knowledge base', () => {
  it('are all under Getting Started, and under any other category its own', async () => {
    const { user } = await renderInStore(<KnowledgeScreen articles={ARTICLES} timezone="UTC" />)
    expect(choice('Getting Started')).toHaveAttribute('aria-pressed', 'true')
    expect(titles()).toEqual(['Article 1', 'Article 2', 'Article 3'])
    expect(screen.getByRole('status')).toHaveTextContent('3 articles')
    await user.click(choice('Troubleshooting'))
    expect(titles()).toEqual(['Article 1', 'Article 3'])
    expect(choice('Troubleshooting')).toHaveFocus()
    expect(choice('Getting Started')).toHaveAttribute('aria-pressed', 'false')
  })

  it('say when a category has none', async () => {
    const { user } = await renderInStore(<KnowledgeScreen articles={ARTICLES} timezone="UTC" />)
    await user.click(choice('Advanced Tips'))
    expect(screen.getByRole('status')).toHaveTextContent('0 articles')
    expect(screen.getByText('No articles found')).toBeVisible()
    expect(titles()).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })
})
