'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { QueryProvider } from '@/components/ui/query-provider'
import { MAX_HELP_SEARCH_LENGTH, MIN_HELP_SEARCH_LENGTH } from '@/lib/content/help/search-choices'
import { getPathname } from '@/lib/i18n/navigation'
import { HelpResults } from './help-results'
import { useHelpSearch } from './use-help-search'

/** The help centre's search: results while typing, with keyboard support. */
export function HelpSearch() {
  return (
    <QueryProvider>
      <Search />
    </QueryProvider>
  )
}

function Search() {
  const t = useTranslations('helpSearch')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const term = text.trim().slice(0, MAX_HELP_SEARCH_LENGTH)
  const search = useHelpSearch(term, asked, locale)

  // Without scripts the form leads to this address; links from elsewhere may do so, too.
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('q')
    if (wanted) setText(wanted.slice(0, MAX_HELP_SEARCH_LENGTH))
  }, [])

  function type(value: string) {
    setText(value)
    setTooShort(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTooShort(term.length < MIN_HELP_SEARCH_LENGTH)
    setAsked(term)
  }

  function onKeyDown(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && text !== '') {
      type('')
      input.current?.focus()
    } else if (step && at >= 0 && stops[at + step]) stops[at + step]?.focus()
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the keys of the field and links within
    <div ref={box} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> around it is not yet everywhere a landmark */}
      <form
        role="search"
        aria-label={t('label')}
        action={getPathname({ href: '/help', locale })}
        onSubmit={submit}
        className="flex flex-col gap-3 sm:flex-row"
      >
        <div className="relative flex-1">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-4.5 my-auto size-5.5 text-muted"
          />
          <input
            ref={input}
            type="search"
            name="q"
            aria-label={t('label')}
            aria-describedby={isTooShort ? 'help-search-short' : undefined}
            placeholder={t('placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_HELP_SEARCH_LENGTH}
            value={text}
            onChange={(event) => type(event.target.value)}
            className="h-14 w-full appearance-none rounded-control border border-line-strong/70 bg-surface ps-13 rtl:text-right pe-13 text-base text-ink shadow-raised transition-colors placeholder:text-muted placeholder:[unicode-bidi:plaintext] hover:border-ink-soft focus:border-primary-strong focus:ring-3 focus:ring-primary-strong/25 focus:outline-hidden sm:text-lg [&::-webkit-search-cancel-button]:hidden"
          />
          {text !== '' && (
            <button
              type="button"
              aria-label={t('clear')}
              onClick={() => {
                type('')
                input.current?.focus()
              }}
              className="absolute inset-y-0 end-2 my-auto grid size-10 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <Icon name="x" className="size-5" />
            </button>
          )}
        </div>
        <Button type="submit" size="lg" className="h-14 px-8 text-lg">
          {t('submit')}
        </Button>
      </form>
      {isTooShort && (
        <p id="help-search-short" role="alert" className="mt-2 text-sm font-medium text-danger">
          {t('tooShort', { min: MIN_HELP_SEARCH_LENGTH })}
        </p>
      )}
      <HelpResults search={search} />
    </div>
  )
}
