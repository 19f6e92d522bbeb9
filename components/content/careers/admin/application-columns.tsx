import { Download, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { Button } from '@/components/ui/button'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { ApplicationRow } from '@/lib/content/careers/admin-contracts'
import { shownEmail } from '@/lib/core/shown-email'
import { useDownloadCv } from './use-download-cv'

/** An application that is read or deleted. */
export type OpenApplication = { kind: 'read' | 'delete'; application: ApplicationRow }

export function useApplicationColumns(
  onOpen: (open: OpenApplication) => void,
): readonly Column<ApplicationRow>[] {
  const t = useTranslations('backOffice.careers')
  const common = useTranslations('backOffice.common')
  const downloadCv = useDownloadCv()
  return [
    {
      key: 'name',
      header: t('applicant'),
      className: 'min-w-52',
      cell: (application) => (
        <>
          <button
            type="button"
            onClick={() => onOpen({ kind: 'read', application })}
            className="text-start font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {application.name}
          </button>
          <span className="block text-muted [overflow-wrap:anywhere]">
            {shownEmail(application.email)}
          </span>
        </>
      ),
    },
    { key: 'job', header: t('job'), className: 'min-w-40', cell: ({ job }) => job },
    {
      key: 'received',
      header: t('received'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (application) => (
        <div className="flex items-center gap-1">
          <Button variant="outline" size="sm" onClick={() => downloadCv(application)}>
            <Download aria-hidden />
            {t.rich('cv', {
              name: application.name,
              hidden: screenReaderOnly,
            })}
          </Button>
          <RowAction
            icon={Trash2}
            label={t('deleteNamed', { name: application.name })}
            title={common('delete')}
            isDanger
            onClick={() => onOpen({ kind: 'delete', application })}
          />
        </div>
      ),
    },
  ]
}
