import { titled } from '@/app/admin/titled'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { SubscribersScreen } from '@/components/marketing/newsletter/admin/subscribers-screen'
import { shellTexts } from '@/lib/i18n/back-office/language'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.newsletter')

export default async function SubscribersPage() {
  const t = await shellTexts()
  return (
    <PermittedPage title={t('tabs.newsletter')} permission="newsletter">
      <SubscribersScreen />
    </PermittedPage>
  )
}
