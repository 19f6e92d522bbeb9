import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/language/client-messages'
import { MailedLink } from '@/components/newsletter/mailed-link'
import { NewsletterBox } from '@/components/newsletter/newsletter-box'
import { pageMetadata } from '@/lib/seo/page-metadata'

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
