import { describe, expect, it } from '@jest/globals'
import { storedPageTextsSchema } from '@/lib/content/pages/contracts'
import { articleHtml, sanitizeArticle } from '@/lib/core/rich-text'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { languagesOf } from '@/lib/i18n/texts-by-language'
import { settingsFrom } from '@/lib/settings/registry'
import { STORE_TEXT_PAGES } from '@/lib/settings/store-texts/pages'
import { unknownVariables } from '@/lib/settings/store-texts/variables'
import { inlineHtml } from './legal-html'
import { originalTexts } from './original-texts'
import { isAnswered } from './questions'

const siteUrl = 'https://shop.example'
const settings = settingsFrom(new Map())

describe.each(STORE_TEXT_PAGES)('the original of %s', (page) => {
  it('can be saved as it is, and loses nothing', async () => {
    const texts = await originalTexts(page, settings)
    expect(storedPageTextsSchema.parse(texts)).toEqual(texts)
    for (const language of languagesOf(texts)) {
      const content = texts[language]?.content ?? ''
      expect(unknownVariables(content, language)).toEqual([])
      expect(sanitizeArticle(content, siteUrl).replaceAll('<br />', '<br>')).toBe(content)
      expect(articleHtml(content, { siteUrl }).sections.length).toBeGreaterThan(2)
    }
  })
})

it('has questions with answers in every language', async () => {
  const texts = await originalTexts('questions', settings)
  expect(languagesOf(texts)).toEqual(TRANSLATED_LOCALES)
  for (const language of TRANSLATED_LOCALES)
    expect([language, isAnswered(texts[language]?.content ?? '')]).toEqual([language, true])
})

it('turns the marks of a text into HTML and leaves its variables', () => {
  expect(inlineHtml('A [page](/terms) & `this`, **that** of {storeName}: {legalEmail}')).toBe(
    'A <a href="/terms">page</a> &amp; <code>this</code>, <strong>that</strong> of {storeName}: <a href="mailto:{legalEmail}">{legalEmail}</a>',
  )
})
