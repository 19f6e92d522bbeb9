'use client'

import { useTranslations } from 'next-intl'
import { EmptyList } from '@/components/back-office/empty-list'
import { UnclaimedPayments } from '@/components/orders/admin/unclaimed-payments'
import { PaymentsHeading } from './payments-heading'

/** Captured money that no order was made of. */
export function UnclaimedScreen() {
  const t = useTranslations('backOffice.payments')
  return (
    <>
      <PaymentsHeading lead={t('unclaimed.lead')} />
      <UnclaimedPayments
        empty={<EmptyList text={t('unclaimed.none')} hint={t('unclaimed.noneHint')} />}
      />
    </>
  )
}
