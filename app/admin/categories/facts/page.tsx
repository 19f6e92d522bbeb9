import { titled } from '@/app/admin/titled'
import { OwnFactsScreen } from '@/components/catalog/admin/own-facts/own-facts-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.ownFacts')

export default function OwnFactsPage() {
  return <OwnFactsScreen />
}
