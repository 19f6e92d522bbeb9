'use client'

import { showToast } from '@/components/shop/toaster'
import type { AdminUser } from '@/lib/domains/auth/users-contracts'
import { callAdmin } from '../admin-calls'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { tellingFailure } from '../toast-failure'

type Props = { user: AdminUser; onDeleted: () => void; onClose: () => void }

export function DeleteUserDialog({ user, onDeleted, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Delete ${user.username}?`}
      confirmLabel="Delete user"
      pendingLabel="Deleting …"
      onConfirm={async () => {
        const call = callAdmin(`/api/admin/users/${user.id}`, { method: 'DELETE' })
        await tellingFailure('Error', call, 'Failed to delete user').finally(onDeleted)
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
