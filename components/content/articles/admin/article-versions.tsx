'use client'

import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/fields/select-field'
import { Skeleton } from '@/components/ui/skeleton'
import type { ArticleText } from './article-values'

// Comparing texts takes a library that the form has no other use for.
const TextChanges = dynamic(() => import('./text-changes').then((module) => module.TextChanges), {
  ssr: false,
  loading: () => <Skeleton className="mt-4 h-64" />,
})

type Props = {
  articleId: number
  /** The text in the form. */
  current: ArticleText
  onTake: (version: ArticleText) => void
  onClose: () => void
}

/** The texts that an article had, each beside the one in the form, into which it can be taken. */
export function ArticleVersions({ articleId, current, onTake, onClose }: Props) {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
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
  const failed = versions.error ? versions : version.error ? version : undefined
  const text = version.data
  return (
    <Dialog
      title={t('versions.title')}
      description={t('versions.lead')}
      icon={History}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('close')}
          </Button>
          <Button disabled={!text} onClick={() => text && onTake(text)}>
            {t('versions.take')}
          </Button>
        </>
      }
    >
      {failed && (
        <LoadError
          title={t('versions.failed')}
          error={failed.error}
          onRetry={() => failed.refetch()}
        />
      )}
      {versions.data && (
        <SelectField
          id="article-version"
          label={t('versions.version')}
          value={versionId}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {versions.data.map(({ id, savedAt, replacedAt, replacedBy }) => (
            <option key={id} value={id}>
              {t('versions.option', {
                saved: formatDateTime(savedAt),
                replaced: formatDateTime(replacedAt),
                name: replacedBy,
              })}
            </option>
          ))}
        </SelectField>
      )}
      {text ? (
        <TextChanges from={current} to={text} />
      ) : (
        !failed && <Skeleton className="mt-4 h-64" />
      )}
    </Dialog>
  )
}
