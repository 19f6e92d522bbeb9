'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { Skeleton } from '@/components/ui/skeleton'
import { POPULAR_ARTICLES } from '@/content/help'
import type { AdminArticleRow } from '@/lib/articles/admin-contracts'
import { ARTICLE_CALL, ARTICLES_CALL } from './use-article-form'

type Props = {
  article: Pick<AdminArticleRow, 'id' | 'title' | 'slug' | 'helpTopic' | 'isPublished'>
  onDeleted?: () => void
  onClose: () => void
}

/** Deletes an article after listing what refers to it. */
export function DeleteArticleDialog({ article, onDeleted, onClose }: Props) {
  const client = useQueryClient()
  const { id, title, slug, helpTopic, isPublished } = article
  const { data } = useQuery({
    queryKey: [ARTICLE_CALL, id],
    queryFn: ({ signal }) => callAdmin(ARTICLE_CALL, { params: { id }, signal }),
    staleTime: 0,
  })
  const isPopular = POPULAR_ARTICLES.some((popular) => popular.slug === slug)

  async function remove() {
    await callAdmin('DELETE /api/admin/articles/[id]', { params: { id } })
    showUndoableToast({
      title: 'Article Deleted',
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
      title={`Delete “${title}”?`}
      confirmLabel="Delete article"
      pendingLabel="Deleting …"
      onConfirm={remove}
      onClose={onClose}
    >
      {isPublished ? (
        <>
          <p>
            Its page <code className="font-mono [overflow-wrap:anywhere]">/knowledge/{slug}</code>{' '}
            is gone, and it is found no more. That can be undone for 30 days.
          </p>
          {helpTopic && (
            <p>
              The help topic <strong>{helpTopic}</strong> loses it.
            </p>
          )}
          {isPopular && (
            <p>
              The help page loses it from its <strong>popular articles</strong>.
            </p>
          )}
        </>
      ) : (
        <p>
          The draft is gone, unless you undo that within 30 days
          {helpTopic && (
            <>
              , and will not appear in the help topic <strong>{helpTopic}</strong>
            </>
          )}
          .
        </p>
      )}
      {data ? (
        data.linkedFrom.length > 0 && (
          <div>
            <p>These articles have a link to it that then leads nowhere:</p>
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
