'use client'

import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { money } from '@/components/orders/admin/order-labels'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { toCents } from '@/lib/core/money'
import type { AdminGiftCard, GiftCardDetail } from '@/lib/gift-cards/admin-contracts'
import { giftCardName } from './gift-card-columns'

type Props = { giftCard: AdminGiftCard; onClose: () => void }

/** What was paid with a gift card, and what came back. */
export function HistoryDialog({ giftCard: { id, lastFour }, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['GET /api/admin/gift-cards/[id]', id],
    queryFn: ({ signal }) =>
      callAdmin('GET /api/admin/gift-cards/[id]', { params: { id }, signal }),
  })
  return (
    <Dialog
      title={`Gift Card ${giftCardName({ lastFour })}`}
      description={data && `${money(data.balance)} of ${money(data.faceValue)} left`}
      icon={History}
      onClose={onClose}
    >
      {error ? (
        <LoadError
          title="Failed to load the gift card"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Movements giftCard={data} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  )
}

function Movements({ giftCard }: { giftCard: GiftCardDetail }) {
  const { uses, voidedAt, voided, createdAt, faceValue, orderNumber, username } = giftCard
  return (
    <ol className="-my-3 divide-y divide-line text-sm">
      {voidedAt && (
        <Movement
          title="Its price went back to the buyer"
          at={voidedAt}
          amount={`−${money(voided)}`}
        />
      )}
      {uses.map((use) => (
        <Movement
          key={use.createdAt}
          title={
            use.orderNumber ? (
              <>
                Paid for <Order number={use.orderNumber} />
              </>
            ) : (
              'A payment without an order yet'
            )
          }
          note={
            toCents(use.returned) > 0 ? `${money(use.returned)} came back by refunds` : undefined
          }
          at={use.createdAt}
          amount={`−${money(use.amount)}`}
        />
      ))}
      <Movement
        title={
          orderNumber ? (
            <>
              Sold with <Order number={orderNumber} />
            </>
          ) : (
            `Made by ${username}`
          )
        }
        at={createdAt}
        amount={`+${money(faceValue)}`}
      />
    </ol>
  )
}

const Order = ({ number }: { number: string }) => (
  <TextLink href={`/admin/orders/${number}`}>{number}</TextLink>
)

type MovementProps = { title: ReactNode; note?: string; at: string; amount: string }

function Movement({ title, note, at, amount }: MovementProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        {note && <p className="text-ink-soft">{note}</p>}
        <p className="text-muted">{formatDateTime(at)}</p>
      </div>
      <span className="shrink-0 font-semibold tabular-nums">{amount}</span>
    </li>
  )
}
