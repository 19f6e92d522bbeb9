import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'

export function TrustStrip() {
  const t = useTranslations('home.trust')
  const promises = [
    { icon: 'zap', title: t('delivery'), text: t('deliveryText') },
    { icon: 'badge-check', title: t('genuine'), text: t('genuineText') },
    { icon: 'rotate-ccw', title: t('guarantee'), text: t('guaranteeText') },
    { icon: 'headset', title: t('support'), text: t('supportText') },
  ] as const
  return (
    <section aria-label={t('title')} className="trust-strip border-y border-line bg-surface">
      <ul className="page-width grid grid-cols-2 gap-x-4 gap-y-5 py-6 sm:gap-x-6 lg:grid-cols-4">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="items-start gap-3 sm:flex">
            <Icon name={icon} className="mt-0.5 mb-1.5 size-6 shrink-0 text-primary-strong" />
            <div>
              <p className="leading-snug font-bold">{title}</p>
              <p className="mt-0.5 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
