'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import type { Texts } from '@/components/back-office/language/texts'
import { showToast } from '@/components/ui/toast/toaster'
import type { DeletedMedia } from '@/lib/media/library-contracts'
import { MEDIA_CALL } from './use-library'

type Props = {
  images: readonly { sha256: string; fileName: string }[]
  onDeleted: () => void
  onClose: () => void
}

/** Confirms the deletion of unused pictures. */
export function DeleteImagesDialog({ images, onDeleted, onClose }: Props) {
  const t = useTranslations('backOffice.media')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const [first] = images
  const isOne = images.length === 1

  async function remove() {
    try {
      if (isOne && first) {
        await callAdmin('DELETE /api/admin/media/[sha256]', { params: { sha256: first.sha256 } })
        showToast({ title: t('delete.deleted', { count: 1 }), description: first.fileName })
      } else showToast(outcomeOf(t, await removeMany()))
      onDeleted()
    } finally {
      client.invalidateQueries({ queryKey: [MEDIA_CALL] })
    }
  }

  const removeMany = () =>
    callAdmin('POST /api/admin/media/delete', {
      body: { sha256s: images.map(({ sha256 }) => sha256) },
    })

  return (
    <ConfirmDialog
      title={t('delete.title', { count: images.length })}
      confirmLabel={t('delete.confirm', { count: images.length })}
      pendingLabel={common('deleting')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {isOne && first
          ? t.rich('delete.one', {
              name: first.fileName,
              strong: (chunks) => <strong className="[overflow-wrap:anywhere]">{chunks}</strong>,
            })
          : t('delete.many')}
      </p>
    </ConfirmDialog>
  )
}

function outcomeOf(t: Texts<'media'>, { deleted, inUse }: DeletedMedia) {
  const title = t('delete.deleted', { count: deleted.length })
  if (inUse.length === 0) return { title }
  return { title, description: t('delete.kept', { count: inUse.length }) }
}
