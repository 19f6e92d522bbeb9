'use client'

import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { PasswordForm } from '@/components/back-office/session/second-factor/password-form'
import { RecoveryCodes } from '@/components/back-office/session/second-factor/recovery-codes'
import { SetUpSteps } from '@/components/back-office/session/second-factor/set-up-steps'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { Account } from '@/lib/staff/second-factor/contracts'

const ACCOUNT_CALL = 'GET /api/admin/account'
type OpenDialog = 'set-up' | 'renew' | 'remove'

/** The second factor of the user's own account. */
export function SecondFactorPanel() {
  const t = useTranslations('backOffice.staff')
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
    <Panel title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
      {error ? (
        <LoadError title={t('secondFactor.loadFailed')} error={error} onRetry={refetch} />
      ) : data ? (
        <State account={data} onOpen={setDialog} />
      ) : (
        <Skeleton className="h-10 max-w-md" />
      )}
      {dialog === 'set-up' && (
        <Dialog title={t('secondFactor.setUpTitle')} icon={ShieldCheck} size="sm" onClose={close}>
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
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  if (!secondFactor)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="neutral">{t('secondFactor.off')}</Badge>
        <Button onClick={() => onOpen('set-up')}>{t('secondFactor.setUp')}</Button>
      </div>
    )
  return (
    <div className="space-y-4">
      <p className="text-sm">
        <Badge tone="success" className="me-2">
          {t('secondFactor.on')}
        </Badge>
        {t('secondFactor.since', {
          since: formatDateTime(secondFactor.since),
          count: secondFactor.recoveryCodesLeft,
        })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => onOpen('renew')}>
          {t('secondFactor.renewTitle')}
        </Button>
        <Button variant="outline" onClick={() => onOpen('remove')}>
          {common('remove')}
        </Button>
      </div>
    </div>
  )
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('backOffice.staff')
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Dialog
      title={t('secondFactor.renewTitle')}
      description={t('secondFactor.renewText')}
      icon={ShieldCheck}
      size="sm"
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <PasswordForm
          label={t('secondFactor.renew')}
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
  const t = useTranslations('backOffice.staff')
  return (
    <Dialog
      title={t('secondFactor.removeQuestion')}
      description={t('secondFactor.removeText')}
      icon={ShieldCheck}
      size="sm"
      onClose={onClose}
    >
      <PasswordForm
        label={t('secondFactor.removeIt')}
        send={async (password) => {
          await callAdmin('POST /api/admin/account/second-factor/removal', { body: { password } })
          showToast({ title: t('secondFactor.removed') })
          onClose()
        }}
      />
    </Dialog>
  )
}
