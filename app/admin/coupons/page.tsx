import { titled } from '@/app/admin/titled'
import { CouponsScreen } from '@/components/cart/coupons/admin/coupons-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.coupons')

export default function CouponsTab() {
  return <CouponsScreen />
}
