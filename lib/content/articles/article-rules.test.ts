import { describe, expect, it } from '@jest/globals'
import { readArticles } from '@/demo/seed/data'
import {
  ARTICLE_SLUG,
  articleSlug,
  estimateReadTime,
  MAX_READ_TIME,
  MAX_SLUG_LENGTH,
} from './article-rules'

describe('the slug of an article', () => {
  it.each([
    ['How to buy software', 'how-to-buy-software'],
    ['  Don’t panic: Café & Crème!  ', 'dont-panic-cafe-creme'],
    ['Windows 11 -- 2024/25', 'windows-11-2024-25'],
    ['日本語', ''],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('of %j is %j', (title, slug) => {
    expect(articleSlug(title)).toBe(slug)
    if (slug) expect(slug).toMatch(ARTICLE_SLUG)
  })

  it('ends within its length, and not with a hyphen', () => {
    const slug = articleSlug('word '.repeat(60))
    expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH)
    expect(slug).toMatch(ARTICLE_SLUG)
  })
})

describe('the read time', () => {
  it.each([
    ['', 1],
    ['<p>One two</p>', 1],
    [`<p>${'word '.repeat(200)}</p>`, 1],
    [`<p>${'word '.repeat(201)}</p>`, 2],
    [`<p>${'字'.repeat(800)}</p>`, 2],
    ['<p>one&nbsp;two</p><img src="/media/a.png" alt="many words in here">', 1],
    ['word '.repeat(100_000), MAX_READ_TIME],
  ])('is counted by words', (content, minutes) => {
    expect(estimateReadTime(content)).toBe(minutes)
  })

  it('is near what the store’s own articles say', () => {
    for (const { slug, content, readTime } of readArticles())
      expect([slug, Math.abs(estimateReadTime(content) - readTime) <= 2]).toEqual([slug, true])
  })
})

it.each([
  ['spaces', ' '],
  ['beginnings of tags', '<a '],
])('the read time of a long article of %s is estimated at once', (_, part) => {
  const began = performance.now()
  estimateReadTime(part.repeat(100_000))
  expect(performance.now() - began).toBeLessThan(5000)
})
