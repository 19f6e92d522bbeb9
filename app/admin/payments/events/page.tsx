import { titled } from '@/app/admin/titled'
import { EventsScreen } from '@/components/checkout/provider-events/admin/events-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.notifications')

export default function EventsPage() {
  return <EventsScreen />
}
