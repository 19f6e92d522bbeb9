import { LifeBuoy, Send } from 'lucide-react'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageData } from '@/app/(store)/[locale]/structured-data'
import { PageHero } from '@/components/info/page-hero'
import { Section } from '@/components/info/section'
import { Channels } from '@/components/messages/channels'
import { contactData } from '@/components/messages/contact-data'
import { ContactForm } from '@/components/messages/contact-form'
import { Offices } from '@/components/messages/offices'
import { BusinessHours, ResponseGuarantee } from '@/components/messages/promises'
import { chatPlugin } from '@/components/plugins/chat/chat-plugin'
import { JsonLd } from '@/components/seo/json-ld'
import { ClientMessages } from '@/components/storefront/client-messages'
import { buttonStyle } from '@/components/ui/button'
import { FIGURES } from '@/content/figures'
import { env } from '@/lib/core/env'
import { Link } from '@/lib/i18n/navigation'
import { publicPlugins } from '@/lib/plugins/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/contact'

const pageDetails = () => {
  const { general, sales } = FIGURES.responseHours
  return storePageDetails(PATH, { general, sales })
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageDetails())
}

export default async function ContactPage() {
  const [t, locale, settings, plugins] = await Promise.all([
    getTranslations('contactPage'),
    getLocale(),
    cachedSettings(),
    publicPlugins(),
  ])
  const { storeName, supportEmail: email, supportPhone: phone } = settings
  const { turnstile } = plugins
  const siteUrl = env().SITE_URL
  return (
    <>
      <PageData page={await pageDetails()} own={['ContactPage']} />
      <JsonLd data={contactData({ locale, siteUrl, title: t('title'), storeName, email, phone })} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={siteUrl}
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <a href="#write" className={buttonStyle({ size: 'lg' })}>
              <Send aria-hidden className="rtl:-scale-x-100" />
              {t('write')}
            </a>
            <Link href="/help" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
              <LifeBuoy aria-hidden />
              {t('help.action')}
            </Link>
          </>
        }
      />
      <Section id="channels" title={t('channels.title')}>
        <Channels email={email} phone={phone} chat={chatPlugin(plugins)} />
      </Section>
      <MessageSection captcha={turnstile?.onContact ? turnstile : undefined} />
      <Section id="offices" title={t('offices.title')} lead={t('offices.lead')}>
        <Offices />
      </Section>
    </>
  )
}

async function MessageSection({ captcha }: { captcha?: { siteKey: string } }) {
  const t = await getTranslations('contactPage')
  return (
    <div className="border-y border-line bg-sunken/50">
      <div className="page-width grid items-start gap-x-10 gap-y-8 py-14 sm:py-20 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
        <div
          id="write"
          className="scroll-mt-32 rounded-panel border border-line bg-surface p-6 shadow-card sm:p-9"
        >
          <h2 className="mb-5 text-[1.75rem] font-extrabold tracking-tight">{t('form.title')}</h2>
          <ClientMessages namespaces={['form', 'contactForm', 'captcha']}>
            <ContactForm captcha={captcha && { siteKey: captcha.siteKey }} />
          </ClientMessages>
        </div>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
          <ResponseGuarantee />
          <BusinessHours />
        </div>
      </div>
    </div>
  )
}
