import { titled } from '@/app/admin/titled'
import { UnansweredScreen } from '@/components/catalog/search/admin/unanswered-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.search')

export default function SearchTab() {
  return <UnansweredScreen />
}
