'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminUser } from '@/lib/staff/users-contracts'

type Props = { user: AdminUser; onDeleted: () => void; onClose: () => void }

export function DeleteUserDialog({ user, onDeleted, onClose }: Props) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  return (
    <ConfirmDialog
      title={t('deleteUser.question', { username: user.username })}
      confirmLabel={t('deleteUser.confirm')}
      pendingLabel={common('deleting')}
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/users/[id]', { params: { id: user.id } })
        await withFailureToast(t('users.error'), call, t('deleteUser.failed')).finally(onDeleted)
        showToast({ title: t('deleteUser.done'), description: user.username })
      }}
      onClose={onClose}
    >
      <p>
        {t.rich('deleteUser.text', {
          username: user.username,
          email: user.email,
          strong: (chunks) => <strong>{chunks}</strong>,
        })}
      </p>
    </ConfirmDialog>
  )
}
