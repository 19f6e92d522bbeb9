import { OverviewScreen } from '@/components/overview/admin/overview-screen'
import { titled } from './titled'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.overview')

export default function StartPage() {
  return <OverviewScreen />
}
