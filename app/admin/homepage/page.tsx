import type { Metadata } from 'next'
import { HomepageScreen } from '@/components/homepage/admin/homepage-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Homepage' }

export default function HomepageTab() {
  return <HomepageScreen />
}
