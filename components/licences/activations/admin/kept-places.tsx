import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { Button } from '@/components/ui/button'
import type { AdminLicence } from '@/lib/licences/activations/contracts'
import { useLicenceChange } from './use-licence-change'

type Props = { keyId: number; licence: AdminLicence; onChanged: (licence: AdminLicence) => void }

/** The devices that left, whose places are taken as long as their licence files are good. */
export function KeptPlaces({ keyId, licence, onChanged }: Props) {
  const t = useTranslations('backOffice.activations')
  const { isChanging, change } = useLicenceChange(onChanged)
  const headingId = useId()
  const { kept, freeAt, freeMoves } = licence
  if (kept.length === 0) return null

  const free = (activationId: number) =>
    change(
      () =>
        callAdmin('DELETE /api/admin/product-keys/[id]/licence/activations/[activationId]/place', {
          params: { id: keyId, activationId },
        }),
      { done: { title: t('kept.freed') }, failed: t('kept.freeFailed') },
    )
  return (
    <section aria-labelledby={headingId} className="space-y-2 text-sm">
      <h3 id={headingId} className="font-semibold">
        {t('kept.title')}
      </h3>
      <p className="text-muted">
        {freeAt === null
          ? t('kept.atOnce', { count: freeMoves })
          : t('kept.later', { when: formatDateTime(freeAt) })}
      </p>
      <ul className="divide-y divide-line rounded-control border border-line">
        {kept.map(({ id, name, until }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold [overflow-wrap:anywhere]">{name || t('unnamed')}</p>
              <p className="text-muted">{t('kept.until', { when: formatDateTime(until) })}</p>
            </div>
            <Button
              variant="outline"
              size="sm"
              disabled={isChanging}
              onClick={() => free(id)}
              aria-label={name ? t('kept.freeNamed', { name }) : t('kept.freeUnnamed')}
            >
              {t('kept.free')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
