'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/back-office/back-link'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useNamedFilter } from '@/components/back-office/use-named-filter'
import { LINE_VIEWS } from '@/lib/bookkeeping/payouts/line-views'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { LinesTable } from './lines-table'

/** The movements of a view that the address names. */
export function LinesScreen() {
  const t = useTranslations('backOffice.payouts')
  const wanted = useNamedFilter('view', LINE_VIEWS)
  const view = LINE_VIEWS.find((each) => each === wanted) ?? 'open'
  const named = useSearchParams().get('provider')
  const provider = OUTSIDE_PROVIDER_IDS.find((id) => id === named)
  return (
    <>
      <BackLink href="/admin/payments/payouts">{t('title')}</BackLink>
      <TabHeading title={t(`views.${view}.title`)} lead={t(`views.${view}.lead`)} />
      <LinesTable filters={{ view, provider }} empty={t(`views.${view}.empty`)} />
    </>
  )
}
