'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { LanguageOptions } from './language-options'
import { SearchHeading } from './search-heading'
import { type SearchLanguage, searchLanguageOf } from './search-languages'
import { SearchPreviewed } from './search-previewed'

const CALL = 'GET /api/admin/search/preview'

/** Tries a search as a shopper makes it, to see what a change of words does. */
export function PreviewScreen() {
  const t = useTranslations('backOffice.search')
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<SearchLanguage>('en')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [CALL, text, language],
    queryFn: ({ signal }) => callAdmin(CALL, { query: { text, language }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <SearchHeading lead={t('preview.lead')} />
      <div className="mb-4 flex flex-wrap gap-4">
        <SearchInput label={t('preview.search')} onSearch={setText} className="w-full sm:w-96" />
        <Select
          aria-label={t('preview.language')}
          value={language}
          onChange={({ target }) => setLanguage(searchLanguageOf(target.value) ?? 'en')}
          className="w-full sm:w-60"
        >
          <LanguageOptions />
        </Select>
      </div>
      {text === '' ? (
        <p className="text-muted">{t('preview.empty')}</p>
      ) : error ? (
        <LoadError title={t('preview.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        data && <SearchPreviewed preview={data} language={language} isChanging={isFetching} />
      )}
    </>
  )
}
