import type { Metadata } from 'next'
import { CouponsScreen } from '@/components/coupons/admin/coupons-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Coupons' }

export default function CouponsTab() {
  return <CouponsScreen />
}
