import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { wordsOf } from '@/lib/core/folded-text'
import type { Offer, SearchOption } from './search-option'
import { SuggestionOption } from './suggestion-option'

type SuggestionListProps = {
  id: string
  offer: Offer
  term: string
  active: number
  onFollow: (option: SearchOption) => void
  /** Forgets the earlier searches. */
  onClear: () => void
}

const GROUPS = ['page', 'product', 'category', 'publisher', 'article', 'recent', 'popular'] as const

const HEADING = 'px-2 pt-2 pb-1 text-xs font-semibold text-muted'

/** The options under the search field, in groups. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, offer, term, active, onFollow, onClear } = props
  const t = useTranslations('searchBox')
  const { options, instead } = offer
  const words = wordsOf(`${term} ${instead ?? ''}`)
  const isRecent = options[0]?.kind === 'recent'

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const optionsOf = (kind: SearchOption['kind']) =>
    options.flatMap((option, index) =>
      option.kind === kind
        ? [
            <SuggestionOption
              key={option.href}
              id={`${id}-${index}`}
              option={option}
              words={words}
              isActive={index === active}
              onFollow={onFollow}
            />,
          ]
        : [],
    )

  return (
    <div
      // What is clicked beside the options keeps the focus within, whose loss would close the list.
      tabIndex={-1}
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-2 flex max-h-[70dvh] min-w-72 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-overlay focus:outline-hidden"
    >
      {instead !== null && (
        <p className="px-3.5 pt-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {t('instead', { instead })}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('suggestions')}
        // Browsers make what scrolls a stop of the Tab key; the arrow keys scroll it.
        tabIndex={-1}
        className="min-h-0 overflow-y-auto p-1.5"
      >
        {GROUPS.map((kind) => {
          const own = optionsOf(kind)
          return (
            own.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets
              <div key={kind} role="group" aria-label={t(`groups.${kind}`)}>
                <div aria-hidden className={HEADING}>
                  {t(`groups.${kind}`)}
                </div>
                {own}
              </div>
            )
          )
        })}
        {optionsOf('all')}
      </div>
      {isRecent && (
        <div className="flex justify-end border-t border-line p-1.5">
          <button
            type="button"
            aria-label={t('clearRecent')}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onClear}
            className="min-h-9 rounded-control px-3 text-sm font-semibold text-primary-strong hover:bg-sunken"
          >
            {t('clear')}
          </button>
        </div>
      )}
    </div>
  )
}
