import { titled } from '@/app/admin/titled'
import { UnpaidScreen } from '@/components/orders/admin/unpaid-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.unpaid')

export default function UnpaidPage() {
  return <UnpaidScreen />
}
