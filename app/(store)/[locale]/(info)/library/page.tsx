import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LibraryScreen } from '@/components/service/library/library-screen'
import { StepList } from '@/components/storefront/info/step-list'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { LIBRARY_LINK_HOURS, LIBRARY_SESSION_HOURS } from '@/lib/service/library/lifetimes'

const STEPS = [
  { step: 'ask', hours: 0 },
  { step: 'open', hours: LIBRARY_LINK_HOURS },
  { step: 'see', hours: LIBRARY_SESSION_HOURS },
] as const

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('library'), getLocale()])
  return pageMetadata({
    locale,
    path: '/library',
    title: t('metaTitle'),
    description: t('metaDescription'),
    robots: 'noindex, follow',
  })
}

/** The same for everybody: whose library it is, only the browser finds out. */
export default async function LibraryPage() {
  const t = await getTranslations('library')
  return (
    <div className="page-width min-h-[34rem] pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">{t('title')}</h1>
      <p className="mt-2 mb-8 text-lg text-muted">{t('lead')}</p>
      <ClientMessages
        namespaces={[
          'form',
          'library',
          'confirmation',
          'orderStatus',
          'statement',
          'orderDocuments',
          'orderFiles',
          'installing',
        ]}
      >
        <LibraryScreen>
          <section aria-labelledby="how-title">
            <h2 id="how-title" className="mb-6 text-2xl font-extrabold tracking-tight">
              {t('how.title')}
            </h2>
            <StepList
              steps={STEPS.map(({ step, hours }) => ({
                title: t(`how.${step}.title`),
                text: t(`how.${step}.text`, { hours }),
              }))}
            />
          </section>
        </LibraryScreen>
      </ClientMessages>
    </div>
  )
}
