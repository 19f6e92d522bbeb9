'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { Icon } from '@/components/ui/icon/icon'
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import { rememberSearch } from './recent-searches-store'
import { searchHref } from './search-option'

/** The search page's own box; the header has no room for one on phones. */
export function SearchForm({ term }: { term: string }) {
  const t = useTranslations('searchPage')
  const locale = useLocale()
  const router = useRouter()
  const [text, setText] = useState(term)
  const [shown, setShown] = useState(term)
  if (shown !== term) {
    // The URL changed: a search from the header, or back navigation.
    setShown(term)
    setText(term)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    if (!wanted) return
    rememberSearch(wanted)
    router.push(searchHref(wanted))
  }

  return (
    <form
      action={getPathname({ href: '/search', locale })}
      onSubmit={submit}
      className="mt-5 flex max-w-2xl gap-2.5"
    >
      <input
        type="search"
        name="q"
        aria-label={t('field')}
        placeholder={t('placeholder')}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${fieldStyle} h-12 min-w-0 flex-1`}
      />
      <Button type="submit" size="lg" className="max-sm:px-4">
        <Icon name="search" />
        <span className="max-sm:sr-only">{t('submit')}</span>
      </Button>
    </form>
  )
}
