'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import type { AdminPageRow } from '@/lib/content/pages/contracts'
import { ownPagePath } from '@/lib/content/pages/page-rules'
import { PAGES_CALL } from './use-page-form'

type Props = {
  page: Pick<AdminPageRow, 'id' | 'title' | 'slug' | 'isPublished'>
  onDeleted?: () => void
  onClose: () => void
}

/** Deletes a page after saying what is lost. */
export function DeletePageDialog({ page, onDeleted, onClose }: Props) {
  const t = useTranslations('backOffice.pages.delete')
  const words = useTranslations('backOffice.articles.delete')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const { id, title, slug, isPublished } = page

  async function remove() {
    await callAdmin('DELETE /api/admin/pages/[id]', { params: { id } })
    showUndoableToast({
      title: t('deleted'),
      description: title,
      entityType: 'page',
      entityId: id,
      onUndone: () => client.invalidateQueries({ queryKey: [PAGES_CALL] }),
    })
    await client.invalidateQueries({ queryKey: [PAGES_CALL] })
    onDeleted?.()
  }

  return (
    <ConfirmDialog
      title={words('title', { title })}
      confirmLabel={t('confirm')}
      pendingLabel={common('deleting')}
      onConfirm={remove}
      onClose={onClose}
    >
      {isPublished ? (
        <>
          <p>
            {words.rich('published', {
              path: ownPagePath(slug),
              code: (chunks) => (
                <code className="font-mono [overflow-wrap:anywhere]">{chunks}</code>
              ),
            })}
          </p>
          <p>{t('menus')}</p>
        </>
      ) : (
        <p>{words('draft')}</p>
      )}
    </ConfirmDialog>
  )
}
