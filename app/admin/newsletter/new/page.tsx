import { titled } from '@/app/admin/titled'
import { MailingScreen } from '@/components/marketing/newsletter/admin/mailings/mailing-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.newMailing')

export default function NewMailingPage() {
  return <MailingScreen />
}
