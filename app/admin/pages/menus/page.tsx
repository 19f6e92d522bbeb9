import { titled } from '@/app/admin/titled'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { MenusScreen } from '@/components/content/menus/admin/menus-screen'
import { shellTexts } from '@/lib/i18n/back-office/language'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.menus')

export default async function MenusPage() {
  const t = await shellTexts()
  return (
    <PermittedPage title={t('pages.menus')} permission="settings">
      <MenusScreen />
    </PermittedPage>
  )
}
