'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import { exportName } from '@/lib/analytics/export-name'
import { EXPORT_CALL, type ExportQuery } from './use-analytics'

type Props = {
  /** What is exported, for screen readers. */
  title: string
  query: ExportQuery
  isDisabled: boolean
}

/** Saves a table as a CSV file that is named after its days. */
export function ExportButton({ title, query, isDisabled }: Props) {
  const [isWorking, setWorking] = useState(false)
  async function save() {
    setWorking(true)
    try {
      await downloadAdmin(EXPORT_CALL, exportName(query, new Date()), { query })
    } catch (error) {
      toastFailure('Export failed', error)
    }
    setWorking(false)
  }
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`CSV: ${title}`}
      disabled={isWorking || isDisabled}
      onClick={save}
    >
      <Download aria-hidden />
      CSV
    </Button>
  )
}
