import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ReportForm } from '@/components/reviews/report-form'
import { FormCard } from '@/components/storefront/info/form-card'
import { PageHero } from '@/components/storefront/info/page-hero'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { env } from '@/lib/core/env'
import { captchaOf } from '@/lib/plugins/captcha/captcha'
import { publicPlugins } from '@/lib/plugins/queries'
import { REPORT_PATH } from '@/lib/reviews/review-rules'
import { cachedSettings } from '@/lib/settings/queries'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('reviewReport'), getLocale()])
  return pageMetadata({
    locale,
    path: REPORT_PATH,
    title: t('title'),
    robots: 'noindex, follow',
  })
}

/** Takes notices about reviews (Regulation (EU) 2022/2065, Article 16); every review leads to it. */
export default async function ReportReviewPage() {
  const [t, plugins, { supportEmail }] = await Promise.all([
    getTranslations('reviewReport'),
    publicPlugins(),
    cachedSettings(),
  ])
  const email = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return (
    <>
      <PageHero
        trail={[{ name: t('title'), path: REPORT_PATH }]}
        siteUrl={env().SITE_URL}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="page-width max-w-3xl py-12 sm:py-16">
        <FormCard id="report" title={t('formTitle')}>
          <noscript>
            <p className="mb-5 font-semibold">{t.rich('noScript', { email: () => email })}</p>
          </noscript>
          <ClientMessages namespaces={['form', 'reviewReport', 'captcha']}>
            <ReportForm captcha={captchaOf(plugins, 'contact')} />
          </ClientMessages>
        </FormCard>
        <p className="mt-6 text-muted [&_a]:underline">
          {t.rich('otherWays', { email: () => email })}
        </p>
      </div>
    </>
  )
}
