'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { ArticleText } from './article-values'
import { TextChanges, VersionsDialog } from './versions-dialog'

type Props = {
  articleId: number
  /** The text in the form. */
  current: ArticleText
  onTake: (version: ArticleText) => void
  onClose: () => void
}

/** The texts that an article had, each beside the one in the form, into which it can be taken. */
export function ArticleVersions({ articleId, current, onTake, onClose }: Props) {
  const [chosen, setChosen] = useState<number>()
  const versions = useQuery({
    queryKey: ['GET /api/admin/articles/[id]/versions', articleId],
    queryFn: ({ signal }) =>
      callAdmin('GET /api/admin/articles/[id]/versions', { params: { id: articleId }, signal }),
    staleTime: 0,
  })
  const versionId = chosen ?? versions.data?.[0]?.id
  const version = useQuery({
    queryKey: ['GET /api/admin/articles/[id]/versions/[versionId]', articleId, versionId],
    queryFn: ({ signal }) =>
      callAdmin('GET /api/admin/articles/[id]/versions/[versionId]', {
        params: { id: articleId, versionId: versionId ?? 0 },
        signal,
      }),
    enabled: versionId !== undefined,
  })
  return (
    <VersionsDialog
      id="article-version"
      versions={versions}
      versionId={versionId}
      version={version}
      onChoose={setChosen}
      onTake={onTake}
      onClose={onClose}
    >
      {(text) => <TextChanges from={current} to={text} />}
    </VersionsDialog>
  )
}
