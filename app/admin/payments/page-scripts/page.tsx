import { titled } from '@/app/admin/titled'
import { PageScriptsScreen } from '@/components/checkout/payment-page/admin/page-scripts-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.pageScripts')

export default function PageScriptsPage() {
  return <PageScriptsScreen />
}
