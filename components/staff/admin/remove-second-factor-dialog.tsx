'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminUser } from '@/lib/staff/users-contracts'

type Props = { user: AdminUser; onRemoved: () => void; onClose: () => void }

/** Helps somebody who lost the device of their second factor. */
export function RemoveSecondFactorDialog({ user, onRemoved, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Remove the second factor of ${user.username}?`}
      confirmLabel="Remove second factor"
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/users/[id]/second-factor', {
          params: { id: user.id },
        })
        await withFailureToast('Error', call, 'Failed to remove the second factor')
        showToast({ title: 'Second Factor Removed', description: user.username })
        onRemoved()
      }}
      onClose={onClose}
    >
      <p>
        <strong>{user.username}</strong> then signs in by password alone, and is signed out
        everywhere. Make sure that it is really them who asks for it.
      </p>
    </ConfirmDialog>
  )
}
