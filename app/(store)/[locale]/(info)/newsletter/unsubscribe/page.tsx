import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { MailedLink } from '@/components/marketing/newsletter/mailed-link'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { buttonStyle } from '@/components/ui/button'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { cachedSettings } from '@/lib/settings/queries'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('newsletter.unsubscribe'), getLocale()])
  return pageMetadata({
    locale,
    path: '/newsletter/unsubscribe',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default async function UnsubscribeNewsletterPage() {
  const [t, { supportEmail }] = await Promise.all([
    getTranslations('newsletter.invalid'),
    cachedSettings(),
  ])
  return (
    <ClientMessages namespaces={['form', 'newsletter']}>
      <MailedLink purpose="unsubscribe" invalidText={t('unsubscribeText', { email: supportEmail })}>
        <a
          href={`mailto:${supportEmail}`}
          className={buttonStyle({ size: 'lg', variant: 'outline', breaks: true })}
        >
          {supportEmail}
        </a>
      </MailedLink>
    </ClientMessages>
  )
}
