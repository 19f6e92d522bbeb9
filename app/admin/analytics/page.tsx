import type { Metadata } from 'next'
import { AnalyticsScreen } from '@/components/analytics/admin/analytics-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Analytics' }

export default function AnalyticsTab() {
  return <AnalyticsScreen />
}
