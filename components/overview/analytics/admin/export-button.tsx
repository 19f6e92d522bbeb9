'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { downloadAdmin } from '@/components/back-office/admin-calls'
import { today } from '@/components/back-office/format-date'
import { useDownload } from '@/components/back-office/use-download'
import { Button } from '@/components/ui/button'
import { exportName } from '@/lib/overview/analytics/export-name'
import { EXPORT_CALL, type ExportQuery } from './use-analytics'

type Props = {
  /** What is exported, for screen readers. */
  title: string
  query: ExportQuery
  isDisabled: boolean
}

/** Saves a table as a CSV file that is named after its days. */
export function ExportButton({ title, query, isDisabled }: Props) {
  const t = useTranslations('backOffice.analytics')
  const { isDownloading, start } = useDownload(t('exportFailed'))
  const save = () => start(() => downloadAdmin(EXPORT_CALL, exportName(query, today()), { query }))
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={t('csvOf', { title })}
      disabled={isDownloading || isDisabled}
      onClick={save}
    >
      <Download aria-hidden />
      CSV
    </Button>
  )
}
