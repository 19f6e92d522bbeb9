'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { LoadError } from '@/components/back-office/load-error'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import { fileSize } from '@/components/ui/file-size'
import { showToast } from '@/components/ui/toast/toaster'
import type { ProductFile } from '@/lib/orders/downloads/contracts'
import { AddFile } from './add-file'

const CALL = 'GET /api/admin/products/[id]/files'

/** The files that buyers of a product download. @param onBusy whether an upload is under way, so that the form waits */
export function ProductFiles({ id, onBusy }: { id: number; onBusy: (busy: boolean) => void }) {
  const t = useTranslations('backOffice.downloads')
  const legend = useId()
  const client = useQueryClient()
  const [removing, setRemoving] = useState<ProductFile>()
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, id],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { id }, signal }),
    staleTime: 0,
  })
  const changed = () => client.invalidateQueries({ queryKey: [CALL, id] })
  const files = data?.files ?? []

  const move = async (from: number, step: number) => {
    const ids = files.map((file) => file.id)
    const [moved] = ids.splice(from, 1)
    if (moved) ids.splice(from + step, 0, moved)
    try {
      await callAdmin('PUT /api/admin/products/[id]/files', { params: { id }, body: { ids } })
    } catch (failure) {
      toastFailure(t('files.orderFailed'), failure)
    }
    await changed()
  }

  return (
    <fieldset aria-describedby={legend} className="rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('files.legend')}</legend>
      <p id={legend} className="text-sm text-muted">
        {t('files.hint')}
      </p>
      {error && <LoadError title={t('files.loadFailed')} error={error} onRetry={refetch} />}
      {files.length > 0 && (
        <ul className="mt-3 space-y-2">
          {files.map((file, index) => (
            <FileRow key={file.id} file={file}>
              <IconButton
                label={t('files.moveUp', { name: file.name })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={t('files.moveDown', { name: file.name })}
                disabled={index === files.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                label={t('files.deleteNamed', { name: file.name })}
                onClick={() => setRemoving(file)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </FileRow>
          ))}
        </ul>
      )}
      {data && (
        <AddFile
          productId={id}
          maxBytes={data.maxBytes}
          onBusy={onBusy}
          onAdded={() => {
            showToast({ title: t('files.added') })
            void changed()
          }}
          onFailed={changed}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('files.delete')}
          confirmLabel={t('files.delete')}
          onConfirm={async () => {
            await callAdmin('DELETE /api/admin/product-files/[fileId]', {
              params: { fileId: removing.id },
            })
            await changed()
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            {t.rich('files.deleteText', {
              name: removing.name,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
        </ConfirmDialog>
      )}
    </fieldset>
  )
}

function FileRow({ file, children }: { file: ProductFile; children: ReactNode }) {
  const t = useTranslations('backOffice.downloads')
  const locale = useLocale()
  const { name, version, fileName, size, address, isComplete } = file
  const source =
    address ?? [fileName, size !== null && fileSize(size, locale)].filter(Boolean).join(', ')
  return (
    <li className="flex items-center gap-2 rounded-control border border-line bg-surface px-3.5 py-2.5 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {name}
          {version && <span className="ms-2 font-normal text-muted">{version}</span>}
        </p>
        <p className="text-muted [overflow-wrap:anywhere]">{source}</p>
        {!isComplete && <p className="font-medium text-danger">{t('files.incomplete')}</p>}
      </div>
      <div className="flex shrink-0">{children}</div>
    </li>
  )
}

type IconButtonProps = {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

const IconButton = ({ label, children, ...rest }: IconButtonProps) => (
  <Button
    variant="ghost"
    size="icon"
    className="size-9 [&_svg]:size-4"
    aria-label={label}
    title={label}
    {...rest}
  >
    {children}
  </Button>
)
