import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Suggestions } from '@/lib/content/suggestions/contracts'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import type { SearchOption } from './search-option'
import { suggestedOffer } from './suggested-options'
import { ICONS, useOptionText } from './suggestion-option'

/** The kinds that a search page links to above its products, in their order, and how many of each. */
const SHOWN = [
  ['page', 2],
  ['category', 2],
  ['article', 2],
] as const

/** Pages, categories and articles that a search is about. */
export function BesideResults({ term, suggestions }: { term: string; suggestions: Suggestions }) {
  const t = useTranslations('searchPage.beside')
  const offer = suggestedOffer(suggestions, term)
  // Another search may find other categories and articles; the pages are those of what was typed.
  const options =
    suggestions.instead === null
      ? offer.options
      : offer.options.filter(({ kind }) => kind === 'page')
  const isPage = options.some(({ kind }) => kind === 'page')
  const shown = SHOWN.flatMap(([kind, most]) =>
    // Products are what most searches are for: articles come with a page, or where the search is no name of anything.
    kind === 'article' && !isPage && suggestions.products.length > 0
      ? []
      : options.filter((option) => option.kind === kind).slice(0, most),
  )
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('label')} className="mb-5">
      <ul className="flex flex-wrap gap-2.5">
        {shown.map((option) => (
          <li key={option.href}>
            <BesideLink option={option} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BesideLink({ option }: { option: SearchOption }) {
  const text = useOptionText()
  const locale = useLocale()
  if ('product' in option) return null
  return (
    <Link
      href={option.href}
      className="flex min-h-11 items-center gap-2 rounded-card border border-line bg-surface px-3.5 py-2 text-sm font-semibold text-ink hover:border-primary-strong/50 hover:text-primary-deep"
    >
      <Icon name={ICONS[option.kind]} className="size-4.5 shrink-0 text-primary-strong" />
      <span
        className="[overflow-wrap:anywhere]"
        {...(option.kind === 'article' ? englishText(locale) : {})}
      >
        {text(option)}
      </span>
    </Link>
  )
}
