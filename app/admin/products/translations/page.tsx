import { titled } from '@/app/admin/titled'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { TranslationsScreen } from '@/components/content/translations/admin/translations-screen'
import { shellTexts } from '@/lib/i18n/back-office/language'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.translations')

export default async function TranslationsPage() {
  const t = await shellTexts()
  return (
    <PermittedPage title={t('pages.translations')} permission="catalogue">
      <TranslationsScreen />
    </PermittedPage>
  )
}
