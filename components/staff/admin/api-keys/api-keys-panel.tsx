'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeySquare, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { ApiKey, MadeApiKey } from '@/lib/staff/api-keys/contracts'
import { AddApiKeyDialog } from './add-api-key-dialog'
import { SecretDialog } from './secret-dialog'

const CALL = 'GET /api/admin/api-keys'

const TONES = {
  active: 'success',
  expired: 'neutral',
  revoked: 'neutral',
  dormant: 'danger',
} as const satisfies Record<ApiKey['state'], string>

/** The keys that other programs make calls with. */
export function ApiKeysPanel() {
  const t = useTranslations('backOffice.staff')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeApiKey>()
  const [revoking, setRevoking] = useState<ApiKey>()
  const changed = () => client.invalidateQueries({ queryKey: [CALL] })
  return (
    <div id="api-keys" className="scroll-mt-30 lg:scroll-mt-20">
      <Panel
        title={t('apiKeys.title')}
        lead={t('apiKeys.lead')}
        actions={
          <Button variant="outline" size="sm" onClick={() => setAdding(true)} disabled={!data}>
            <Plus aria-hidden />
            {t('apiKeys.add')}
          </Button>
        }
      >
        {error ? (
          <LoadError title={t('apiKeys.loadFailed')} error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton className="h-16" />
        ) : data.length === 0 ? (
          <p className="text-sm text-muted">
            {t.rich('apiKeys.empty', { code: (chunks) => <code>{chunks}</code> })}
          </p>
        ) : (
          <ul className="-my-4 divide-y divide-line">
            {data.map((apiKey) => (
              <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setRevoking(apiKey)} />
            ))}
          </ul>
        )}
      </Panel>
      {isAdding && (
        <AddApiKeyDialog
          onMade={(answer) => {
            setAdding(false)
            setMade(answer)
            void changed()
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
      {revoking && (
        <ConfirmDialog
          title={t('apiKeys.revokeTitle')}
          confirmLabel={t('apiKeys.revoke')}
          onConfirm={async () => {
            await callAdmin('POST /api/admin/api-keys/[id]/revoke', { params: { id: revoking.id } })
            showToast({ title: t('apiKeys.revoked'), description: revoking.name })
            await changed()
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p>
            {t.rich('apiKeys.revokeText', {
              name: revoking.name,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function factsOf(apiKey: ApiKey, t: Texts<'staff'>): string[] {
  const { username, callsPerMinute, createdAt, expiresAt, lastUsedAt } = apiKey
  return [
    t('apiKeys.madeBy', { username, date: formatDateTime(createdAt) }),
    lastUsedAt
      ? t('apiKeys.lastUsed', { date: formatDateTime(lastUsedAt) })
      : t('apiKeys.neverUsed'),
    t('apiKeys.perMinute', { count: callsPerMinute }),
    ...(expiresAt ? [t('apiKeys.until', { date: formatDateTime(expiresAt) })] : []),
  ]
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useTranslations('backOffice.staff')
  const { name, lastFour, scopes, state } = apiKey
  const isOpen = state === 'active' || state === 'dormant'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 text-sm">
      <KeySquare aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          <code className="font-normal text-muted">····{lastFour}</code>
          <Badge tone={TONES[state]}>{t(`apiKeys.states.${state}`)}</Badge>
        </p>
        <p className="mt-1 text-ink-soft">
          {scopes.map((scope) => t(`scopes.${scope}`)).join(' · ')}
        </p>
        <p className="mt-1 text-muted">{factsOf(apiKey, t).join(' · ')}</p>
      </div>
      {isOpen && (
        <Button
          variant="outline"
          size="sm"
          onClick={onRevoke}
          aria-label={t('apiKeys.revokeNamed', { name })}
        >
          {t('apiKeys.revoke')}
        </Button>
      )}
    </li>
  )
}
