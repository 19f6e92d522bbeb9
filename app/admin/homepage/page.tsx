import { titled } from '@/app/admin/titled'
import { HomepageScreen } from '@/components/content/homepage/admin/homepage-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.homepage')

export default function HomepageTab() {
  return <HomepageScreen />
}
