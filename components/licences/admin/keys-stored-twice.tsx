import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import { showToast } from '@/components/ui/toast/toaster'
import { KeyPlace } from './key-place'
import { useKeysChanged } from './use-keys-changed'

const CALL = 'GET /api/admin/product-keys/stored-twice'

/** Keys that were stored more than once before the store compared them; nothing when there is none. */
export function KeysStoredTwice() {
  const t = useTranslations('backOffice.licences.twice')
  const changed = useKeysChanged()
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  const keep = async (id: number) => {
    try {
      await callAdmin('POST /api/admin/product-keys/stored-twice/[id]/keep', { params: { id } })
      showToast({ title: t('kept') })
    } catch (failure) {
      toastFailure(t('keepFailed'), failure)
    }
    await changed()
  }
  if (error) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <Panel title={t('title', { count: data.length })} lead={t('lead')}>
      <ul className="divide-y divide-line text-sm">
        {data.map(({ id, keyValue, places }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div>
              <code>{keyValue}</code>
              <ul className="mt-1 space-y-1">
                {places.map(({ keyId, ...place }) => (
                  <li key={keyId}>
                    <KeyPlace {...place} />
                  </li>
                ))}
              </ul>
            </div>
            <Button variant="outline" size="sm" onClick={() => keep(id)}>
              {t.rich('keep', { key: keyValue, hidden: screenReaderOnly })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
