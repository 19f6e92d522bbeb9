import { describe, expect, it } from '@jest/globals'
import { readProducts, readQuestions } from './data'

describe('the questions of the demo', () => {
  const slugs = new Set(readProducts().map(({ slug }) => slug))

  it('are about products of the demo, and were answered after they were asked', () => {
    const questions = readQuestions()
    expect(questions.length).toBeGreaterThan(10)
    for (const { product, askedDaysAgo, answeredDaysAgo } of questions) {
      expect(slugs).toContain(product)
      expect(answeredDaysAgo).toBeLessThan(askedDaysAgo)
    }
  })
})
