'use client'

import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { languageName } from '@/components/back-office/language/language-name'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/fields/select-field'
import { Skeleton } from '@/components/ui/skeleton'
import type { PageText, PageTexts } from '@/lib/content/pages/page-rules'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'

// Comparing texts takes a library that the form has no other use for.
const TextChanges = dynamic(
  () =>
    import('@/components/content/articles/admin/text-changes').then((module) => module.TextChanges),
  { ssr: false, loading: () => <Skeleton className="mt-4 h-64" /> },
)

type Props = {
  pageId: number
  /** The texts in the form. */
  current: PageTexts
  onTake: (texts: PageTexts) => void
  onClose: () => void
}

const compared = (text: PageText | undefined) => ({
  title: text?.title ?? '',
  excerpt: '',
  content: text?.content ?? '',
})

/** The texts that a page had, each version beside those in the form, into which it can be taken. */
export function PageVersions({ pageId, current, onTake, onClose }: Props) {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const [chosen, setChosen] = useState<number>()
  const versions = useQuery({
    queryKey: ['GET /api/admin/pages/[id]/versions', pageId],
    queryFn: ({ signal }) =>
      callAdmin('GET /api/admin/pages/[id]/versions', { params: { id: pageId }, signal }),
    staleTime: 0,
  })
  const versionId = chosen ?? versions.data?.[0]?.id
  const version = useQuery({
    queryKey: ['GET /api/admin/pages/[id]/versions/[versionId]', pageId, versionId],
    queryFn: ({ signal }) =>
      callAdmin('GET /api/admin/pages/[id]/versions/[versionId]', {
        params: { id: pageId, versionId: versionId ?? 0 },
        signal,
      }),
    enabled: versionId !== undefined,
  })
  const failed = versions.error ? versions : version.error ? version : undefined
  const texts = version.data?.texts
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
          <Button disabled={!texts} onClick={() => texts && onTake(texts)}>
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
          id="page-version"
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
      {texts
        ? TRANSLATED_LOCALES.filter((language) => texts[language] ?? current[language]).map(
            (language) => (
              <section key={language} aria-label={languageName(language)} className="mt-6">
                <h3 className="font-bold">{languageName(language)}</h3>
                <TextChanges
                  from={compared(current[language])}
                  to={compared(texts[language])}
                  hasExcerpt={false}
                />
              </section>
            ),
          )
        : !failed && <Skeleton className="mt-4 h-64" />}
    </Dialog>
  )
}
