import { useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { type Promises, promiseValues } from '@/lib/settings/promises'

/** What the store promises, side by side; nothing where it promises nothing. */
export function TrustStrip({ promises }: { promises: Promises }) {
  const t = useTranslations('home.trust')
  const said = promiseValues(promises)
  const all: { icon: IconName; isSaid: boolean; title: string; text: string }[] = [
    {
      icon: 'zap',
      isSaid: promises.deliveryMinutes > 0,
      title: t('delivery', said),
      text: t('deliveryText'),
    },
    {
      icon: 'badge-check',
      isSaid: promises.isGenuine,
      title: t('genuine'),
      text: t('genuineText'),
    },
    {
      icon: 'rotate-ccw',
      isSaid: promises.refundDays > 0,
      title: t('guarantee', said),
      text: t('guaranteeText'),
    },
    {
      icon: 'headset',
      isSaid: promises.support !== 'unsaid',
      title: t('support', said),
      text: t('supportText'),
    },
  ]
  const shown = all.filter(({ isSaid }) => isSaid)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('title')} className="trust-strip border-y border-line bg-surface">
      <ul className="page-width grid grid-cols-2 gap-x-4 gap-y-5 py-6 sm:gap-x-6 lg:grid-cols-4">
        {shown.map(({ icon, title, text }) => (
          <li key={title} className="items-start gap-3 sm:flex">
            <Icon
              name={icon}
              className="mt-0.5 mb-1.5 size-6 shrink-0 text-ink"
              strokeWidth={1.75}
            />
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
