import type { Metadata } from 'next'
import { PluginsScreen } from '@/components/plugins/admin/plugins-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Plugins' }

export default function PluginsTab() {
  return <PluginsScreen />
}
