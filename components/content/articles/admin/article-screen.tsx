'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormLoading } from '@/components/back-office/form-loading'
import { ArticleForm } from './article-form'
import { ARTICLE_CALL } from './use-article-form'

/** Loads an article into its form. */
export function ArticleScreen({ id }: { id: number }) {
  const t = useTranslations('backOffice.articles')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [ARTICLE_CALL, id],
    queryFn: ({ signal }) => callAdmin(ARTICLE_CALL, { params: { id }, signal }),
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
  })
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount) return <ArticleForm article={data} />
  return <FormLoading title={t('form.notLoaded')} error={error} onRetry={refetch} />
}
