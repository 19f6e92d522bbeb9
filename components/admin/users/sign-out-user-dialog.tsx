'use client'

import { showToast } from '@/components/shop/toaster'
import type { AdminUser } from '@/lib/domains/auth/users-contracts'
import { callAdmin } from '../admin-calls'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { tellingFailure } from '../toast-failure'

type Props = { user: AdminUser; onClose: () => void }

export function SignOutUserDialog({ user, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Sign ${user.username} out everywhere?`}
      confirmLabel="Sign out everywhere"
      onConfirm={async () => {
        const call = callAdmin<{ ended: number }>(`/api/admin/users/${user.id}/sessions`, {
          method: 'DELETE',
        })
        const { ended } = await tellingFailure('Error', call, 'Failed to sign the user out')
        showToast({
          title: 'Signed Out',
          description: ended === 1 ? '1 session ended' : `${ended} sessions ended`,
        })
      }}
      onClose={onClose}
    >
      <p>
        Every session of <strong>{user.username}</strong> ends at once. What is typed there and not
        saved yet is lost.
      </p>
    </ConfirmDialog>
  )
}
