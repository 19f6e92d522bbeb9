'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminUser } from '@/lib/staff/users-contracts'

type Props = { user: AdminUser; onRemoved: () => void; onClose: () => void }

/** Helps somebody who lost the device of their second factor. */
export function RemoveSecondFactorDialog({ user, onRemoved, onClose }: Props) {
  const t = useTranslations('backOffice.staff')
  return (
    <ConfirmDialog
      title={t('removeFactor.question', { username: user.username })}
      confirmLabel={t('removeFactor.confirm')}
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/users/[id]/second-factor', {
          params: { id: user.id },
        })
        await withFailureToast(t('users.error'), call, t('removeFactor.failed'))
        showToast({ title: t('secondFactor.removed'), description: user.username })
        onRemoved()
      }}
      onClose={onClose}
    >
      <p>
        {t.rich('removeFactor.text', {
          username: user.username,
          strong: (chunks) => <strong>{chunks}</strong>,
        })}
      </p>
    </ConfirmDialog>
  )
}
