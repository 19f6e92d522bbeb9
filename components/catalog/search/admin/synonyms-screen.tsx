'use client'

import { Equal, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { failureText } from '@/components/back-office/admin-calls'
import { EmptyList } from '@/components/back-office/empty-list'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { DataTable } from '@/components/ui/list/data-table'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'
import { groupsIn, groupsWith } from '@/lib/catalog/search/synonym-rules'
import { DeleteSynonymDialog } from './delete-synonym-dialog'
import { LanguageOptions } from './language-options'
import { SearchHeading } from './search-heading'
import { type SearchLanguage, searchLanguageOf } from './search-languages'
import { synonymColumns } from './synonym-columns'
import { SynonymDialog } from './synonym-dialog'
import { useSynonymSwitch, useSynonyms } from './use-synonyms'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; synonym: Synonym }

/** The phrases that mean the same to shoppers. */
export function SynonymsScreen() {
  const t = useTranslations('backOffice.search')
  const common = useTranslations('backOffice.common')
  const { data: synonyms = [], isPending, error, refetch } = useSynonyms()
  const switching = useSynonymSwitch()
  const [filter, setFilter] = useState('')
  const [language, setLanguage] = useState<SearchLanguage | null>(null)
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const found = groupsWith(synonyms, filter)
  const shown = language === null ? found : groupsIn(found, language)
  return (
    <>
      <SearchHeading lead={t('synonyms.lead')}>
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('synonyms.add')}
        </Button>
      </SearchHeading>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchInput label={t('synonyms.search')} onSearch={setFilter} className="w-full sm:w-80" />
        <Select
          aria-label={t('synonyms.filter')}
          value={language ?? ''}
          onChange={({ target }) => setLanguage(searchLanguageOf(target.value))}
          className="w-full sm:w-60"
        >
          <option value="">{t('synonyms.everyGroup')}</option>
          <LanguageOptions />
        </Select>
      </div>
      {switching.error && (
        <p role="alert" className="mb-4 text-sm font-medium text-danger">
          {failureText(switching.error, t('synonyms.switchFailed'))}
        </p>
      )}
      {error ? (
        <LoadError title={t('synonyms.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('sections.synonyms')}
          columns={synonymColumns(t, common, {
            onSwitch: (synonym, isOn) => switching.mutate({ synonym, isOn }),
            isSwitching: switching.isPending,
            onEdit: (synonym) => setDialog({ kind: 'edit', synonym }),
            onDelete: (synonym) => setDialog({ kind: 'delete', synonym }),
          })}
          rows={shown}
          rowKey={({ id }) => id}
          isLoading={isPending}
          empty={
            <EmptyList
              icon={Equal}
              text={filter || language ? t('synonyms.noMatch') : t('synonyms.empty')}
            />
          }
        />
      )}
      {dialog?.kind === 'add' && <SynonymDialog onClose={close} />}
      {dialog?.kind === 'edit' && <SynonymDialog synonym={dialog.synonym} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteSynonymDialog synonym={dialog.synonym} onClose={close} />
      )}
    </>
  )
}
