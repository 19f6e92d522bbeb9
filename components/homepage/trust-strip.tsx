import { BadgeCheck, Headset, RotateCcw, Zap } from 'lucide-react'
import { useTranslations } from 'next-intl'

export function TrustStrip() {
  const t = useTranslations('home.trust')
  const promises = [
    { Icon: Zap, title: t('delivery'), text: t('deliveryText') },
    { Icon: BadgeCheck, title: t('genuine'), text: t('genuineText') },
    { Icon: RotateCcw, title: t('guarantee'), text: t('guaranteeText') },
    { Icon: Headset, title: t('support'), text: t('supportText') },
  ]
  return (
    <section aria-label={t('title')} className="border-y border-line bg-surface">
      <ul className="page-width grid gap-x-6 gap-y-5 py-6 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex items-start gap-3">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary-strong" />
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
