import { LifeBuoy, Send } from 'lucide-react'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageData } from '@/app/(store)/[locale]/page-data'
import { Channels } from '@/components/info/contact/channels'
import { contactData } from '@/components/info/contact/contact-data'
import { ContactForm } from '@/components/info/contact/contact-form'
import { Offices } from '@/components/info/contact/offices'
import { BusinessHours, ResponseGuarantee } from '@/components/info/contact/promises'
import { PageHero } from '@/components/info/page-hero'
import { Section } from '@/components/info/section'
import { chatPlugin } from '@/components/shop/chat/chat-plugin'
import { ClientMessages } from '@/components/shop/client-messages'
import { JsonLd } from '@/components/shop/json-ld'
import { buttonStyle } from '@/components/ui/button'
import { FIGURES } from '@/content/figures'
import { env } from '@/lib/core/env'
import { publicPlugins } from '@/lib/domains/plugins/queries'
import { pageMetadata } from '@/lib/domains/seo/page-metadata'
import { storePageFacts } from '@/lib/domains/seo/store-page-facts'
import { cachedSettings } from '@/lib/domains/settings/queries'
import { Link } from '@/lib/i18n/navigation'

const PATH = '/contact'

const pageFacts = () => {
  const { general, sales } = FIGURES.responseHours
  return storePageFacts(PATH, { general, sales })
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageFacts())
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
      <PageData page={await pageFacts()} own={['ContactPage']} />
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
