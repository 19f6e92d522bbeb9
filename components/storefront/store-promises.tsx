import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'

/** The store's promises in the header; narrower screens show fewer. */
export function StorePromises() {
  const t = useTranslations('shell')
  const promises = [
    { icon: 'zap', text: t('promiseDelivery'), from: 'hidden xl:flex' },
    { icon: 'shield-check', text: t('promiseGuarantee'), from: 'hidden 2xl:flex' },
    { icon: 'headset', text: t('promiseSupport'), from: 'hidden min-[108rem]:flex' },
  ] as const
  return (
    <ul className="store-promises ms-auto flex min-w-0 items-center gap-5 overflow-hidden text-sm font-medium text-ink-soft">
      {promises.map(({ icon, text, from }) => (
        <li key={text} className={`items-center gap-1.5 whitespace-nowrap ${from}`}>
          <Icon name={icon} className="size-4 text-primary-strong" />
          {text}
        </li>
      ))}
    </ul>
  )
}
