import type { Metadata } from 'next'
import { HomepageScreen } from '@/components/admin/homepage/homepage-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Homepage' }

export default function HomepageTab() {
  return <HomepageScreen />
}
