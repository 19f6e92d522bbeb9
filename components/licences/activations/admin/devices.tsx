import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { Button } from '@/components/ui/button'
import type { AdminLicence } from '@/lib/licences/activations/contracts'
import { useLicenceChange } from './use-licence-change'

type Props = { keyId: number; licence: AdminLicence; onChanged: (licence: AdminLicence) => void }

/** The devices that a licence is active on. */
export function Devices({ keyId, licence, onChanged }: Props) {
  const t = useTranslations('backOffice.activations')
  const { isChanging, change } = useLicenceChange(onChanged)
  if (licence.devices.length === 0) return <p className="text-sm text-muted">{t('noDevices')}</p>

  const end = (activationId: number) =>
    change(
      () =>
        callAdmin('DELETE /api/admin/product-keys/[id]/licence/activations/[activationId]', {
          params: { id: keyId, activationId },
        }),
      { done: { title: t('endedTitle'), description: t('endedText') }, failed: t('endFailed') },
    )
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {licence.devices.map(({ id, name, since, lastSeenAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm">
          <div className="min-w-0 flex-1">
            <p className="font-semibold [overflow-wrap:anywhere]">{name || t('unnamed')}</p>
            <p className="text-muted">
              {t('since', { since: formatDateTime(since), seen: formatDateTime(lastSeenAt) })}
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            disabled={isChanging}
            onClick={() => end(id)}
            aria-label={name ? t('endNamed', { name }) : t('endUnnamed')}
          >
            {t('end')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
