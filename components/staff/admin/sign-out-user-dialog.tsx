'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminUser } from '@/lib/staff/users-contracts'

type Props = { user: AdminUser; onClose: () => void }

export function SignOutUserDialog({ user, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Sign ${user.username} out everywhere?`}
      confirmLabel="Sign out everywhere"
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/users/[id]/sessions', {
          params: { id: user.id },
        })
        const { ended } = await withFailureToast('Error', call, 'Failed to sign the user out')
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
