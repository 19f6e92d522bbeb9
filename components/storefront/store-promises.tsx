import { Headset, ShieldCheck, Zap } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** The store's promises in the header; narrower screens show fewer. */
export function StorePromises() {
  const t = useTranslations('shell')
  const promises = [
    { Icon: Zap, text: t('promiseDelivery'), from: '' },
    { Icon: ShieldCheck, text: t('promiseGuarantee'), from: 'hidden xl:flex' },
    { Icon: Headset, text: t('promiseSupport'), from: 'hidden 2xl:flex' },
  ]
  return (
    <ul className="flex min-w-0 items-center gap-5 overflow-hidden text-sm font-medium text-ink-soft">
      {promises.map(({ Icon, text, from }) => (
        <li key={text} className={`flex items-center gap-1.5 whitespace-nowrap ${from}`}>
          <Icon aria-hidden className="size-4 text-primary-strong" />
          {text}
        </li>
      ))}
    </ul>
  )
}
