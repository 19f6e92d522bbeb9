'use client'

import { useTranslations } from 'next-intl'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { PageSeoCard } from './page-seo-card'

/** The tab for moderators, who have no access to the settings; admins find the same card there. */
export function PageSeoScreen() {
  const t = useTranslations('backOffice.seo')
  return (
    <>
      <TabHeading title={t('screen.title')} lead={t('screen.lead')} />
      <PageSeoCard />
    </>
  )
}
