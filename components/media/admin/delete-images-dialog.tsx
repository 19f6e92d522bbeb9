'use client'

import { useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
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
  const client = useQueryClient()
  const [first] = images
  const isOne = images.length === 1

  async function remove() {
    try {
      if (isOne && first) {
        await callAdmin('DELETE /api/admin/media/[sha256]', { params: { sha256: first.sha256 } })
        showToast({ title: 'Image Deleted', description: first.fileName })
      } else showToast(outcomeOf(await removeMany()))
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
      title={isOne ? 'Delete this image?' : `Delete ${images.length} images?`}
      confirmLabel={isOne ? 'Delete image' : `Delete ${images.length} images`}
      pendingLabel="Deleting …"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {isOne ? (
          <>
            <strong className="[overflow-wrap:anywhere]">{first?.fileName}</strong> is gone for
            good.
          </>
        ) : (
          'They are gone for good.'
        )}{' '}
        Links to it from outside the store stop working. Images that are in use are kept.
      </p>
    </ConfirmDialog>
  )
}

function outcomeOf({ deleted, inUse }: DeletedMedia) {
  const title = deleted.length === 1 ? 'Image Deleted' : `${deleted.length} Images Deleted`
  if (inUse.length === 0) return { title }
  return { title, description: `${inUse.length} came into use meanwhile and were kept.` }
}
