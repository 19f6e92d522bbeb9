import type { Metadata } from 'next'
import { WebsiteImagesScreen } from '@/components/site-images/admin/website-images-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Website Images' }

export default function WebsiteImagesTab() {
  return <WebsiteImagesScreen />
}
