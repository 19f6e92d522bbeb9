import type { Metadata } from 'next'
import { UnansweredScreen } from '@/components/search/admin/unanswered-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Search' }

export default function SearchTab() {
  return <UnansweredScreen />
}
