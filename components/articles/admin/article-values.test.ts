import { describe, expect, it } from '@jest/globals'
import type { AdminArticle } from '@/lib/articles/admin-contracts'
import { newArticle, payloadOf, valuesOf } from './article-values'

const SAVED: AdminArticle = {
  id: 7,
  slug: 'how-to',
  title: 'How to',
  excerpt: 'A few words',
  content: '<p>Text</p>',
  image: null,
  category: 'Getting Started',
  helpTopic: null,
  readTime: 1,
  isPublished: true,
  publishedAt: '2026-03-12T09:30:00.000Z',
  publishAt: null,
  updatedAt: '2026-03-13T00:00:00.000Z',
  linkedFrom: [],
  versions: 0,
}

describe('an article in its form', () => {
  it('comes back as it was', () => {
    expect(payloadOf(valuesOf(SAVED), SAVED)).toEqual({
      title: 'How to',
      slug: 'how-to',
      excerpt: 'A few words',
      content: '<p>Text</p>',
      image: '',
      category: 'Getting Started',
      helpTopic: null,
      readTime: null,
      isPublished: true,
      publishAt: null,
      publishedAt: SAVED.publishedAt,
    })
  })

  it('keeps a read time that somebody chose', () => {
    expect(valuesOf({ ...SAVED, readTime: 9 }).readTime).toBe('9')
    expect(payloadOf(valuesOf({ ...SAVED, readTime: 9 }), SAVED).readTime).toBe(9)
  })

  it('has a day of its own only when one is chosen', () => {
    expect(payloadOf(newArticle('Troubleshooting'))).not.toHaveProperty('publishedAt')
    expect(valuesOf({ ...SAVED, isPublished: false }).publishedOn).toBe('')
    const moved = { ...valuesOf(SAVED), publishedOn: '2026-01-01' }
    expect(payloadOf(moved, SAVED).publishedAt).toBe('2026-01-01T00:00:00.000Z')
  })

  it('keeps the time at which it publishes itself, as long as it is a draft', () => {
    const publishAt = '2026-12-24T18:30:00.000Z'
    const scheduled = valuesOf({ ...SAVED, isPublished: false, publishAt })
    expect(scheduled.publishAt).toBe('2026-12-24T18:30')
    expect(payloadOf(scheduled).publishAt).toBe(publishAt)
    expect(payloadOf({ ...scheduled, isPublished: true }).publishAt).toBeNull()
  })
})
