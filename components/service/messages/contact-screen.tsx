import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { chatPlugin } from '@/components/plugins/chat/chat-plugin'
import { PageHero } from '@/components/storefront/info/page-hero'
import { Section } from '@/components/storefront/info/section'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { type Captcha, captchaOf } from '@/lib/plugins/captcha/captcha'
import type { PublicPlugins } from '@/lib/plugins/contracts'
import type { Promises } from '@/lib/settings/promises'
import { Channels } from './channels'
import { ContactForm } from './contact-form'
import { BusinessHours, ResponseGuarantee } from './contact-hours'
import { Offices } from './offices'

const PATH = '/contact'

type Props = {
  email: string
  phone: string
  plugins: PublicPlugins
  hasChat: boolean
  promises: Promises
  siteUrl: string
  /** What the owner wrote above the page's own words. */
  introduction?: ReactNode
}

/** The contact page. */
export function ContactScreen({
  email,
  phone,
  plugins,
  hasChat,
  promises,
  siteUrl,
  introduction,
}: Props) {
  const t = useTranslations('contactPage')
  return (
    <>
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={siteUrl}
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <a href="#write" className={buttonStyle({ size: 'lg' })}>
              <Icon name="send" className="rtl:-scale-x-100" />
              {t('write')}
            </a>
            <Link href="/help" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
              <Icon name="life-buoy" />
              {t('help.action')}
            </Link>
          </>
        }
      />
      {introduction}
      <Section id="channels" title={t('channels.title', { chat: hasChat ? 'yes' : 'no' })}>
        <Channels
          email={email}
          phone={phone}
          chat={chatPlugin(plugins)}
          hasChat={hasChat}
          promises={promises}
        />
      </Section>
      <MessageSection
        captcha={captchaOf(plugins, 'contact')}
        hasChat={hasChat}
        promises={promises}
      />
      <Section id="offices" title={t('offices.title')} lead={t('offices.lead')}>
        <Offices />
      </Section>
    </>
  )
}

type MessageSectionProps = Pick<Props, 'hasChat' | 'promises'> & { captcha?: Captcha }

function MessageSection({ captcha, hasChat, promises }: MessageSectionProps) {
  const t = useTranslations('contactPage')
  return (
    <div className="border-y border-line bg-sunken/50">
      <div className="page-width grid items-start gap-x-10 gap-y-8 py-14 sm:py-20 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
        <div
          id="write"
          className="scroll-mt-32 rounded-panel border border-line bg-surface p-6 shadow-card sm:p-9"
        >
          <h2 className="mb-5 text-[1.75rem] font-extrabold tracking-tight">{t('form.title')}</h2>
          <ClientMessages namespaces={['form', 'contactForm', 'captcha']}>
            <ContactForm captcha={captcha} />
          </ClientMessages>
        </div>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
          <ResponseGuarantee answers={promises.answers} />
          <BusinessHours support={promises.support} hasChat={hasChat} />
        </div>
      </div>
    </div>
  )
}
