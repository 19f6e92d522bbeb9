import { useTranslations } from 'next-intl'
import type { KnownKey } from '@/lib/licences/contracts'
import { KeyPlace } from './key-place'

/** Those of some keys that were left out, because other products have them. */
export function KnownKeys({ keys }: { keys: readonly KnownKey[] }) {
  const t = useTranslations('backOffice.licences.known')
  return (
    <div role="alert" className="rounded-control border border-line bg-canvas p-4 text-sm">
      <p className="font-semibold text-danger">{t('title')}</p>
      <p className="mt-1 text-ink-soft">{t('warning')}</p>
      <ul className="mt-3 max-h-48 space-y-2 overflow-y-auto">
        {keys.map(({ keyValue, ...place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <code>{keyValue}</code>
            <KeyPlace {...place} />
          </li>
        ))}
      </ul>
    </div>
  )
}
