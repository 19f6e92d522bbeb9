import { useTranslations } from 'next-intl'
import { CallToAction } from '@/components/storefront/call-to-action'

export function HomeCallToAction() {
  const t = useTranslations('home.cta')
  return (
    <CallToAction
      id="call-to-action"
      title={t('title')}
      text={t('text')}
      primary={{ href: '/products', label: t('products') }}
      secondary={{ href: '/contact', label: t('contact') }}
    />
  )
}
