'use client'

import { useTranslations } from 'next-intl'
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
  const t = useTranslations('backOffice.seo')
  const common = useTranslations('backOffice.common')
  const changed = useSeoPagesChanged()

  async function remove() {
    if (page.id === undefined) onSampleRemoved()
    else {
      const call = callAdmin('DELETE /api/admin/seo-pages/[id]', { params: { id: page.id } })
      await withFailureToast(t('saved.failed'), call).finally(changed)
    }
    showToast({
      title: t('delete.deleted'),
      description: t('delete.removed', { page: page.page }),
    })
  }

  return (
    <ConfirmDialog
      title={t('delete.title', { page: page.page })}
      confirmLabel={t('delete.confirm')}
      pendingLabel={common('deleting')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {t.rich('delete.text', {
          path: page.path,
          code: (chunks) => <code className="font-mono">{chunks}</code>,
        })}
      </p>
    </ConfirmDialog>
  )
}
