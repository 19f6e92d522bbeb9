import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { batchOf, MAX_MAILS_PER_MINUTE, textFor, withCampaign } from './mailing-rules'

describe('batchOf', () => {
  it.each([
    [1, { size: 1, seconds: 60 }],
    [6, { size: 1, seconds: 10 }],
    [60, { size: 10, seconds: 10 }],
    [600, { size: 100, seconds: 10 }],
  ])('of %i a minute', (perMinute, batch) => {
    expect(batchOf(perMinute)).toEqual(batch)
  })

  it('keeps to the rate, whichever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_MAILS_PER_MINUTE }), (perMinute) => {
        const { size, seconds } = batchOf(perMinute)
        expect((size * 60) / seconds).toBeCloseTo(perMinute)
        expect(Number.isInteger(size)).toBe(true)
      }),
    )
  })
})

describe('textFor', () => {
  it('is that of the language, or the English one', () => {
    const texts = { en: 'Hello', de: 'Hallo' }
    expect(textFor(texts, 'de')).toBe('Hallo')
    expect(textFor(texts, 'fr')).toBe('Hello')
  })
})

describe('withCampaign', () => {
  const site = 'https://shop.example'

  it.each([
    ['/deals', `${site}/deals?utm_source=newsletter&utm_medium=email&utm_campaign=mailing-7`],
    [
      `${site}/products/a?x=1#y`,
      `${site}/products/a?x=1&utm_source=newsletter&utm_medium=email&utm_campaign=mailing-7#y`,
    ],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['mailto:help@shop.example', 'mailto:help@shop.example'],
  ])('of %s', (address, marked) => {
    expect(withCampaign(address, 7, site)).toBe(marked)
  })
})
