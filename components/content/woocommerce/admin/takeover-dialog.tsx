'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { POLL_MS, RunDialog } from '@/components/plugins/admin/run-dialog'
import { Checkbox } from '@/components/ui/fields/checkbox'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { TakeoverFigures } from './takeover-figures'

const CALL = 'GET /api/admin/catalogue-import'

/** Says what of a WooCommerce shop's catalogue would be taken over, takes it over, and shows how far that is. */
export function TakeoverDialog({ plugin, onClose }: { plugin: AdminPlugin; onClose: () => void }) {
  const t = useTranslations('backOffice.catalog.takeover')
  const [overwrites, setOverwrites] = useState(false)
  const key = [CALL]
  const { data, ...latest } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.import?.status === 'running' ? POLL_MS : false),
  })
  const start = (isPreview: boolean) =>
    callAdmin('POST /api/admin/catalogue-import', { body: { isPreview, overwrites } })
  return (
    <RunDialog
      plugin={plugin}
      icon={PackageOpen}
      texts={{
        title: t('title'),
        lead: t('lead'),
        start: t('start'),
        startFailed: t('startFailed'),
        endFailed: t('endFailed'),
        loadFailed: t('loadFailed'),
        off: t('off', { plugin: plugin.name }),
        none: t('none'),
      }}
      latest={{ run: data?.import, key, ...latest }}
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
