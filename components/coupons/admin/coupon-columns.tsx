import { Pencil, Trash2 } from 'lucide-react'
import { type StandingLook, standingColumn } from '@/components/back-office/standing-column'
import { money } from '@/components/orders/admin/order-labels'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { toCents } from '@/lib/core/money'
import type { AdminCoupon } from '@/lib/coupons/admin-contracts'

type Handlers = {
  onEdit: (coupon: AdminCoupon) => void
  onDelete: (coupon: AdminCoupon) => void
}

const STANDINGS: Record<AdminCoupon['standing'], StandingLook> = {
  valid: { label: 'Active', tone: 'success' },
  off: { label: 'Switched off', tone: 'neutral' },
  not_yet: { label: 'Scheduled', tone: 'brand' },
  expired: { label: 'Expired', tone: 'neutral' },
  used_up: { label: 'Used up', tone: 'neutral' },
}

/** The columns of the table of coupons. */
export const couponColumns = ({ onEdit, onDelete }: Handlers): Column<AdminCoupon>[] => [
  {
    key: 'code',
    header: 'Code',
    className: 'min-w-40',
    cell: ({ code, note }) => (
      <>
        <span className="font-mono font-semibold [overflow-wrap:anywhere]">{code}</span>
        {note && <span className="line-clamp-2 block text-xs text-muted">{note}</span>}
      </>
    ),
  },
  {
    key: 'terms',
    header: 'Discount',
    className: 'min-w-36',
    cell: (coupon) => (
      <>
        <span className="font-medium">{offOf(coupon)}</span>
        {conditionsOf(coupon).map((condition) => (
          <span key={condition} className="block text-xs text-muted">
            {condition}
          </span>
        ))}
      </>
    ),
  },
  {
    key: 'valid',
    header: 'Valid (UTC)',
    className: 'whitespace-nowrap text-muted',
    cell: ({ startsAt, endsAt }) => (
      <>
        {startsAt && <span className="block">from {utcText(startsAt)}</span>}
        {endsAt && <span className="block">until {utcText(endsAt)}</span>}
        {!startsAt && !endsAt && 'Always'}
      </>
    ),
  },
  standingColumn(STANDINGS),
  {
    key: 'uses',
    header: 'Uses',
    align: 'end',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ uses, maxUses }) => (maxUses === null ? uses : `${uses} of ${maxUses}`),
  },
  {
    key: 'discounted',
    header: 'Discounted',
    align: 'end',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ discounted }) => money(discounted),
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '1%',
    cell: (coupon) => (
      <div className="flex items-center">
        <RowAction
          icon={Pencil}
          label={`Edit ${coupon.code}`}
          title="Edit"
          onClick={() => onEdit(coupon)}
        />
        {coupon.uses === 0 && (
          <RowAction
            icon={Trash2}
            label={`Delete ${coupon.code}`}
            title="Delete"
            isDanger
            onClick={() => onDelete(coupon)}
          />
        )}
      </div>
    ),
  },
]

const offOf = ({ percent, amount }: AdminCoupon) =>
  percent === null ? `${money(amount ?? '0.00')} off` : `${percent}% off`

const conditionsOf = ({ minimum, maxUsesPerBuyer, ...scope }: AdminCoupon): string[] => [
  ...(toCents(minimum) > 0 ? [`from ${money(minimum)}`] : []),
  ...scopeOf(scope),
  ...(maxUsesPerBuyer === null ? [] : [`${maxUsesPerBuyer} per buyer`]),
]

function scopeOf({ products, categories }: Pick<AdminCoupon, 'products' | 'categories'>): string[] {
  const parts = [
    ...(products.length === 1 ? [products[0]?.name] : []),
    ...(products.length > 1 ? [`${products.length} products`] : []),
    ...(categories.length === 1 ? [`all of ${categories[0]?.name}`] : []),
    ...(categories.length > 1 ? [`all of ${categories.length} categories`] : []),
  ]
  return parts.length === 0 ? [] : [`only ${parts.join(', ')}`]
}

const utcText = (instant: string) => instant.slice(0, 16).replace('T', ' ')
