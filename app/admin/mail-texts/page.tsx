import { titled } from '@/app/admin/titled'
import { MailTextsScreen } from '@/components/mail/admin/texts/mail-texts-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.mail-texts')

export default function MailTextsTab() {
  return <MailTextsScreen />
}
