import { titled } from '@/app/admin/titled'
import { WebsiteImagesScreen } from '@/components/content/site-images/admin/website-images-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.website-images')

export default function WebsiteImagesTab() {
  return <WebsiteImagesScreen />
}
