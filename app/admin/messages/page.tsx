import type { Metadata } from 'next'
import { MessagesScreen } from '@/components/admin/messages/messages-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Messages' }

export default function MessagesTab() {
  return <MessagesScreen />
}
