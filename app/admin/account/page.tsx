import { titled } from '@/app/admin/titled'
import { AccountScreen } from '@/components/staff/admin/account/account-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.account')

export default function AccountPage() {
  return <AccountScreen />
}
