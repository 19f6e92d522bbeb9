'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { Skeleton } from '@/components/ui/skeleton'
import type { AdminArticleRow } from '@/lib/content/articles/admin-contracts'
import { ARTICLE_CALL, ARTICLES_CALL } from './use-article-form'
import { useArticleNames } from './use-article-names'

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>

type Props = {
  article: Pick<AdminArticleRow, 'id' | 'title' | 'slug' | 'helpTopic' | 'isPublished'>
  onDeleted?: () => void
  onClose: () => void
}

/** Deletes an article after listing what refers to it. */
export function DeleteArticleDialog({ article, onDeleted, onClose }: Props) {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const { topicName } = useArticleNames()
  const client = useQueryClient()
  const { id, title, slug, helpTopic, isPublished } = article
  const { data } = useQuery({
    queryKey: [ARTICLE_CALL, id],
    queryFn: ({ signal }) => callAdmin(ARTICLE_CALL, { params: { id }, signal }),
    staleTime: 0,
  })

  async function remove() {
    await callAdmin('DELETE /api/admin/articles/[id]', { params: { id } })
    showUndoableToast({
      title: t('delete.deleted'),
      description: title,
      entityType: 'article',
      entityId: id,
      onUndone: () => client.invalidateQueries({ queryKey: [ARTICLES_CALL] }),
    })
    await client.invalidateQueries({ queryKey: [ARTICLES_CALL] })
    onDeleted?.()
  }

  return (
    <ConfirmDialog
      title={t('delete.title', { title })}
      confirmLabel={t('delete.confirm')}
      pendingLabel={common('deleting')}
      onConfirm={remove}
      onClose={onClose}
    >
      {isPublished ? (
        <>
          <p>
            {t.rich('delete.published', {
              path: `/knowledge/${slug}`,
              code: (chunks) => (
                <code className="font-mono [overflow-wrap:anywhere]">{chunks}</code>
              ),
            })}
          </p>
          {helpTopic && <p>{t.rich('delete.ofTopic', { topic: topicName(helpTopic), strong })}</p>}
          {data?.isPopular && <p>{t.rich('delete.popular', { strong })}</p>}
        </>
      ) : (
        <p>
          {helpTopic
            ? t.rich('delete.draftOfTopic', { topic: topicName(helpTopic), strong })
            : t('delete.draft')}
        </p>
      )}
      {data ? (
        data.linkedFrom.length > 0 && (
          <div>
            <p>{t('delete.linkedFrom')}</p>
            <ul className="mt-1 list-disc ps-5">
              {data.linkedFrom.map((linking) => (
                <li key={linking}>{linking}</li>
              ))}
            </ul>
          </div>
        )
      ) : (
        <Skeleton className="h-4 w-56" />
      )}
    </ConfirmDialog>
  )
}
