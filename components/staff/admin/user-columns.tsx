import { History, LogOut, MailPlus, Pencil, ShieldOff, Trash2 } from 'lucide-react'
import { formatDateTime } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { AdminUser } from '@/lib/staff/users-contracts'
import { ROLE_LABELS, ROLE_TONES } from './user-labels'

type Handlers = {
  /** The signed-in user, who can't delete their own account. */
  currentUserId: number
  onEdit: (user: AdminUser) => void
  onInviteAgain: (user: AdminUser) => void
  onSignOut: (user: AdminUser) => void
  onRemoveSecondFactor: (user: AdminUser) => void
  onDelete: (user: AdminUser) => void
}

/** The columns of the user table. */
export function userColumns({
  currentUserId,
  onEdit,
  onInviteAgain,
  onSignOut,
  onRemoveSecondFactor,
  onDelete,
}: Handlers): Column<AdminUser>[] {
  return [
    {
      key: 'user',
      header: 'User',
      className: 'min-w-44',
      cell: ({ id, username, firstName, lastName }) => (
        <>
          <p className="font-semibold [overflow-wrap:anywhere]">
            {username}
            {id === currentUserId && <span className="font-normal text-muted"> (you)</span>}
          </p>
          <p className="text-muted [overflow-wrap:anywhere]">{`${firstName} ${lastName}`.trim()}</p>
        </>
      ),
    },
    {
      key: 'email',
      header: 'Email',
      className: '[overflow-wrap:anywhere] min-w-44',
      cell: ({ email }) => email,
    },
    {
      key: 'role',
      header: 'Role',
      cell: ({ role }) => <Badge tone={ROLE_TONES[role]}>{ROLE_LABELS[role]}</Badge>,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ isActive, invitedAt }) =>
        isActive && invitedAt ? (
          <Badge tone="brand">Invited</Badge>
        ) : (
          <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        ),
    },
    {
      key: 'lastLogin',
      header: 'Last Login',
      className: 'whitespace-nowrap text-ink-soft',
      cell: ({ lastLogin }) => (lastLogin ? formatDateTime(lastLogin) : 'Never'),
    },
    {
      key: 'actions',
      header: 'Actions',
      width: '1%',
      cell: (user) => (
        <div className="flex items-center">
          <RowAction icon={Pencil} label={`Edit ${user.username}`} onClick={() => onEdit(user)} />
          <RowAction
            icon={History}
            label={`What ${user.username} did`}
            href={`/admin/users/audit?user=${encodeURIComponent(user.username)}`}
          />
          {user.isActive && user.invitedAt && (
            <RowAction
              icon={MailPlus}
              label={`Invite ${user.username} again`}
              onClick={() => onInviteAgain(user)}
            />
          )}
          <RowAction
            icon={LogOut}
            label={`Sign ${user.username} out everywhere`}
            onClick={() => onSignOut(user)}
          />
          {user.hasSecondFactor && user.id !== currentUserId && (
            <RowAction
              icon={ShieldOff}
              label={`Remove the second factor of ${user.username}`}
              onClick={() => onRemoveSecondFactor(user)}
            />
          )}
          {user.id !== currentUserId && (
            <RowAction
              icon={Trash2}
              label={`Delete ${user.username}`}
              isDanger
              onClick={() => onDelete(user)}
            />
          )}
        </div>
      ),
    },
  ]
}
