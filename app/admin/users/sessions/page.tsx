import type { Metadata } from 'next'
import { SessionsScreen } from '@/components/staff/admin/sessions-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Your sessions' }

export default function SessionsPage() {
  return <SessionsScreen />
}
