import { ownPagePath } from '@/lib/content/pages/page-rules'
import type { Suggestions } from '@/lib/content/suggestions/contracts'
import { SEARCHED_PAGES, type SearchedPage } from '@/lib/content/suggestions/searched-pages'
import { NO_OFFER, type Offer, type SearchOption, searchHref } from './search-option'

/**
 * The suggestions in the order of the arrow keys, and last all results of what was typed; nothing without a match.
 *
 * @param term what was typed, trimmed
 */
export function suggestedOffer(suggestions: Suggestions, term: string): Offer {
  const { pages, ownPages, products, categories, publishers, articles, instead } = suggestions
  const found: SearchOption[] = [
    ...pages.flatMap((page) => pageOption(page) ?? []),
    ...ownPages.map(({ title, slug }) => ({
      kind: 'page' as const,
      href: ownPagePath(slug),
      text: title,
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      href: `/products/${product.slug}`,
      product,
    })),
    ...categories.map(({ name, slug }) => ({
      kind: 'category' as const,
      href: `/category/${slug}`,
      text: name,
    })),
    ...publishers.map((publisher) => ({
      kind: 'publisher' as const,
      href: searchHref(publisher),
      text: publisher,
    })),
    ...articles.map(({ title, slug }) => ({
      kind: 'article' as const,
      href: `/knowledge/${slug}`,
      text: title,
    })),
  ]
  if (found.length === 0) return NO_OFFER
  return { instead, options: [...found, { kind: 'all', href: searchHref(term), text: term }] }
}

/** What is offered while nothing is typed: searches that were made earlier, and what is popular. */
export const untypedOffer = (
  searches: readonly string[],
  popular: Suggestions['products'],
): Offer => ({
  instead: null,
  options: [
    ...searches.map((text) => ({ kind: 'recent' as const, href: searchHref(text), text })),
    ...popular.map((product) => ({
      kind: 'popular' as const,
      href: `/products/${product.slug}`,
      product,
    })),
  ],
})

function pageOption(page: SearchedPage): SearchOption | null {
  const href = SEARCHED_PAGES.find(({ id }) => id === page)?.path
  return href === undefined ? null : { kind: 'page', href, page }
}
