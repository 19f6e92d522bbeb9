import type { Metadata } from 'next'
import { ImagesScreen } from '@/components/media/admin/images-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Images' }

export default function ImagesTab() {
  return <ImagesScreen />
}
