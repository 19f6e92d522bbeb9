'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { languageName } from '@/components/back-office/language/language-name'
import { TextChanges, VersionsDialog } from '@/components/content/articles/admin/versions-dialog'
import type { PageVersionRow, PageVersionTexts } from '@/lib/content/pages/contracts'
import type { PageText, PageTexts } from '@/lib/content/pages/page-rules'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'

type Props = {
  calls: {
    list: { key: readonly unknown[]; load: (signal: AbortSignal) => Promise<PageVersionRow[]> }
    one: {
      key: readonly unknown[]
      load: (versionId: number, signal: AbortSignal) => Promise<PageVersionTexts>
    }
  }
  /** The texts in the form. */
  current: PageTexts
  onTake: (texts: PageTexts) => void
  onClose: () => void
}

/** The texts that a page of the owner's had. */
export function PageVersions({ pageId, ...props }: Omit<Props, 'calls'> & { pageId: number }) {
  return (
    <PageVersionsDialog
      {...props}
      calls={{
        list: {
          key: ['GET /api/admin/pages/[id]/versions', pageId],
          load: (signal) =>
            callAdmin('GET /api/admin/pages/[id]/versions', { params: { id: pageId }, signal }),
        },
        one: {
          key: ['GET /api/admin/pages/[id]/versions/[versionId]', pageId],
          load: (versionId, signal) =>
            callAdmin('GET /api/admin/pages/[id]/versions/[versionId]', {
              params: { id: pageId, versionId },
              signal,
            }),
        },
      }}
    />
  )
}

const compared = (text: PageText | undefined) => ({
  title: text?.title ?? '',
  excerpt: '',
  content: text?.content ?? '',
})

/** The texts that a page had, each version beside those in the form, into which it can be taken. */
export function PageVersionsDialog({ calls: { list, one }, current, onTake, onClose }: Props) {
  const [chosen, setChosen] = useState<number>()
  const versions = useQuery({
    queryKey: list.key,
    queryFn: ({ signal }) => list.load(signal),
    staleTime: 0,
  })
  const versionId = chosen ?? versions.data?.[0]?.id
  const version = useQuery({
    queryKey: [...one.key, versionId],
    queryFn: ({ signal }) => one.load(versionId ?? 0, signal),
    enabled: versionId !== undefined,
  })
  return (
    <VersionsDialog
      id="page-version"
      versions={versions}
      versionId={versionId}
      version={version}
      onChoose={setChosen}
      onTake={({ texts }) => onTake(texts)}
      onClose={onClose}
    >
      {({ texts }) =>
        TRANSLATED_LOCALES.filter((language) => texts[language] ?? current[language]).map(
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
      }
    </VersionsDialog>
  )
}
