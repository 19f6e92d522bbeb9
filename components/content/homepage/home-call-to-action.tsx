import { useTranslations } from 'next-intl'
import { CallToAction } from '@/components/storefront/call-to-action'
import { type Promises, promiseValues } from '@/lib/settings/promises'

export function HomeCallToAction({ promises }: { promises: Promises }) {
  const t = useTranslations('home.cta')
  return (
    <CallToAction
      id="call-to-action"
      title={t('title')}
      text={t('text', promiseValues(promises))}
      primary={{ href: '/products', label: t('products') }}
      secondary={{ href: '/contact', label: t('contact') }}
    />
  )
}
