import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { usePromises } from './store-props'

/** The store's promises in the header; narrower screens show fewer. */
export function StorePromises() {
  const t = useTranslations('shell')
  const { promises, said } = usePromises()
  const shown = [
    {
      icon: 'zap',
      text: promises.deliveryMinutes > 0 && t('promiseDelivery', said),
      from: 'hidden xl:flex',
    },
    {
      icon: 'shield-check',
      text: promises.refundDays > 0 && t('promiseGuarantee', said),
      from: 'hidden 2xl:flex',
    },
    {
      icon: 'headset',
      text: promises.support !== 'unsaid' && t('promiseSupport', said),
      from: 'hidden min-[108rem]:flex',
    },
  ] as const
  return (
    <ul className="store-promises ms-auto flex min-w-0 items-center gap-5 overflow-hidden text-sm font-medium text-ink-soft">
      {shown.map(
        ({ icon, text, from }) =>
          text && (
            <li key={text} className={`min-w-0 items-center gap-1.5 ${from}`}>
              <Icon name={icon} className="size-4 shrink-0 text-primary-strong" />
              <span className="truncate">{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}
