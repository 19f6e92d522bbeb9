import type { Metadata } from 'next'
import { KeyStockScreen } from '@/components/licences/admin/key-stock-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Keys' }

export default function KeysTab() {
  return <KeyStockScreen />
}
