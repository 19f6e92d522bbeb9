import type { Metadata } from 'next'
import { AdminOnly } from '@/components/back-office/admin-only'
import { SubscribersScreen } from '@/components/newsletter/admin/subscribers-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Newsletter' }

export default function SubscribersPage() {
  return (
    <AdminOnly title="Newsletter">
      <SubscribersScreen />
    </AdminOnly>
  )
}
