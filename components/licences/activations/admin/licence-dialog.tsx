'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { Badge } from '@/components/ui/badge'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { AdminLicence } from '@/lib/licences/activations/contracts'
import { Devices } from './devices'
import { KeptPlaces } from './kept-places'
import type { OrderKey } from './order-key'
import { RenewLicence } from './renew-licence'

const CALL = 'GET /api/admin/product-keys/[id]/licence'

const TONES = { active: 'success', expired: 'brand', revoked: 'danger' } as const satisfies Record<
  AdminLicence['state'],
  string
>

type Props = { orderKey: OrderKey; productName: string; onClose: () => void }

/** The licence of a key: its state, its end, and the devices that it is active on. */
export function LicenceDialog({ orderKey: { id, masked }, productName, onClose }: Props) {
  const t = useTranslations('backOffice.activations')
  const client = useQueryClient()
  const orderChanged = useOrderChanged()
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, id],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { id }, signal }),
    staleTime: 0,
  })
  const changed = (licence: AdminLicence) => {
    client.setQueryData([CALL, id], licence)
    orderChanged()
  }
  return (
    <Dialog
      title={t('title')}
      description={t('keyOf', { key: masked, product: productName })}
      icon={MonitorSmartphone}
      onClose={onClose}
    >
      {error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="space-y-5">
          <Standing licence={data} />
          <Devices keyId={id} licence={data} onChanged={changed} />
          <KeptPlaces keyId={id} licence={data} onChanged={changed} />
          {data.termDays !== null && data.state !== 'revoked' && (
            <RenewLicence keyId={id} days={data.termDays} onRenewed={changed} />
          )}
        </div>
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  )
}

function Standing({
  licence: { state, reason, expiresAt, termDays, deviceLimit, devices },
}: {
  licence: AdminLicence
}) {
  const t = useTranslations('backOffice.activations')
  const end =
    termDays === null
      ? t('withoutEnd')
      : expiresAt === null
        ? t('fromFirst', { days: termDays })
        : t(state === 'expired' ? 'ended' : 'ends', { when: formatDateTime(expiresAt) })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      <span>
        {t('devicesOf', { count: devices.length, limit: deviceLimit })}
        {reason && ` · ${t(`reasons.${reason}`)}`}
        {` · ${end}`}
      </span>
    </p>
  )
}
