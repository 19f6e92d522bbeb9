'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeySquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import { SCOPES } from '@/lib/http/scopes'
import type { ApiKey, MadeApiKey } from '@/lib/staff/api-keys/contracts'
import { AddApiKeyDialog } from './add-api-key-dialog'
import { SecretDialog } from './secret-dialog'

const CALL = 'GET /api/admin/api-keys'

const STATES = {
  active: { label: 'Active', tone: 'success' },
  expired: { label: 'Expired', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
  dormant: { label: 'Its maker is no administrator', tone: 'danger' },
} as const satisfies Record<ApiKey['state'], object>

/** The keys that other programs make calls with. */
export function ApiKeysPanel() {
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
        title="API Keys"
        lead="For programs of partners: each may do what you choose, and nothing with money, staff or settings."
        actions={
          <Button variant="outline" size="sm" onClick={() => setAdding(true)} disabled={!data}>
            <Plus aria-hidden />
            Add API Key
          </Button>
        }
      >
        {error ? (
          <LoadError title="Failed to load the API keys" error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton className="h-16" />
        ) : data.length === 0 ? (
          <p className="text-sm text-muted">
            There are none. A program sends its key as <code>Authorization: Bearer</code>; the calls
            are described at <code>/api/docs</code>.
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
          title="Revoke API Key"
          confirmLabel="Revoke"
          onConfirm={async () => {
            await callAdmin('POST /api/admin/api-keys/[id]/revoke', { params: { id: revoking.id } })
            showToast({ title: 'API Key Revoked', description: revoking.name })
            await changed()
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p>
            The program that uses <strong>{revoking.name}</strong> is refused from now on. This
            can’t be undone.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, lastFour, scopes, state, username, callsPerMinute } = apiKey
  const { createdAt, expiresAt, lastUsedAt } = apiKey
  const isOpen = state === 'active' || state === 'dormant'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 text-sm">
      <KeySquare aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          <code className="font-normal text-muted">····{lastFour}</code>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </p>
        <p className="mt-1 text-ink-soft">{scopes.map((scope) => SCOPES[scope]).join(' · ')}</p>
        <p className="mt-1 text-muted">
          Made by {username}, {formatDateTime(createdAt)} ·{' '}
          {lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}` : 'never used'} · {callsPerMinute}{' '}
          a minute
          {expiresAt && ` · until ${formatDateTime(expiresAt)}`}
        </p>
      </div>
      {isOpen && (
        <Button variant="outline" size="sm" onClick={onRevoke} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      )}
    </li>
  )
}
