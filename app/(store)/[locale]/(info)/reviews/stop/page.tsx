import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { StopReviewMails } from '@/components/reviews/stop-review-mails'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { cachedSettings } from '@/lib/settings/queries'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('reviewPage.stop'), getLocale()])
  return pageMetadata({
    locale,
    path: '/reviews/stop',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default async function StopReviewMailsPage() {
  const { supportEmail } = await cachedSettings()
  return (
    <ClientMessages namespaces={['form', 'reviewPage']}>
      <StopReviewMails supportEmail={supportEmail} />
    </ClientMessages>
  )
}
