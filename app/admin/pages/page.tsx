import { titled } from '@/app/admin/titled'
import { PagesScreen } from '@/components/content/pages/admin/pages-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.pages')

export default function PagesTab() {
  return <PagesScreen />
}
