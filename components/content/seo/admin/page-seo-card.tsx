'use client'

import { Plus, SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { LoadError } from '@/components/back-office/load-error'
import { SearchTerms } from '@/components/back-office/search-terms'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/list/data-table'
import { DeleteSeoDialog } from './delete-seo-dialog'
import { seoColumns } from './seo-columns'
import { SeoDialog } from './seo-dialog'
import { type ListedSeoPage, useSeoPages } from './use-seo-pages'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'editor' | 'delete'; page: ListedSeoPage }

/** Page SEO Management: the pages whose metadata the owner overrides, and how search engines show the store. */
export function PageSeoCard() {
  const t = useTranslations('backOffice.seo')
  const common = useTranslations('backOffice.common')
  const { pages, isSample, isPending, error, refetch } = useSeoPages()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [removedSamples, setRemovedSamples] = useState<readonly string[]>([])
  const close = () => setDialog(undefined)
  const rows = isSample ? pages.filter(({ path }) => !removedSamples.includes(path)) : pages
  return (
    <Panel
      title={t('card.title')}
      lead={isSample ? t('card.samples') : t('card.lead')}
      actions={
        <Button size="sm" onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('card.add')}
        </Button>
      }
    >
      {error ? (
        <LoadError title={t('card.failed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('card.caption')}
          columns={seoColumns(t, common, {
            onEdit: (page) => setDialog({ kind: 'edit', page }),
            onOpenEditor: (page) => setDialog({ kind: 'editor', page }),
            onDelete: (page) => setDialog({ kind: 'delete', page }),
          })}
          rows={rows}
          rowKey={({ id, path }) => id ?? path}
          isLoading={isPending}
          empty={<EmptyList icon={SearchX} text={t('card.empty')} />}
        />
      )}
      <SearchTerms className="mt-6 border-t border-line pt-5" />
      {dialog?.kind === 'add' && <SeoDialog onClose={close} />}
      {(dialog?.kind === 'edit' || dialog?.kind === 'editor') && (
        <SeoDialog page={dialog.page} isEditor={dialog.kind === 'editor'} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteSeoDialog
          page={dialog.page}
          onSampleRemoved={() => setRemovedSamples([...removedSamples, dialog.page.path])}
          onClose={close}
        />
      )}
    </Panel>
  )
}
