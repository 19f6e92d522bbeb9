import { afterEach, describe, expect, it } from '@jest/globals'
import { setDateStyle, today } from '@/components/back-office/format-date'
import type { AdminArticle } from '@/lib/content/articles/admin-contracts'
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
  isPopular: false,
  origin: null,
  versions: 0,
}

const inZone = (timezone: string) => setDateStyle({ timezone, dateFormat: 'yyyy-MM-dd' })
afterEach(() => inZone('UTC'))

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

  it.each(['Australia/Sydney', 'America/New_York', 'UTC'])(
    'comes back as it was in %s, and a chosen day stays that day',
    (timezone) => {
      inZone(timezone)
      for (const publishedAt of [
        '2026-03-12T23:30:00.000Z',
        '2026-03-12T01:30:00.000Z',
        '2026-03-12T00:00:00.000Z',
      ]) {
        const saved = { ...SAVED, publishedAt }
        expect(payloadOf(valuesOf(saved), saved).publishedAt).toBe(publishedAt)
      }
      const chosen = payloadOf({ ...valuesOf(SAVED), publishedOn: '2026-01-01' }, SAVED)
      const { publishedOn } = valuesOf({ ...SAVED, publishedAt: chosen.publishedAt ?? '' })
      expect(publishedOn).toBe('2026-01-01')
    },
  )

  it('can be published today, also where today has not begun in UTC', () => {
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      inZone(timezone)
      const { publishedAt = '' } = payloadOf({ ...valuesOf(SAVED), publishedOn: today() }, SAVED)
      expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.now())
      expect(valuesOf({ ...SAVED, publishedAt }).publishedOn).toBe(today())
    }
  })

  it('publishes itself at a time of the store', () => {
    inZone('Australia/Sydney')
    const publishAt = '2026-12-24T18:30:00.000Z'
    const scheduled = valuesOf({ ...SAVED, isPublished: false, publishAt })
    expect(scheduled.publishAt).toBe('2026-12-25T05:30')
    expect(payloadOf(scheduled).publishAt).toBe(publishAt)
  })

  it('keeps the time at which it publishes itself, as long as it is a draft', () => {
    const publishAt = '2026-12-24T18:30:00.000Z'
    const scheduled = valuesOf({ ...SAVED, isPublished: false, publishAt })
    expect(scheduled.publishAt).toBe('2026-12-24T18:30')
    expect(payloadOf(scheduled).publishAt).toBe(publishAt)
    expect(payloadOf({ ...scheduled, isPublished: true }).publishAt).toBeNull()
  })
})
