import type { Metadata } from 'next'
import { WebsiteImagesScreen } from '@/components/admin/website-images/website-images-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Website Images' }

export default function WebsiteImagesTab() {
  return <WebsiteImagesScreen />
}
