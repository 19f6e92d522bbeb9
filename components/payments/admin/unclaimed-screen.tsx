'use client'

import { UnclaimedPayments } from '@/components/orders/admin/unclaimed-payments'
import { PaymentsHeading } from './payments-heading'

/** Captured money that no order was made of. */
export function UnclaimedScreen() {
  return (
    <>
      <PaymentsHeading lead="The store makes the order of a captured payment by itself within minutes. One that stays here needs you: make its order, or refund it." />
      <UnclaimedPayments
        empty={
          <>
            <p className="font-semibold">Every captured payment has its order</p>
            <p className="mt-1 text-sm text-muted">You are mailed when one has not.</p>
          </>
        }
      />
    </>
  )
}
