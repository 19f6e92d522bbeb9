import { titled } from '@/app/admin/titled'
import { AnalyticsScreen } from '@/components/overview/analytics/admin/analytics-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.analytics')

export default function AnalyticsTab() {
  return <AnalyticsScreen />
}
