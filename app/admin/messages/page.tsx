import type { Metadata } from 'next'
import { MessagesScreen } from '@/components/messages/admin/messages-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Messages' }

export default function MessagesTab() {
  return <MessagesScreen />
}
