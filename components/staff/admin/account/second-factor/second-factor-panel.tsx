'use client'

import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { Account } from '@/lib/staff/second-factor/contracts'
import { PasswordForm } from './password-form'
import { RecoveryCodes } from './recovery-codes'
import { SetUpSteps } from './set-up-steps'

const ACCOUNT_CALL = 'GET /api/admin/account'
type OpenDialog = 'set-up' | 'renew' | 'remove'

/** The second factor of the user's own account. */
export function SecondFactorPanel() {
  const [dialog, setDialog] = useState<OpenDialog>()
  const { data, error, refetch } = useQuery({
    queryKey: [ACCOUNT_CALL],
    queryFn: ({ signal }) => callAdmin(ACCOUNT_CALL, { signal }),
    staleTime: 0,
  })
  const close = () => {
    setDialog(undefined)
    refetch()
  }
  return (
    <Panel
      title="Second factor"
      lead="A code of an authenticator app on your phone, asked for after the password."
    >
      {error ? (
        <LoadError title="Failed to load your account" error={error} onRetry={refetch} />
      ) : data ? (
        <State account={data} onOpen={setDialog} />
      ) : (
        <Skeleton className="h-10 max-w-md" />
      )}
      {dialog === 'set-up' && (
        <Dialog title="Set up a second factor" icon={ShieldCheck} size="sm" onClose={close}>
          <SetUpSteps onDone={close} />
        </Dialog>
      )}
      {dialog === 'renew' && <RenewDialog onClose={close} />}
      {dialog === 'remove' && <RemoveDialog onClose={close} />}
    </Panel>
  )
}

type StateProps = { account: Account; onOpen: (dialog: OpenDialog) => void }

function State({ account: { secondFactor }, onOpen }: StateProps) {
  if (!secondFactor)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="neutral">Off</Badge>
        <Button onClick={() => onOpen('set-up')}>Set up</Button>
      </div>
    )
  return (
    <div className="space-y-4">
      <p className="text-sm">
        <Badge tone="success" className="me-2">
          On
        </Badge>
        Since {formatDateTime(secondFactor.since)}. {secondFactor.recoveryCodesLeft} recovery codes
        are left.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => onOpen('renew')}>
          New recovery codes
        </Button>
        <Button variant="outline" onClick={() => onOpen('remove')}>
          Remove
        </Button>
      </div>
    </div>
  )
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Dialog
      title="New recovery codes"
      description="The old ones are void."
      icon={ShieldCheck}
      size="sm"
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <PasswordForm
          label="Show new codes"
          send={async (password) => {
            const { recoveryCodes } = await callAdmin(
              'POST /api/admin/account/second-factor/recovery-codes',
              { body: { password } },
            )
            setCodes(recoveryCodes)
          }}
        />
      )}
    </Dialog>
  )
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Remove the second factor?"
      description="Your password alone then lets you in."
      icon={ShieldCheck}
      size="sm"
      onClose={onClose}
    >
      <PasswordForm
        label="Remove it"
        send={async (password) => {
          await callAdmin('POST /api/admin/account/second-factor/removal', { body: { password } })
          showToast({ title: 'Second Factor Removed' })
          onClose()
        }}
      />
    </Dialog>
  )
}
