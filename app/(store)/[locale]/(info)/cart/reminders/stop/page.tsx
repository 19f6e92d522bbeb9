import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { StopReminders } from '@/components/marketing/cart-reminders/stop-reminders'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { cachedSettings } from '@/lib/settings/queries'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('cartReminder.stop'), getLocale()])
  return pageMetadata({
    locale,
    path: '/cart/reminders/stop',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default async function StopRemindersPage() {
  const { supportEmail } = await cachedSettings()
  return (
    <ClientMessages namespaces={['form', 'cartReminder']}>
      <StopReminders supportEmail={supportEmail} />
    </ClientMessages>
  )
}
