'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import { type ListedSeoPage, useSeoPagesChanged } from './use-seo-pages'

type Props = {
  page: ListedSeoPage
  /** Called when a sample is to be hidden. */
  onSampleRemoved: () => void
  onClose: () => void
}

/** Deletes a page's SEO overrides. */
export function DeleteSeoDialog({ page, onSampleRemoved, onClose }: Props) {
  const changed = useSeoPagesChanged()

  async function remove() {
    if (page.id === undefined) onSampleRemoved()
    else {
      const call = callAdmin('DELETE /api/admin/seo-pages/[id]', { params: { id: page.id } })
      await withFailureToast('Failed to update SEO settings', call).finally(changed)
    }
    showToast({
      title: 'Page Deleted',
      description: `${page.page} SEO settings have been removed.`,
    })
  }

  return (
    <ConfirmDialog
      title={`Delete the SEO of “${page.page}”?`}
      confirmLabel="Delete page"
      pendingLabel="Deleting …"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        The page <code className="font-mono">{page.path}</code> stays; it shows again what the store
        says of it. What was written here is gone.
      </p>
    </ConfirmDialog>
  )
}
