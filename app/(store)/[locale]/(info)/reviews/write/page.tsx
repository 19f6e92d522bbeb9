import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ReviewOrderScreen } from '@/components/reviews/review-order'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('reviewPage'), getLocale()])
  return pageMetadata({
    locale,
    path: '/reviews/write',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default function WriteReviewPage() {
  return (
    <div className="page-width min-h-[34rem] py-10 sm:py-14">
      <ClientMessages namespaces={['answerQuestions', 'form', 'pictures', 'reviewPage']}>
        <ReviewOrderScreen />
      </ClientMessages>
    </div>
  )
}
