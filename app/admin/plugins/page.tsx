import { titled } from '@/app/admin/titled'
import { PluginsTab } from '@/components/shell/admin/plugins-tab'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.plugins')

export default function PluginsPage() {
  return <PluginsTab />
}
