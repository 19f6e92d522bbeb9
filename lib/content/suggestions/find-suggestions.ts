import 'server-only'
import { findProducts } from '@/lib/catalog/find-products'
import { publishers } from '@/lib/catalog/publishers'
import { allCategories } from '@/lib/catalog/queries'
import { usesLanguageOf } from '@/lib/catalog/search/meaning/uses'
import { meantCategories } from '@/lib/catalog/search/meant-categories'
import { articleList } from '@/lib/content/articles/queries'
import { inLanguage } from '@/lib/content/pages/page-rules'
import { ownPages } from '@/lib/content/pages/queries'
import { hasPage } from '@/lib/content/seo/store-pages'
import { DEFAULT_LOCALE, type TranslatedLocale } from '@/lib/i18n/locales'
import { cachedSettings } from '@/lib/settings/queries'
import type { Suggestions } from './contracts'
import { calledSo, categoriesFor, countedWords, titledSo } from './matching-names'
import { meantPages } from './meant-pages'
import { SEARCHED_PAGES, type SearchedPage } from './searched-pages'
import { MIN_SUGGESTION_LENGTH, SUGGESTION_COUNTS } from './suggestion-choices'

type BesideProducts = Pick<Suggestions, 'categories' | 'publishers' | 'articles'>

const NOTHING: BesideProducts = { categories: [], publishers: [], articles: [] }

/**
 * What a shopper may look for who has typed a text so far. Where no product has it, products are those of a search
 * that was corrected; so is each other kind of which nothing is called as typed.
 *
 * @param text trimmed; a text that is too short has no suggestions
 * @param language in which it is typed
 */
export async function findSuggestions(
  text: string,
  language?: TranslatedLocale,
): Promise<Suggestions> {
  if (text.length < MIN_SUGGESTION_LENGTH)
    return { instead: null, pages: [], ownPages: [], products: [], ...NOTHING }
  const [{ products, searched }, asTyped] = await Promise.all([
    findProducts({
      search: text,
      meaning: true,
      language,
      variants: 'one',
      limit: SUGGESTION_COUNTS.products,
    }),
    besideProducts(text, language),
  ])
  const { instead } = searched
  const corrected = instead === null ? NOTHING : await besideProducts(instead, language)
  const either = <T>(typed: T[], otherwise: T[]) => (typed.length > 0 ? typed : otherwise)
  return {
    instead,
    pages: await shownPages(text),
    ownPages: await ownPagesFor(text, language),
    products,
    categories: either(asTyped.categories, corrected.categories),
    publishers: either(asTyped.publishers, corrected.publishers),
    articles: either(asTyped.articles, corrected.articles),
  }
}

/** The pages that a text is about, as far as the store has them. */
async function shownPages(text: string): Promise<SearchedPage[]> {
  const meant = meantPages(text)
  if (meant.length === 0) return []
  const settings = await cachedSettings()
  return meant.filter((id) => {
    const path = SEARCHED_PAGES.find((page) => page.id === id)?.path
    return path !== undefined && hasPage(path, settings)
  })
}

/** The pages that the owner added which are called so. */
async function ownPagesFor(
  text: string,
  language: TranslatedLocale = DEFAULT_LOCALE,
): Promise<Suggestions['ownPages']> {
  const words = countedWords(text)
  const pages = await ownPages()
  if (words.length === 0 || pages.length === 0) return []
  const { defaultLanguage } = await cachedSettings()
  const named = pages.map(({ slug, titles, descriptions }) => ({
    slug,
    title: inLanguage(titles, language, defaultLanguage) ?? '',
    excerpt: inLanguage(descriptions, language, defaultLanguage) ?? '',
  }))
  return titledSo(words, named)
    .slice(0, SUGGESTION_COUNTS.ownPages)
    .map(({ title, slug }) => ({ title, slug }))
}

/** Everything but products, of what the server keeps in memory: few enough to be looked through. */
async function besideProducts(
  text: string,
  language: TranslatedLocale | undefined,
): Promise<BesideProducts> {
  const words = countedWords(text)
  if (words.length === 0) return NOTHING
  const [meant, categories, names, articles] = await Promise.all([
    meantCategories(text, usesLanguageOf(language)),
    allCategories(),
    publishers(),
    articleList(),
  ])
  return {
    categories: categoriesFor(words, meant, categories)
      .slice(0, SUGGESTION_COUNTS.categories)
      .map(({ name, slug }) => ({ name, slug })),
    publishers: calledSo(words, names).slice(0, SUGGESTION_COUNTS.publishers),
    articles: titledSo(words, articles)
      .slice(0, SUGGESTION_COUNTS.articles)
      .map(({ title, slug }) => ({ title, slug })),
  }
}
