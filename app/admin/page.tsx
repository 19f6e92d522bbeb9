import { titled } from '@/app/admin/titled'
import { OverviewScreen } from '@/components/overview/admin/overview-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.overview')

export default function StartPage() {
  return <OverviewScreen />
}
