import type { Metadata } from 'next'
import { SettingsScreen } from '@/components/settings/admin/settings-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Settings' }

export default function SettingsTab() {
  return <SettingsScreen />
}
