import { titled } from '@/app/admin/titled'
import { SettingsScreen } from '@/components/settings/admin/settings-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.settings')

export default function SettingsTab() {
  return <SettingsScreen />
}
