'use client'

import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { PageSeoCard } from './page-seo-card'

/** The tab for moderators, who have no access to the settings; admins find the same card there. */
export function PageSeoScreen() {
  return (
    <>
      <TabHeading
        title="Page SEO"
        lead="What search engines and shared links show of a page. What is saved here is on the live page at once."
      />
      <PageSeoCard />
    </>
  )
}
