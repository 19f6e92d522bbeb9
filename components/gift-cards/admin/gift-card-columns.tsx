import { History, KeyRound, Pencil } from 'lucide-react'
import { formatDateTime } from '@/components/back-office/format-date'
import { type StandingLook, standingColumn } from '@/components/back-office/standing-column'
import { money } from '@/components/orders/admin/order-labels'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { TextLink } from '@/components/ui/text-link'
import type { AdminGiftCard } from '@/lib/gift-cards/admin-contracts'

type Handlers = Record<'onHistory' | 'onEdit' | 'onReveal', (giftCard: AdminGiftCard) => void>

const STANDINGS: Record<AdminGiftCard['standing'], StandingLook> = {
  valid: { label: 'Active', tone: 'success' },
  off: { label: 'Switched off', tone: 'neutral' },
  voided: { label: 'Refunded', tone: 'neutral' },
  held: { label: 'On hold', tone: 'danger' },
  expired: { label: 'Expired', tone: 'neutral' },
  used_up: { label: 'Used up', tone: 'neutral' },
}

/** How a gift card is named where its code is not shown. */
export const giftCardName = ({ lastFour }: Pick<AdminGiftCard, 'lastFour'>) => `····${lastFour}`

/** The columns of the table of gift cards. */
export const giftCardColumns = ({
  onHistory,
  onEdit,
  onReveal,
}: Handlers): Column<AdminGiftCard>[] => [
  {
    key: 'code',
    header: 'Card',
    className: 'min-w-36',
    cell: (giftCard) => (
      <>
        <span className="font-mono font-semibold">{giftCardName(giftCard)}</span>
        {giftCard.note && (
          <span className="line-clamp-2 block text-xs text-muted">{giftCard.note}</span>
        )}
      </>
    ),
  },
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    className: 'whitespace-nowrap font-semibold tabular-nums',
    cell: ({ balance }) => money(balance),
  },
  {
    key: 'faceValue',
    header: 'Worth',
    align: 'end',
    className: 'whitespace-nowrap tabular-nums text-muted',
    cell: ({ faceValue }) => money(faceValue),
  },
  {
    key: 'origin',
    header: 'Made',
    className: 'min-w-44 text-muted',
    cell: ({ orderNumber, username, email, createdAt }) => (
      <>
        {orderNumber ? (
          <TextLink href={`/admin/orders/${orderNumber}`}>{orderNumber}</TextLink>
        ) : (
          <span className="block">
            By {username}
            {email && `, for ${email}`}
          </span>
        )}
        <span className="block text-xs">{formatDateTime(createdAt)}</span>
      </>
    ),
  },
  {
    key: 'expiry',
    header: 'Expires',
    className: 'whitespace-nowrap text-muted',
    cell: ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt) : 'Never'),
  },
  standingColumn(STANDINGS),
  {
    key: 'actions',
    header: 'Actions',
    width: '1%',
    cell: (giftCard) => (
      <div className="flex items-center">
        <RowAction
          icon={History}
          label={`History of ${giftCardName(giftCard)}`}
          title="History"
          onClick={() => onHistory(giftCard)}
        />
        <RowAction
          icon={Pencil}
          label={`Edit ${giftCardName(giftCard)}`}
          title="Edit"
          onClick={() => onEdit(giftCard)}
        />
        <RowAction
          icon={KeyRound}
          label={`Show the code of ${giftCardName(giftCard)}`}
          title="Show code"
          onClick={() => onReveal(giftCard)}
        />
      </div>
    ),
  },
]
