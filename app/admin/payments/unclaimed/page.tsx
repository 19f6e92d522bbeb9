import { titled } from '@/app/admin/titled'
import { UnclaimedScreen } from '@/components/refunds/admin/unclaimed/unclaimed-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.unclaimed')

export default function UnclaimedPage() {
  return <UnclaimedScreen />
}
