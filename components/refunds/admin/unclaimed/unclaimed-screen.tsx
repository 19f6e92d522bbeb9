'use client'

import { useTranslations } from 'next-intl'
import { EmptyList } from '@/components/back-office/empty-list'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { UnclaimedPayments } from './unclaimed-payments'

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
