import type { ReactNode } from 'react'
import { SectionNav } from '@/components/back-office/shell/section-nav'
import { TabHeading } from '@/components/back-office/shell/tab-heading'

const SECTIONS = [
  { href: '/admin/search', label: 'Searches without answer' },
  { href: '/admin/search/synonyms', label: 'Synonyms' },
] as const

/** Heading and parts of the Search tab. */
export function SearchHeading({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
  return (
    <>
      <TabHeading title="Search" lead={lead}>
        {children}
      </TabHeading>
      <SectionNav label="Search" sections={SECTIONS} />
    </>
  )
}
