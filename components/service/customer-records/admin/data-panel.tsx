'use client'

import { Download, Eraser } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { downloadAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { useDownload } from '@/components/back-office/use-download'
import { Button } from '@/components/ui/button'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import type { ChosenAddress } from './address-choice'
import { DownloadDialog } from './download-dialog'
import { ErasureDialog } from './erasure-dialog'

/** The data of the person: to hand over, or to erase. */
export function DataPanel({ customer }: { customer: CustomerDetail }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const { id, erasedAt, addresses } = customer
  const isMerged = addresses.length > 1
  const { isDownloading, start } = useDownload(t('data.downloadFailed'))
  const [isErasing, setErasing] = useState(false)
  const [isChoosing, setChoosing] = useState(false)

  const download = (chosen: ChosenAddress) => {
    const ofId = chosen === 'all' ? id : chosen
    return start(() =>
      downloadAdmin('GET /api/admin/customers/[id]/data', `customer-${ofId}.json`, {
        params: { id: ofId },
        query: chosen === 'all' ? { addresses: 'all' } : {},
      }),
    )
  }

  return (
    <Panel title={t('data.title')}>
      <p className="text-sm text-muted">
        {erasedAt && !isMerged
          ? t('data.erasedAt', { time: formatDateTime(erasedAt) })
          : t('data.explanation')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          size="sm"
          disabled={isDownloading}
          onClick={() => (isMerged ? setChoosing(true) : download(id))}
        >
          <Download aria-hidden />
          {isDownloading ? t('data.preparing') : common('download')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="text-danger"
          onClick={() => setErasing(true)}
        >
          <Eraser aria-hidden />
          {t('data.erase')}
        </Button>
      </div>
      {isChoosing && (
        <DownloadDialog
          customer={customer}
          onDownload={download}
          onClose={() => setChoosing(false)}
        />
      )}
      {isErasing && <ErasureDialog customer={customer} onClose={() => setErasing(false)} />}
    </Panel>
  )
}
