'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminUser } from '@/lib/staff/users-contracts'

type Props = { user: AdminUser; onDeleted: () => void; onClose: () => void }

export function DeleteUserDialog({ user, onDeleted, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Delete ${user.username}?`}
      confirmLabel="Delete user"
      pendingLabel="Deleting …"
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/users/[id]', { params: { id: user.id } })
        await withFailureToast('Error', call, 'Failed to delete user').finally(onDeleted)
        showToast({ title: 'User Deleted', description: user.username })
      }}
      onClose={onClose}
    >
      <p>
        <strong>{user.username}</strong> ({user.email}) is signed out at once, and the account is
        gone for good. What they did stays in the audit trail.
      </p>
    </ConfirmDialog>
  )
}
