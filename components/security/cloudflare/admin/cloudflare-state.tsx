'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Switch } from '@/components/ui/fields/switch'
import { showToast } from '@/components/ui/toast/toaster'
import type { CloudflareState as State } from '@/lib/security/cloudflare/contracts'

const CALL = 'GET /api/admin/cloudflare'

/** What Cloudflare was told of changed pages, and the switch by which it checks all visitors. */
export function CloudflareState() {
  const t = useTranslations('backOffice.plugins.cloudflare')
  const client = useQueryClient()
  const id = useId()
  const [isSwitching, setSwitching] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })

  async function change(isUnderAttack: boolean) {
    setSwitching(true)
    try {
      const state = await callAdmin('PUT /api/admin/cloudflare/attack-mode', {
        body: { isUnderAttack },
      })
      client.setQueryData<State>([CALL], state)
      showToast({ title: t(isUnderAttack ? 'on' : 'off') })
    } catch (failure) {
      toastFailure(t('failed'), failure)
      await refetch()
    }
    setSwitching(false)
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-5 space-y-3 rounded-control border border-line bg-canvas px-4 py-3 text-sm"
    >
      <h3 id={`${id}-title`} className="font-semibold">
        {t('title')}
      </h3>
      {error && <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />}
      {data && !error && (
        <>
          <Told state={data} />
          <div className="flex items-start justify-between gap-4">
            <div>
              <p id={`${id}-attack`} className="font-medium">
                {t('attack')}
              </p>
              <p id={`${id}-hint`} className="text-muted">
                {t('attackHint')}
              </p>
            </div>
            <Switch
              checked={data.isUnderAttack === true}
              disabled={isSwitching || data.isUnderAttack === null}
              onCheckedChange={change}
              aria-labelledby={`${id}-attack`}
              aria-describedby={`${id}-hint`}
            />
          </div>
          {data.attackProblem && (
            <p className="font-medium text-danger">
              {t('attackUnknown', { problem: t(data.attackProblem) })}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Told({ state: { problem, purgedAt } }: { state: State }) {
  const t = useTranslations('backOffice.plugins.cloudflare')
  return (
    <>
      <p>{purgedAt ? t('purged', { time: formatDateTime(purgedAt) }) : t('purgedNever')}</p>
      {problem && (
        <p className="font-medium text-danger">{t('problem', { problem: t(problem) })}</p>
      )}
    </>
  )
}
