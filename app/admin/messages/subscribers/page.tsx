import type { Metadata } from 'next'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { SubscribersScreen } from '@/components/newsletter/admin/subscribers-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Newsletter' }

export default function SubscribersPage() {
  return (
    <PermittedPage title="Newsletter" permission="newsletter">
      <SubscribersScreen />
    </PermittedPage>
  )
}
