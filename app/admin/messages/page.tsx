import { titled } from '@/app/admin/titled'
import { MessagesScreen } from '@/components/service/messages/admin/messages-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.messages')

export default function MessagesTab() {
  return <MessagesScreen />
}
