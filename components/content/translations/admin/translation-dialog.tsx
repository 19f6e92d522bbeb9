'use client'

import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { languageName } from '@/components/back-office/language/language-name'
import { LoadError } from '@/components/back-office/load-error'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { TranslatedSubject } from '@/lib/catalog/translations/subjects'
import type { TranslationRow } from '@/lib/content/translations/contracts'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { TranslationForm } from './translation-form'

const CALL = 'GET /api/admin/translations/[kind]/[id]/[language]'

type Props = {
  kind: TranslatedSubject
  row: TranslationRow
  language: TranslatedLocale
  onClose: () => void
}

/** Loads one thing with its texts in a language into their form. */
export function TranslationDialog({ kind, row, language, onClose }: Props) {
  const t = useTranslations('backOffice.translations')
  const params = { kind, id: row.id, language }
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [CALL, params],
    queryFn: ({ signal }) => callAdmin(CALL, { params, signal }),
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
  })
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount) return <TranslationForm translation={data} onClose={onClose} />
  return (
    <Dialog
      title={t('dialog', { name: row.name, language: languageName(language) })}
      icon={Languages}
      size="xl"
      onClose={onClose}
    >
      {error ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={t('loading')} className="grid gap-5">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      )}
    </Dialog>
  )
}
