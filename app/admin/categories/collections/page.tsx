import { titled } from '@/app/admin/titled'
import { CollectionsScreen } from '@/components/catalog/admin/collections/collections-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.collections')

export default function CollectionsPage() {
  return <CollectionsScreen />
}
