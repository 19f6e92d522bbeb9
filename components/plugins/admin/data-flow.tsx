import { useTranslations } from 'next-intl'
import type { AdminPlugin } from '@/lib/plugins/contracts'

/** What a plugin hands to its provider, and reads there, while it is on. */
export function DataFlow({ plugin: { shares, learns } }: { plugin: AdminPlugin }) {
  const t = useTranslations('backOffice.plugins.flow')
  const flows = [
    { name: t('leaves'), what: shares.map((data) => t(`shares.${data}`)) },
    { name: t('comes'), what: learns.map((data) => t(`learns.${data}`)) },
  ]
  return (
    <section aria-label={t('title')} className="mt-5 border-line border-t pt-4 text-sm">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {flows.map(({ name, what }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            {(what.length > 0 ? what : [t('nothing')]).map((one) => (
              <dd key={one} className="mt-1 text-muted">
                {one}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
