'use client'

import { Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/list/data-table'
import { DeleteSeoDialog } from './delete-seo-dialog'
import { seoColumns } from './seo-columns'
import { SeoDialog } from './seo-dialog'
import { type ListedSeoPage, useSeoPages } from './use-seo-pages'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'editor' | 'delete'; page: ListedSeoPage }

/** Page SEO Management: the pages whose metadata the owner overrides. */
export function PageSeoCard() {
  const { pages, isSample, isPending, error, refetch } = useSeoPages()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [removedSamples, setRemovedSamples] = useState<readonly string[]>([])
  const close = () => setDialog(undefined)
  const rows = isSample ? pages.filter(({ path }) => !removedSamples.includes(path)) : pages
  return (
    <Panel
      title="Page SEO Management"
      lead={
        isSample
          ? 'No page has SEO settings of its own yet. These are examples: saving one puts it to work.'
          : 'These pages say what is written here; all others what the store says of them.'
      }
      actions={
        <Button size="sm" onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          Add Page
        </Button>
      }
    >
      {error ? (
        <LoadError title="Failed to load the SEO pages" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption="SEO pages"
          columns={seoColumns({
            onEdit: (page) => setDialog({ kind: 'edit', page }),
            onOpenEditor: (page) => setDialog({ kind: 'editor', page }),
            onDelete: (page) => setDialog({ kind: 'delete', page }),
          })}
          rows={rows}
          rowKey={({ id, path }) => id ?? path}
          isLoading={isPending}
          empty={
            <>
              <SearchX aria-hidden className="mx-auto size-8 text-muted" />
              <p className="mt-3 text-sm text-ink-soft">
                Every page shows what the store says of it.
              </p>
            </>
          }
        />
      )}
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
