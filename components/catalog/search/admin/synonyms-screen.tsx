'use client'

import { Equal, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { DataTable } from '@/components/ui/list/data-table'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'
import { groupsWith } from '@/lib/catalog/search/synonym-rules'
import { DeleteSynonymDialog } from './delete-synonym-dialog'
import { SearchHeading } from './search-heading'
import { synonymColumns } from './synonym-columns'
import { SynonymDialog } from './synonym-dialog'
import { useSynonyms } from './use-synonyms'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; synonym: Synonym }

/** The phrases that mean the same to shoppers. */
export function SynonymsScreen() {
  const t = useTranslations('backOffice.search')
  const common = useTranslations('backOffice.common')
  const { data: synonyms = [], isPending, error, refetch } = useSynonyms()
  const [filter, setFilter] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  return (
    <>
      <SearchHeading lead={t('synonyms.lead')}>
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('synonyms.add')}
        </Button>
      </SearchHeading>
      <SearchInput
        label={t('synonyms.search')}
        onSearch={setFilter}
        className="mb-4 w-full sm:w-80"
      />
      {error ? (
        <LoadError title={t('synonyms.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('sections.synonyms')}
          columns={synonymColumns(t, common, {
            onEdit: (synonym) => setDialog({ kind: 'edit', synonym }),
            onDelete: (synonym) => setDialog({ kind: 'delete', synonym }),
          })}
          rows={groupsWith(synonyms, filter)}
          rowKey={({ id }) => id}
          isLoading={isPending}
          empty={
            <EmptyList icon={Equal} text={filter ? t('synonyms.noMatch') : t('synonyms.empty')} />
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
