'use client'

import { PackageOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { RunDialog, runTexts, useLatestRun } from '@/components/plugins/admin/run-dialog'
import { Checkbox } from '@/components/ui/fields/checkbox'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { TakeoverFigures } from './takeover-figures'

const CALL = 'GET /api/admin/catalogue-import'

/** Says what of a WooCommerce shop's catalogue would be taken over, takes it over, and shows how far that is. */
export function TakeoverDialog({ plugin, onClose }: { plugin: AdminPlugin; onClose: () => void }) {
  const t = useTranslations('backOffice.catalog.takeover')
  const [overwrites, setOverwrites] = useState(false)
  const latest = useLatestRun([CALL], async (signal) => {
    const answer = await callAdmin(CALL, { signal })
    return answer.import
  })
  const start = (isPreview: boolean) =>
    callAdmin('POST /api/admin/catalogue-import', { body: { isPreview, overwrites } })
  return (
    <RunDialog
      plugin={plugin}
      icon={PackageOpen}
      texts={{
        ...runTexts(t),
        title: t('title'),
        off: t('off', { plugin: plugin.name }),
      }}
      latest={latest}
      start={() => start(false)}
      preview={{ label: t('preview'), start: () => start(true) }}
      options={
        <Checkbox
          label={t('overwrites')}
          checked={overwrites}
          onChange={({ target }) => setOverwrites(target.checked)}
        />
      }
      end={() => callAdmin('POST /api/admin/catalogue-import/end')}
      onClose={onClose}
    >
      {(run) => <TakeoverFigures run={run} />}
    </RunDialog>
  )
}
