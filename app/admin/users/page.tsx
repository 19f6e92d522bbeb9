import type { Metadata } from 'next'
import { UsersScreen } from '@/components/staff/admin/users-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Users' }

export default function UsersTab() {
  return <UsersScreen />
}
