import type { Metadata } from 'next'
import { AdminOnly } from '@/components/back-office/admin-only'
import { ApplicationsScreen } from '@/components/careers/admin/applications-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Job applications' }

export default function ApplicationsPage() {
  return (
    <AdminOnly title="Job applications">
      <ApplicationsScreen />
    </AdminOnly>
  )
}
