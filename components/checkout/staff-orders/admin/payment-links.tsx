'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { CopyButton } from '@/components/back-office/copy-button'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import type { PaymentLink } from '@/lib/checkout/payment-links/contracts'

export const LINKS_CALL = 'GET /api/admin/payment-links'

const TONES: Record<PaymentLink['standing'], ComponentProps<typeof Badge>['tone']> = {
  open: 'brand',
  paid: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
}

/** The newest links by which customers pay what was drafted for them. */
export function PaymentLinks() {
  const t = useTranslations('backOffice.orders')
  const { data, error, refetch } = useQuery({
    queryKey: [LINKS_CALL],
    queryFn: ({ signal }) => callAdmin(LINKS_CALL, { signal }),
    staleTime: 0,
  })
  return (
    <Panel title={t('links.title')} className="mt-6">
      {error && !data ? (
        <LoadError title={t('links.failed')} error={error} onRetry={refetch} />
      ) : data?.length === 0 ? (
        <p className="text-sm text-muted">{t('links.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data?.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function LinkRow({ link }: { link: PaymentLink }) {
  const t = useTranslations('backOffice.orders')
  const client = useQueryClient()
  const { id, url, name, email, total, currency, standing, orderNumber, expiresAt } = link
  async function cancel() {
    try {
      await callAdmin('POST /api/admin/payment-links/[id]/cancel', { params: { id } })
      showToast({ title: t('links.cancelled') })
    } catch (error) {
      toastFailure(t('links.cancelFailed'), error)
    }
    void client.invalidateQueries({ queryKey: [LINKS_CALL] })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere] max-sm:basis-full">
        <span className="font-semibold">{name}</span> <span className="text-muted">{email}</span>
        <span className="block text-muted">
          {t('links.until', { date: formatDateTime(expiresAt) })}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{money(total, currency)}</span>
      <Badge tone={TONES[standing]}>{t(`links.standing.${standing}`)}</Badge>
      {orderNumber && (
        <Link href={`/admin/orders/${orderNumber}`} className="font-semibold underline">
          {orderNumber}
        </Link>
      )}
      {standing === 'open' && (
        <span className="flex gap-2">
          <CopyButton text={url} what={`${t('links.copy')} ${name}`} />
          <Button size="sm" variant="outline" onClick={cancel}>
            <span>
              {t.rich('links.cancel', {
                name,
                sr: (chunks) => <span className="sr-only">{chunks}</span>,
              })}
            </span>
          </Button>
        </span>
      )}
    </li>
  )
}
