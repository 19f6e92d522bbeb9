'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { AddressChoice, type ChosenAddress } from './address-choice'

type Props = {
  customer: CustomerDetail
  onDownload: (chosen: ChosenAddress) => void
  onClose: () => void
}

/** Asks for which of a person's addresses their data are handed over. */
export function DownloadDialog({ customer, onDownload, onClose }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const [chosen, setChosen] = useState<ChosenAddress>()
  return (
    <Dialog
      title={t('data.downloadTitle')}
      icon={Download}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            disabled={chosen === undefined}
            onClick={() => {
              if (chosen === undefined) return
              onDownload(chosen)
              onClose()
            }}
          >
            {common('download')}
          </Button>
        </>
      }
    >
      <div className="space-y-4 text-sm text-ink-soft">
        <AddressChoice
          legend={t('choice.whose')}
          customer={customer}
          chosen={chosen}
          onChoose={setChosen}
        />
        <p>{t('data.downloadNote')}</p>
      </div>
    </Dialog>
  )
}
