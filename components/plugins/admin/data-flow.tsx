import { useTranslations } from 'next-intl'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { ScriptWeight } from './script-weight'

/** What a plugin hands to its provider, reads there, and has shoppers load while it is on. */
export function DataFlow({
  plugin: { id, category, shares, learns, hasScript },
}: {
  plugin: AdminPlugin
}) {
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
        <div className="sm:col-span-2">
          <dt className="font-semibold">{t('loads')}</dt>
          <dd className="mt-1 text-muted">
            {hasScript ? (
              <ScriptWeight pluginId={id} />
            ) : (
              t(category === 'Payment' ? 'loadsToPay' : 'loadsNothing')
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
