import { titled } from '@/app/admin/titled'
import { PreviewScreen } from '@/components/catalog/search/admin/preview-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.searchPreview')

export default function SearchPreviewPage() {
  return <PreviewScreen />
}
