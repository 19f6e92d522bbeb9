'use client'

import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { LoadError } from '@/components/back-office/load-error'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { TextLink } from '@/components/ui/text-link'
import type { AdminGiftCard, GiftCardDetail } from '@/lib/cart/gift-cards/admin-contracts'
import { toCents } from '@/lib/core/money'
import { giftCardName } from './gift-card-columns'

type Props = { giftCard: AdminGiftCard; onClose: () => void }

/** What was paid with a gift card, and what came back. */
export function HistoryDialog({ giftCard: { id, lastFour }, onClose }: Props) {
  const t = useTranslations('backOffice.gift-cards.history')
  const { data, error, refetch } = useQuery({
    queryKey: ['GET /api/admin/gift-cards/[id]', id],
    queryFn: ({ signal }) =>
      callAdmin('GET /api/admin/gift-cards/[id]', { params: { id }, signal }),
  })
  return (
    <Dialog
      title={t('title', { card: giftCardName({ lastFour }) })}
      description={
        data &&
        t('left', {
          balance: money(data.balance, data.currency),
          faceValue: money(data.faceValue, data.currency),
        })
      }
      icon={History}
      onClose={onClose}
    >
      {error ? (
        <LoadError title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Movements giftCard={data} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  )
}

function Movements({ giftCard }: { giftCard: GiftCardDetail }) {
  const t = useTranslations('backOffice.gift-cards.history')
  const { uses, voidedAt, voided, createdAt, faceValue, orderNumber, username, currency } = giftCard
  return (
    <ol className="-my-3 divide-y divide-line text-sm">
      {voidedAt && (
        <Movement title={t('voided')} at={voidedAt} amount={`−${money(voided, currency)}`} />
      )}
      {uses.map((use) => (
        <Movement
          key={use.createdAt}
          title={
            use.orderNumber
              ? t.rich('paidFor', {
                  orderNumber: use.orderNumber,
                  order: orderLink(use.orderNumber),
                })
              : t('noOrderYet')
          }
          notes={[
            use.paidIn !== currency && t('converted', { amount: money(use.paid, use.paidIn) }),
            toCents(use.returned) > 0 && t('returned', { amount: money(use.returned, currency) }),
          ]}
          at={use.createdAt}
          amount={`−${money(use.amount, currency)}`}
        />
      ))}
      <Movement
        title={
          orderNumber
            ? t.rich('soldWith', { orderNumber, order: orderLink(orderNumber) })
            : t('madeBy', { username: username ?? '' })
        }
        at={createdAt}
        amount={`+${money(faceValue, currency)}`}
      />
    </ol>
  )
}

const orderLink = (number: string) => (chunks: ReactNode) => (
  <TextLink href={`/admin/orders/${number}`}>{chunks}</TextLink>
)

type MovementProps = { title: ReactNode; notes?: (string | false)[]; at: string; amount: string }

function Movement({ title, notes = [], at, amount }: MovementProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        {notes.map(
          (note) =>
            note && (
              <p key={note} className="text-ink-soft">
                {note}
              </p>
            ),
        )}
        <p className="text-muted">{formatDateTime(at)}</p>
      </div>
      <span className="shrink-0 font-semibold tabular-nums">{amount}</span>
    </li>
  )
}
