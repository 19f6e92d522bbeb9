import { instantOf, timeOf } from '@/components/back-office/store-time'
import type { AdminPage } from '@/lib/content/pages/contracts'
import { languagesOf, type PageText, type PageTexts } from '@/lib/content/pages/page-rules'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import { inEveryLanguage } from '@/lib/i18n/texts-by-language'

/** A page's form values. */
export type PageValues = {
  slug: string
  /** The languages that it has a text in, the first one first. */
  languages: TranslatedLocale[]
  /** Of every language: what was written stays while its language is taken out and added again. */
  texts: Record<TranslatedLocale, PageText>
  isPublished: boolean
  /** When a draft publishes itself: a time of `datetime-local`, in the store's time zone; empty: it does not. */
  publishAt: string
}

const EMPTY: PageText = { title: '', content: '', metaTitle: '', metaDescription: '' }

/** Texts as form values, for every language. */
export const everyText = (texts: PageTexts): PageValues['texts'] => inEveryLanguage(texts, EMPTY)

/** Form values of a new page, whose first text is in the store's default language. */
export const newPage = (language: TranslatedLocale): PageValues => ({
  slug: '',
  languages: [language],
  texts: everyText({}),
  isPublished: false,
  publishAt: '',
})

/** Form values of a saved page. */
export const valuesOf = (page: AdminPage): PageValues => ({
  slug: page.slug,
  languages: languagesOf(page.texts),
  texts: everyText(page.texts),
  isPublished: page.isPublished,
  publishAt: timeOf(page.publishAt),
})

/** The texts of the languages that were chosen. */
export function textsOf({ languages, texts }: PageValues): PageTexts {
  const chosen: PageTexts = {}
  for (const language of TRANSLATED_LOCALES)
    if (languages.includes(language)) chosen[language] = texts[language]
  return chosen
}

/** The request body for saving. */
export const payloadOf = (values: PageValues, saved?: AdminPage) => ({
  slug: values.slug,
  texts: textsOf(values),
  isPublished: values.isPublished,
  publishAt: values.isPublished ? null : instantOf(values.publishAt, saved?.publishAt),
})
