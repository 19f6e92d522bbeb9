import type { Metadata } from 'next'
import { MailingScreen } from '@/components/newsletter/admin/mailings/mailing-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Write a Mailing' }

export default function NewMailingPage() {
  return <MailingScreen />
}
