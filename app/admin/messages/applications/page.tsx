import { titled } from '@/app/admin/titled'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { ApplicationsScreen } from '@/components/content/careers/admin/applications-screen'
import { shellTexts } from '@/lib/i18n/back-office/language'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.applications')

export default async function ApplicationsPage() {
  const t = await shellTexts()
  return (
    <PermittedPage title={t('pages.applications')} permission="applications">
      <ApplicationsScreen />
    </PermittedPage>
  )
}
