import { titled } from '@/app/admin/titled'
import { SynonymsScreen } from '@/components/catalog/search/admin/synonyms-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.synonyms')

export default function SynonymsPage() {
  return <SynonymsScreen />
}
