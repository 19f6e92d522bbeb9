import type { Metadata } from 'next'
import { AccountScreen } from '@/components/staff/admin/account/account-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Your account' }

export default function AccountPage() {
  return <AccountScreen />
}
