import { titled } from '@/app/admin/titled'
import { UsesScreen } from '@/components/catalog/search/admin/uses-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.searchUses')

export default function SearchUsesPage() {
  return <UsesScreen />
}
