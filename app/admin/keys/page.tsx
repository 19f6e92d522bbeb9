import { titled } from '@/app/admin/titled'
import { KeyStockScreen } from '@/components/licences/admin/key-stock-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.keys')

export default function KeysTab() {
  return <KeyStockScreen />
}
