import { describe, expect, it, test } from '@jest/globals'
import { isReservedSlug, languagesOf, type PageText, shownText, slugOfTexts } from './page-rules'

const text = (title: string): PageText => ({
  title,
  content: `<p>${title}</p>`,
  metaTitle: '',
  metaDescription: '',
})

describe('the text that a page shows', () => {
  const texts = { de: text('Versand'), fr: text('Livraison') }

  it('is the one of its language', () => {
    expect(shownText(texts, 'fr', 'de')).toEqual({ ...text('Livraison'), language: 'fr' })
  })

  it('is the one of the default language where its own is missing, and else the first that there is', () => {
    expect(shownText(texts, 'ja', 'de')?.title).toBe('Versand')
    expect(shownText(texts, 'ja', 'en')?.title).toBe('Livraison')
  })

  it('is that of English pages in a language that the store does not speak', () => {
    expect(shownText({ ...texts, en: text('Delivery') }, 'eo', 'de')?.title).toBe('Delivery')
  })

  it('is missing when there is none', () => {
    expect(shownText({}, 'en', 'en')).toBeNull()
    expect(languagesOf({})).toEqual([])
  })
})

test('a page without a slug gets one of its title in the default language', () => {
  const texts = { en: text('How we deliver'), de: text('Größe und Versand') }
  expect(slugOfTexts(texts, 'de')).toBe('grosse-und-versand')
  expect(slugOfTexts({ ja: text('配送') }, 'en')).toBe('')
})

test('addresses of the store are no slugs', () => {
  expect(['preview', 'new', 'menus'].every(isReservedSlug)).toBe(true)
  expect(isReservedSlug('previews')).toBe(false)
})
