import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toCents } from '@/lib/core/money'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

/** A card charge that has not settled: `untouched` can be cancelled as a whole, of any other nothing goes back before. */
export type UnsettledCharge = 'untouched' | 'in_part'

const CALL = 'GET /api/admin/orders/[orderNumber]/refund-options'

/** Asks whether the charge of an order has settled; `null` as long as nobody said that it has not. */
export function useUnsettledCharge({
  orderNumber,
  payment,
  refunds,
}: OrderDetail): UnsettledCharge | null {
  const { data } = useQuery({
    queryKey: [CALL, orderNumber],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { orderNumber }, signal }),
    staleTime: 0,
  })
  if (data?.parts !== 'after_settlement') return null
  const isUntouched =
    toCents(payment.refundedAmount) === 0 && refunds.every(({ status }) => status !== 'waiting')
  return isUntouched ? 'untouched' : 'in_part'
}

/** Says beforehand what of a charge that has not settled can be refunded, and when. */
export function NotSettled({ charge }: { charge: UnsettledCharge }) {
  const t = useTranslations('backOffice.refunds')
  return (
    <p role="note" className="rounded-control bg-primary-soft px-4 py-3 text-sm text-primary-deep">
      {charge === 'untouched' ? t('dialog.notSettled') : t('dialog.notSettledPart')}
    </p>
  )
}
