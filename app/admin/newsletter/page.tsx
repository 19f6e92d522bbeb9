import type { Metadata } from 'next'
import { MailingsScreen } from '@/components/newsletter/admin/mailings/mailings-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Newsletter' }

export default function NewsletterTab() {
  return <MailingsScreen />
}
