import { describe, expect, it } from '@jest/globals'
import { readProducts, readReviews } from './data'
import { planReviews } from './review-plan'

describe('the reviews of the demo', () => {
  const products = readProducts()
  const planned = planReviews(products, readReviews())
  const of = (slug: string) => planned.filter(({ product }) => product.slug === slug)
  const reviewed = products.filter(({ slug }) => of(slug).length > 0)

  it('are of many products, and not of all', () => {
    expect(reviewed.length).toBeGreaterThan(60)
    expect(reviewed.length).toBeLessThan(products.length - 20)
    expect(new Set(planned.map(({ locale }) => locale)).size).toBe(6)
  })

  it('are by somebody else each, in other words, and about what the sample says', () => {
    for (const { slug, rating } of reviewed) {
      const reviews = of(slug)
      const different = <T>(values: readonly T[]) =>
        expect(new Set(values).size).toBe(values.length)
      different(reviews.map(({ text }) => text))
      different(reviews.map(({ buyer }) => buyer.email))
      const mean = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length
      expect(Math.abs(mean - Number(rating))).toBeLessThanOrEqual(0.5)
    }
  })

  it('were written after the purchase, and answered after that', () => {
    for (const { boughtDaysAgo, writtenDaysAgo, answeredDaysAgo } of planned)
      expect([boughtDaysAgo, writtenDaysAgo, answeredDaysAgo, 0]).toEqual(
        [boughtDaysAgo, writtenDaysAgo, answeredDaysAgo, 0].sort((one, other) => other - one),
      )
  })
})
