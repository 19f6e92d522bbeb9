import type { Metadata } from 'next'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { ApplicationsScreen } from '@/components/careers/admin/applications-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Job applications' }

export default function ApplicationsPage() {
  return (
    <PermittedPage title="Job applications" permission="applications">
      <ApplicationsScreen />
    </PermittedPage>
  )
}
