'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useOverviewChanged } from '@/components/back-office/use-overview'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { PaymentPage } from '@/lib/checkout/payment-page/contracts'

const CALL = 'GET /api/admin/payment-page'

/** What payment pages load, what changed of them, and what browsers kept from loading. */
export function PageScriptsScreen() {
  const t = useTranslations('backOffice.payments.pageScripts')
  const mayChange = useMay()('settings')
  const { change, isWorking } = useChange()
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: () => callAdmin(CALL),
    staleTime: 0,
  })
  return (
    <>
      <PaymentsHeading lead={t('lead')}>
        {mayChange && (
          <Button
            disabled={isWorking}
            onClick={() =>
              change(() => callAdmin('POST /api/admin/payment-page/check'), t('checkedNow'))
            }
          >
            <RefreshCw aria-hidden />
            {t('checkNow')}
          </Button>
        )}
      </PaymentsHeading>
      {error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-64 rounded-card" />
      ) : (
        <div className="space-y-6">
          <Changes
            page={data}
            disabled={isWorking || !mayChange}
            onAccept={(id) =>
              change(
                () => callAdmin('POST /api/admin/payment-page/[id]/accept', { params: { id } }),
                t('accepted'),
              )
            }
          />
          <Blocked
            blocked={data.blocked}
            disabled={isWorking || !mayChange}
            onKnown={(id) =>
              change(
                () =>
                  callAdmin('POST /api/admin/payment-page/blocked/[id]/known', { params: { id } }),
                t('markedKnown'),
              )
            }
          />
          <Scripts scripts={data.scripts} />
        </div>
      )}
    </>
  )
}

/** Makes a call that answers how the page stands then, and shows that. */
function useChange() {
  const t = useTranslations('backOffice.payments.pageScripts')
  const client = useQueryClient()
  const overviewChanged = useOverviewChanged()
  const [isWorking, setWorking] = useState(false)
  const change = async (call: () => Promise<PaymentPage>, done: string) => {
    setWorking(true)
    try {
      client.setQueryData([CALL], await call())
      showToast({ title: done })
    } catch (error) {
      toastFailure(t('failed'), error, t('notChanged'))
      client.invalidateQueries({ queryKey: [CALL] })
    }
    overviewChanged()
    setWorking(false)
  }
  return { change, isWorking }
}

type ChangesProps = {
  page: PaymentPage
  disabled: boolean
  onAccept: (id: number) => void
}

function Changes({ page: { checkedAt, accepted, pending }, disabled, onAccept }: ChangesProps) {
  const t = useTranslations('backOffice.payments.pageScripts')
  return (
    <Panel title={t('changes')}>
      <p className="text-sm text-muted">
        {checkedAt === null ? t('neverChecked') : t('checked', { time: formatDateTime(checkedAt) })}{' '}
        {accepted &&
          (accepted.acceptedBy === null
            ? t('acceptedFirst', { time: formatDateTime(accepted.acceptedAt) })
            : t('acceptedBy', {
                time: formatDateTime(accepted.acceptedAt),
                name: accepted.acceptedBy,
              }))}
      </p>
      {pending ? (
        <>
          <ul className="mt-4 space-y-3 text-sm">
            {pending.differences.map(({ what, name, before, after }) => (
              <li key={`${what} ${name}`} className="[overflow-wrap:anywhere]">
                <span className="font-semibold">
                  {t(what === 'script' ? 'script' : 'header', { name })}
                </span>
                <span className="block text-muted">
                  {before === null
                    ? t('added', { after: after ?? '' })
                    : after === null
                      ? t('gone', { before })
                      : t('changed', { before, after })}
                </span>
              </li>
            ))}
          </ul>
          <Button className="mt-4" disabled={disabled} onClick={() => onAccept(pending.id)}>
            {t('accept')}
          </Button>
        </>
      ) : (
        checkedAt !== null && <p className="mt-3 text-sm">{t('unchanged')}</p>
      )}
    </Panel>
  )
}

type BlockedProps = {
  blocked: PaymentPage['blocked']
  disabled: boolean
  onKnown: (id: number) => void
}

function Blocked({ blocked, disabled, onKnown }: BlockedProps) {
  const t = useTranslations('backOffice.payments.pageScripts')
  const pages = { checkout: t('pages.checkout'), back_office: t('pages.backOffice') }
  const pageName = (page: string) =>
    page === 'checkout' || page === 'back_office' ? pages[page] : t('pages.other')
  return (
    <Panel title={t('blocked')}>
      <p className="text-sm text-muted">{t('blockedLead')}</p>
      {blocked.length === 0 ? (
        <p className="mt-3 text-sm">{t('noneBlocked')}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line text-sm">
          {blocked.map((group) => (
            <li key={group.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="font-semibold">{group.blocked}</span>{' '}
                {group.isNew && <Badge tone="danger">{t('new')}</Badge>}
                <span className="block text-muted">
                  {t('seen', {
                    directive: group.directive,
                    page: pageName(group.page),
                    count: group.count,
                    first: formatDateTime(group.firstAt),
                    last: formatDateTime(group.lastAt),
                  })}
                </span>
              </span>
              {group.isNew && (
                <Button
                  size="sm"
                  variant="outline"
                  disabled={disabled}
                  aria-label={t('knownNamed', { name: group.blocked })}
                  onClick={() => onKnown(group.id)}
                >
                  {t('known')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Scripts({ scripts }: Pick<PaymentPage, 'scripts'>) {
  const t = useTranslations('backOffice.payments.pageScripts')
  return (
    <Panel title={t('scripts')}>
      <p className="text-sm text-muted">{t('scriptsLead')}</p>
      <ul className="mt-4 divide-y divide-line text-sm">
        {scripts.map(({ id, company, sources, integrity }) => (
          <li key={id} className="py-3 [overflow-wrap:anywhere]">
            <p className="font-semibold">{company || t('own')}</p>
            {id !== 'store' && <p className="font-mono text-xs">{sources.join(', ')}</p>}
            <p className="mt-1">{t(`why.${id}`)}</p>
            <p className="mt-1 text-muted">{t(`integrity.${integrity}`)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
