import type { Metadata } from 'next'
import { EventsScreen } from '@/components/provider-events/admin/events-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Notifications of the payment providers' }

export default function EventsPage() {
  return <EventsScreen />
}
