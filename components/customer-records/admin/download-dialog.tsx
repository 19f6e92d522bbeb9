'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { AddressChoice, type ChosenAddress } from './address-choice'

type Props = {
  customer: CustomerDetail
  onDownload: (chosen: ChosenAddress) => void
  onClose: () => void
}

/** Asks for which of a person's addresses their data are handed over. */
export function DownloadDialog({ customer, onDownload, onClose }: Props) {
  const [chosen, setChosen] = useState<ChosenAddress>()
  return (
    <Dialog
      title="Download the personal data"
      icon={Download}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen === undefined}
            onClick={() => {
              if (chosen === undefined) return
              onDownload(chosen)
              onClose()
            }}
          >
            Download
          </Button>
        </>
      }
    >
      <div className="space-y-4 text-sm text-ink-soft">
        <AddressChoice
          legend="Whose data?"
          customer={customer}
          chosen={chosen}
          onChoose={setChosen}
        />
        <p>
          Hand over those of all addresses only if the person has shown that all of them are theirs:
          a letter from one mailbox proves no other.
        </p>
      </div>
    </Dialog>
  )
}
