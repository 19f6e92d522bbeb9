import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionNav } from '@/components/back-office/shell/section-nav'
import { TabHeading } from '@/components/back-office/shell/tab-heading'

/** Heading and parts of the Search tab. */
export function SearchHeading({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
  const t = useTranslations('backOffice.search')
  const sections = [
    { href: '/admin/search', label: t('sections.unanswered') },
    { href: '/admin/search/synonyms', label: t('sections.synonyms') },
    { href: '/admin/search/uses', label: t('sections.uses') },
    { href: '/admin/search/preview', label: t('sections.preview') },
  ]
  return (
    <>
      <TabHeading title={t('title')} lead={lead}>
        {children}
      </TabHeading>
      <SectionNav label={t('title')} sections={sections} />
    </>
  )
}
