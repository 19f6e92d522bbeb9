'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import { onFocusLeft } from '@/components/ui/focus-left'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { useActiveOption } from '@/components/ui/picker/use-active-option'
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import { NoSuggestions } from './no-suggestions'
import { clearRecentSearches, rememberSearch } from './recent-searches-store'
import { NO_OFFER, type Offer, type SearchOption, searchHref } from './search-option'
import { useTextTypedEarly } from './use-text-typed-early'

const [Suggestions] = lazyPart(() => import('./suggestions'), { isOptional: true })

/** The store's search: suggestions while typing, and submission to the search page. */
export function SearchBox({ className = '' }: { className?: string }) {
  const t = useTranslations('searchBox')
  const locale = useLocale()
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState(false)
  const term = text.trim()
  const [offer, setOffer] = useState(NO_OFFER)
  /** The code of the suggestions loads when the field is used for the first time. */
  const [isUsed, setUsed] = useState(false)
  const options = useActiveOption(offer.options.length)
  const open = offer.options.length > 0

  function close() {
    setWanted(false)
    options.setActive(-1)
  }

  function want() {
    setUsed(true)
    setWanted(true)
  }

  function type(value: string) {
    setText(value)
    want()
    options.setActive(-1)
  }

  useTextTypedEarly(input, (typed) => {
    setText(typed)
    if (document.activeElement === input.current) want()
  })

  function leave(option: SearchOption) {
    if (option.kind === 'all' || option.kind === 'recent') rememberSearch(option.text)
    close()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen =
      offer.options[options.active] ??
      (term ? { kind: 'all' as const, href: searchHref(term), text: term } : null)
    if (!chosen) return
    leave(chosen)
    input.current?.blur()
    router.push(chosen.href)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      // Also from the button below the list, which is gone then. The focus would open the list: first.
      input.current?.focus()
      close()
    } else if (event.target !== input.current) return
    else if (!open && event.key === 'ArrowDown') want()
    else options.move(event)
  }

  function clearRecent() {
    input.current?.focus()
    clearRecentSearches()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around it is not yet everywhere a landmark
    <form
      role="search"
      action={getPathname({ href: '/search', locale })}
      onSubmit={submit}
      onBlur={onFocusLeft(close)}
      onKeyDown={onKeyDown}
      className={`relative ${className}`}
    >
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={t('label')}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={options.active >= 0 ? `${id}-${options.active}` : undefined}
        placeholder={t('placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={want}
        className="h-11 w-full appearance-none rounded-full border border-line-strong/70 bg-canvas ps-4.5 pe-22 text-base text-ink transition-colors placeholder:text-muted hover:border-ink-soft focus:border-primary-strong focus:bg-surface focus:ring-3 focus:ring-primary-strong/20 focus:outline-hidden [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
          className="absolute end-12 top-1.5 grid size-8 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon name="x" className="size-4" />
        </button>
      )}
      <button
        type="submit"
        aria-label={t('submit')}
        className="absolute end-1 top-1 grid h-9 w-11 place-items-center rounded-full bg-primary-strong text-on-fill transition-colors hover:bg-primary-deep"
      >
        <Icon name="search" className="size-4.5" />
      </button>
      <p role="status" className="sr-only">
        {open && <OfferStatus offer={offer} />}
      </p>
      {isUsed ? (
        <Suspense fallback={<NoSuggestions id={id} />}>
          <Suggestions
            id={id}
            term={term}
            isWanted={wanted}
            active={options.active}
            onOffer={setOffer}
            onFollow={leave}
            onClear={clearRecent}
          />
        </Suspense>
      ) : (
        <NoSuggestions id={id} />
      )}
    </form>
  )
}

/** What screen readers are told of the list. */
function OfferStatus({ offer: { options, instead } }: { offer: Offer }) {
  const t = useTranslations('searchBox')
  const count = (isCounted: (kind: SearchOption['kind']) => boolean) =>
    options.filter(({ kind }) => isCounted(kind)).length
  const recent = count((kind) => kind === 'recent')
  const others = count((kind) => kind !== 'recent' && kind !== 'all')
  const said = [
    instead !== null && t('instead', { instead }),
    recent > 0 && t('recentFound', { count: recent }),
    others > 0 && t('found', { count: others }),
    t('hint'),
  ]
  return said.filter(Boolean).join('. ')
}
