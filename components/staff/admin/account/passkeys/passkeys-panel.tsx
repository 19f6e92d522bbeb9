'use client'

import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { Passkey } from '@/lib/staff/webauthn/contracts'
import { AddPasskeyDialog } from './add-passkey-dialog'

const PASSKEYS_CALL = 'GET /api/admin/account/passkeys'

/** The passkeys of the user's own account. */
export function PasskeysPanel() {
  const t = useTranslations('backOffice.staff')
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  const { data, error, refetch } = useQuery({
    queryKey: [PASSKEYS_CALL],
    queryFn: ({ signal }) => callAdmin(PASSKEYS_CALL, { signal }),
    staleTime: 0,
  })

  async function remove({ id, name }: Passkey) {
    await callAdmin('DELETE /api/admin/account/passkeys/[id]', { params: { id } })
    showToast({ title: t('passkeys.deleted'), description: name })
    await refetch()
  }

  return (
    <Panel title={t('passkeys.title')} lead={t('passkeys.lead')}>
      {error ? (
        <LoadError title={t('passkeys.loadFailed')} error={error} onRetry={refetch} />
      ) : data ? (
        <Passkeys passkeys={data} onDelete={setLeaving} />
      ) : (
        <Skeleton className="h-10 max-w-md" />
      )}
      <Button className="mt-4" onClick={() => setAdding(true)}>
        <Fingerprint aria-hidden />
        {t('passkeys.add')}
      </Button>
      {isAdding && (
        <AddPasskeyDialog
          onClose={() => {
            setAdding(false)
            void refetch()
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('passkeys.deleteQuestion')}
          confirmLabel={t('passkeys.delete')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {t('passkeys.deleteText', { name: leaving.name })}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function datesOf({ createdAt, lastUsedAt }: Passkey, t: Texts<'staff'>): string {
  const added = formatDateTime(createdAt)
  return lastUsedAt
    ? t('passkeys.addedAndUsed', { added, used: formatDateTime(lastUsedAt) })
    : t('passkeys.added', { added })
}

type PasskeysProps = { passkeys: readonly Passkey[]; onDelete: (passkey: Passkey) => void }

function Passkeys({ passkeys, onDelete }: PasskeysProps) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  if (passkeys.length === 0) return <p className="text-sm text-muted">{t('passkeys.empty')}</p>
  return (
    <ul className="divide-y divide-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <p className="min-w-0 flex-1 basis-48">
            <span className="block font-semibold [overflow-wrap:anywhere]">{passkey.name}</span>
            <span className="text-sm text-muted">{datesOf(passkey, t)}</span>
          </p>
          <Button
            variant="outline"
            size="sm"
            aria-label={t('passkeys.deleteNamed', { name: passkey.name })}
            onClick={() => onDelete(passkey)}
          >
            {common('delete')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
