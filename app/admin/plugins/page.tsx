import { titled } from '@/app/admin/titled'
import { PluginsScreen } from '@/components/plugins/admin/plugins-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.plugins')

export default function PluginsTab() {
  return <PluginsScreen />
}
