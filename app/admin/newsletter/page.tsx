import { titled } from '@/app/admin/titled'
import { MailingsScreen } from '@/components/marketing/newsletter/admin/mailings/mailings-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.newsletter')

export default function NewsletterTab() {
  return <MailingsScreen />
}
