import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { PlainText } from '@/components/orders/agreed-texts/plain-text'
import { WithdrawalForm } from '@/components/service/withdrawals/withdrawal-form'
import { FormCard } from '@/components/storefront/info/form-card'
import { PageHero } from '@/components/storefront/info/page-hero'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { MissingPage } from '@/components/storefront/missing-page'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { withdrawalText } from '@/lib/orders/agreed-texts/texts-in-force'
import { captchaOf } from '@/lib/plugins/captcha/captcha'
import { publicPlugins } from '@/lib/plugins/queries'
import { cachedSettings } from '@/lib/settings/queries'
import { WITHDRAWAL_PATH } from '@/lib/settings/withdrawal-path'
import NotFound, { generateMetadata as notFoundMetadata } from '../../not-found'
import { WrittenPart } from '../written-part'

const isOff = async () => (await cachedSettings()).withdrawalFunction === 'off'

export async function generateMetadata(): Promise<Metadata> {
  if (await isOff()) return notFoundMetadata()
  return pageMetadata(await storePageDetails(WITHDRAWAL_PATH))
}

/** The withdrawal function: the page that every footer leads to. Nothing is sold on it. */
export default async function WithdrawalPage() {
  if (await isOff())
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  const [t, plugins, settings, locale] = await Promise.all([
    getTranslations('withdrawal'),
    publicPlugins(),
    cachedSettings(),
    getLocale(),
  ])
  const { refundsEmail } = settings
  const instruction = withdrawalText({ settings, siteUrl: env().SITE_URL }, locale)
  const email = <a href={`mailto:${refundsEmail}`}>{refundsEmail}</a>
  return (
    <>
      <PageStructuredData page={await storePageDetails(WITHDRAWAL_PATH)} />
      <PageHero
        trail={[{ name: t('title'), path: WITHDRAWAL_PATH }]}
        siteUrl={env().SITE_URL}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="page-width max-w-3xl py-12 sm:py-16">
        <WrittenPart page="withdrawal" place="above" className="mb-8" />
        <FormCard id="statement" title={t('statement')}>
          <noscript>
            <p className="mb-5 font-semibold">{t.rich('noScript', { email: () => email })}</p>
          </noscript>
          <ClientMessages namespaces={['form', 'withdrawal', 'captcha']}>
            <WithdrawalForm captcha={captchaOf(plugins, 'contact')} />
          </ClientMessages>
        </FormCard>
        <p className="mt-6 text-muted [&_a]:underline">
          {t.rich('otherWays', { email: () => email })}
        </p>
        <details className="mt-6 text-ink-soft">
          <summary className="cursor-pointer font-semibold">{t('instruction')}</summary>
          <PlainText text={instruction} />
        </details>
        <WrittenPart page="withdrawal" place="below" className="mt-8" />
      </div>
    </>
  )
}
