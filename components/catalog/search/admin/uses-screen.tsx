'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { SelectField } from '@/components/ui/fields/select-field'
import { Switch } from '@/components/ui/fields/switch'
import { DataTable } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { SearchUse } from '@/lib/catalog/search/admin-contracts'
import { readablePhrase } from '@/lib/catalog/search/use-phrases'
import { LanguageOptions } from './language-options'
import { PhraseList } from './phrase-list'
import { SearchHeading } from './search-heading'
import { type SearchLanguage, searchLanguageOf } from './search-languages'
import { UsePhrasesDialog } from './use-phrases-dialog'

const LIST = 'GET /api/admin/search/uses'

/** What shoppers call the uses of software in a language, each of which can be switched off. */
export function UsesScreen() {
  const t = useTranslations('backOffice.search.uses')
  const client = useQueryClient()
  const common = useTranslations('backOffice.common')
  const [language, setLanguage] = useState<SearchLanguage>('en')
  const [edited, setEdited] = useState<SearchUse>()
  const {
    data: uses = [],
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callAdmin(LIST, { signal }),
  })
  const change = useMutation({
    mutationFn: (body: { id: string; isOn: boolean } | { id: string; phrases: null }) =>
      callAdmin('PUT /api/admin/search/uses', { body: { ...body, language } }),
    onSuccess: (changed) => client.setQueryData([LIST], changed),
  })
  const nameOf = ({ phrases }: SearchUse) => readablePhrase(phrases[language]?.[0] ?? '')
  return (
    <>
      <SearchHeading lead={t('lead')} />
      <SelectField
        id="uses-language"
        label={t('language')}
        value={language}
        onChange={({ target }) => setLanguage(searchLanguageOf(target.value) ?? 'en')}
        className="mb-4 max-w-60"
      >
        <LanguageOptions />
      </SelectField>
      {change.error && (
        <p role="alert" className="mb-4 text-sm font-medium text-danger">
          {failureText(change.error, t('failed'))}
        </p>
      )}
      {error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('title')}
          columns={[
            {
              key: 'phrases',
              header: t('phrases'),
              className: 'min-w-56',
              cell: ({ phrases, changed }) => (
                <>
                  <div lang={language}>
                    <PhraseList phrases={(phrases[language] ?? []).map(readablePhrase)} />
                  </div>
                  <p className="mt-1.5 text-xs text-muted">
                    {changed.includes(language) ? t('changed') : t('shipped')}
                  </p>
                </>
              ),
            },
            {
              key: 'actions',
              header: common('actions'),
              width: '1%',
              cell: (use) => (
                <div className="flex items-center">
                  <RowAction
                    icon={Pencil}
                    label={t('edit', { use: nameOf(use) })}
                    title={common('edit')}
                    onClick={() => setEdited(use)}
                  />
                  {use.changed.includes(language) && (
                    <RowAction
                      icon={RotateCcw}
                      label={t('restore', { use: nameOf(use) })}
                      title={t('restoreShort')}
                      onClick={() => change.mutate({ id: use.id, phrases: null })}
                    />
                  )}
                </div>
              ),
            },
            {
              key: 'isOn',
              header: t('understood'),
              width: '1%',
              cell: (use) => (
                <Switch
                  aria-label={t('understands', { use: nameOf(use) })}
                  checked={!use.off.includes(language)}
                  disabled={change.isPending}
                  onCheckedChange={(isOn) => change.mutate({ id: use.id, isOn })}
                />
              ),
            },
          ]}
          rows={uses}
          rowKey={({ id }) => id}
          isLoading={isPending}
          empty={null}
        />
      )}
      {edited && (
        <UsePhrasesDialog use={edited} language={language} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
