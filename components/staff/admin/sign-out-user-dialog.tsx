'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminUser } from '@/lib/staff/users-contracts'

type Props = { user: AdminUser; onClose: () => void }

export function SignOutUserDialog({ user, onClose }: Props) {
  const t = useTranslations('backOffice.staff')
  return (
    <ConfirmDialog
      title={t('signOutUser.question', { username: user.username })}
      confirmLabel={t('sessions.signOutEverywhere')}
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/users/[id]/sessions', {
          params: { id: user.id },
        })
        const { ended } = await withFailureToast(t('users.error'), call, t('signOutUser.failed'))
        showToast({
          title: t('signOutUser.done'),
          description: t('signOutUser.ended', { count: ended }),
        })
      }}
      onClose={onClose}
    >
      <p>
        {t.rich('signOutUser.text', {
          username: user.username,
          strong: (chunks) => <strong>{chunks}</strong>,
        })}
      </p>
    </ConfirmDialog>
  )
}
