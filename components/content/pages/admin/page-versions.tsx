'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { languageName } from '@/components/back-office/language/language-name'
import { TextChanges, VersionsDialog } from '@/components/content/articles/admin/versions-dialog'
import { wordsOf } from '@/lib/content/blocks/block-words'
import type { PageVersionRow } from '@/lib/content/pages/contracts'
import { isAdded, type PageBlock } from '@/lib/content/pages/page-blocks'
import type { PageTexts } from '@/lib/content/pages/page-rules'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'

/** What a version has; texts of the store's pages have no blocks. */
type Version = { texts: PageTexts; blocks?: PageBlock[] }

type Props<One extends Version> = {
  calls: {
    list: { key: readonly unknown[]; load: (signal: AbortSignal) => Promise<PageVersionRow[]> }
    one: {
      key: readonly unknown[]
      load: (versionId: number, signal: AbortSignal) => Promise<PageVersionRow & One>
    }
  }
  /** What is in the form. */
  current: One
  onTake: (version: PageVersionRow & One) => void
  onClose: () => void
}

/** The texts that a page of the owner's had. */
export function PageVersions({
  pageId,
  ...props
}: Omit<Props<Required<Version>>, 'calls'> & { pageId: number }) {
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

const asHtml = (words: string) =>
  `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`

/** A page in one language as it is compared: its text, and below it what its blocks say. */
const compared = ({ texts, blocks = [] }: Version, language: TranslatedLocale) => ({
  title: texts[language]?.title ?? '',
  excerpt: '',
  content: [
    texts[language]?.content ?? '',
    ...blocks
      .filter(isAdded)
      .flatMap((block) => wordsOf(block, language))
      .map(asHtml),
  ].join(''),
})

/** The texts that a page had, each version beside those in the form, into which it can be taken. */
export function PageVersionsDialog<One extends Version>({
  calls: { list, one },
  current,
  onTake,
  onClose,
}: Props<One>) {
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
      onTake={onTake}
      onClose={onClose}
    >
      {(shown) =>
        TRANSLATED_LOCALES.filter(
          (language) => shown.texts[language] ?? current.texts[language],
        ).map((language) => (
          <section key={language} aria-label={languageName(language)} className="mt-6">
            <h3 className="font-bold">{languageName(language)}</h3>
            <TextChanges
              from={compared(current, language)}
              to={compared(shown, language)}
              hasExcerpt={false}
            />
          </section>
        ))
      }
    </VersionsDialog>
  )
}
