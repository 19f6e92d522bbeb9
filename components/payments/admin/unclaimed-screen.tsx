'use client'

import { useTranslations } from 'next-intl'
import { UnclaimedPayments } from '@/components/orders/admin/unclaimed-payments'
import { PaymentsHeading } from './payments-heading'

/** Captured money that no order was made of. */
export function UnclaimedScreen() {
  const t = useTranslations('backOffice.payments')
  return (
    <>
      <PaymentsHeading lead={t('unclaimed.lead')} />
      <UnclaimedPayments
        empty={
          <>
            <p className="font-semibold">{t('unclaimed.none')}</p>
            <p className="mt-1 text-sm text-muted">{t('unclaimed.noneHint')}</p>
          </>
        }
      />
    </>
  )
}
