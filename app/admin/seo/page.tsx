import { titled } from '@/app/admin/titled'
import { PageSeoScreen } from '@/components/content/seo/admin/page-seo-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.seo')

export default function PageSeoTab() {
  return <PageSeoScreen />
}
