import { titled } from '@/app/admin/titled'
import { UsersScreen } from '@/components/staff/admin/users-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.users')

export default function UsersTab() {
  return <UsersScreen />
}
