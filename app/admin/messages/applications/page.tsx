import type { Metadata } from 'next'
import { ApplicationsScreen } from '@/components/careers/admin/applications-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Job applications' }

export default function ApplicationsPage() {
  return <ApplicationsScreen />
}
