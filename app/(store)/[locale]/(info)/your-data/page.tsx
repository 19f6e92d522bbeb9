import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { OwnDataScreen } from '@/components/service/own-data/own-data-screen'
import { StepList } from '@/components/storefront/info/step-list'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { FIGURES } from '@/content/figures'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { OWN_DATA_LINK_HOURS } from '@/lib/service/own-data/lifetimes'
import { OWN_DATA_PATH } from '@/lib/service/own-data/path'
import { cachedSettings } from '@/lib/settings/queries'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('ownData'), getLocale()])
  return pageMetadata({
    locale,
    path: OWN_DATA_PATH,
    title: t('title'),
    description: t('lead'),
    robots: 'noindex, follow',
  })
}

/** The same for everybody: whose data it is, only the browser that opened a mailed link finds out. */
export default async function OwnDataPage() {
  const [t, { privacyEmail }] = await Promise.all([getTranslations('ownData'), cachedSettings()])
  return (
    <div className="page-width min-h-[34rem] pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">{t('title')}</h1>
      <p className="mt-2 mb-8 max-w-3xl text-lg text-muted">{t('lead')}</p>
      <noscript>
        <p className="mb-8 font-semibold">
          {t.rich('noScript', {
            days: FIGURES.privacyAnswerDays,
            email: () => <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>,
          })}
        </p>
      </noscript>
      <ClientMessages namespaces={['form', 'ownData']}>
        <OwnDataScreen>
          <section aria-labelledby="how-title">
            <h2 id="how-title" className="mb-6 text-2xl font-extrabold tracking-tight">
              {t('how.title')}
            </h2>
            <StepList
              steps={(['ask', 'open', 'choose'] as const).map((step) => ({
                title: t(`how.${step}.title`),
                text: t(`how.${step}.text`, { hours: OWN_DATA_LINK_HOURS }),
              }))}
            />
          </section>
        </OwnDataScreen>
      </ClientMessages>
    </div>
  )
}
