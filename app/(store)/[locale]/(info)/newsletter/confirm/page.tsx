import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { MailedLink } from '@/components/marketing/newsletter/mailed-link'
import { NewsletterBox } from '@/components/marketing/newsletter/newsletter-box'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('newsletter.confirm'), getLocale()])
  return pageMetadata({
    locale,
    path: '/newsletter/confirm',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default async function ConfirmNewsletterPage() {
  const t = await getTranslations('newsletter.invalid')
  return (
    <ClientMessages namespaces={['form', 'newsletter']}>
      <MailedLink purpose="confirm" invalidText={t('confirmText')}>
        <NewsletterBox />
      </MailedLink>
    </ClientMessages>
  )
}
