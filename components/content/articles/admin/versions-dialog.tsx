'use client'

import { History } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/fields/select-field'
import { Skeleton } from '@/components/ui/skeleton'

// Comparing texts takes a library that the form has no other use for.
export const TextChanges = dynamic(
  () => import('./text-changes').then((module) => module.TextChanges),
  { ssr: false, loading: () => <Skeleton className="mt-4 h-64" /> },
)

type Loaded<T> = { data: T | undefined; error: Error | null; refetch: () => unknown }
type ListedVersion = { id: number; savedAt: string; replacedAt: string; replacedBy: string }

type Props<Text> = {
  /** Of the choice of a version. */
  id: string
  versions: Loaded<readonly ListedVersion[]>
  /** The one that is shown. */
  versionId: number | undefined
  version: Loaded<Text>
  onChoose: (versionId: number) => void
  onTake: (text: Text) => void
  onClose: () => void
  /** It beside what is in the form. */
  children: (text: Text) => ReactNode
}

/** The texts that something had, each beside the one in its form, into which it can be taken. */
export function VersionsDialog<Text>({
  id: choiceId,
  versions,
  versionId,
  version,
  onChoose,
  onTake,
  onClose,
  children,
}: Props<Text>) {
  const t = useTranslations('backOffice.articles.versions')
  const common = useTranslations('backOffice.common')
  const failed = versions.error ? versions : version.error ? version : undefined
  const text = version.data
  return (
    <Dialog
      title={t('title')}
      description={t('lead')}
      icon={History}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('close')}
          </Button>
          <Button disabled={!text} onClick={() => text && onTake(text)}>
            {t('take')}
          </Button>
        </>
      }
    >
      {failed && (
        <LoadError title={t('failed')} error={failed.error} onRetry={() => failed.refetch()} />
      )}
      {versions.data && (
        <SelectField
          id={choiceId}
          label={t('version')}
          value={versionId}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {versions.data.map(({ id, savedAt, replacedAt, replacedBy }) => (
            <option key={id} value={id}>
              {t('option', {
                saved: formatDateTime(savedAt),
                replaced: formatDateTime(replacedAt),
                name: replacedBy,
              })}
            </option>
          ))}
        </SelectField>
      )}
      {text ? children(text) : !failed && <Skeleton className="mt-4 h-64" />}
    </Dialog>
  )
}
