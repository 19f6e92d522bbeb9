import { notFound } from 'next/navigation'
import { titled } from '@/app/admin/titled'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { StoreTextScreen } from '@/components/content/store-texts/admin/store-text-screen'
import { storeTextPageSchema } from '@/lib/content/store-texts/contracts'
import { shellTexts } from '@/lib/i18n/back-office/language'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.page')

type Props = { params: Promise<{ page: string }> }

export default async function StoreTextTab({ params }: Props) {
  const page = storeTextPageSchema.safeParse((await params).page)
  if (!page.success) notFound()
  const t = await shellTexts()
  return (
    <PermittedPage title={t('pages.page')} permission="settings">
      <StoreTextScreen page={page.data} />
    </PermittedPage>
  )
}
