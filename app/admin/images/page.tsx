import { titled } from '@/app/admin/titled'
import { ImagesScreen } from '@/components/media/admin/images-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.images')

export default function ImagesTab() {
  return <ImagesScreen />
}
