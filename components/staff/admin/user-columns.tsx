import { History, LogOut, MailPlus, Pencil, ShieldOff, Trash2 } from 'lucide-react'
import { actionsColumn } from '@/components/back-office/actions-column'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { shownEmail } from '@/lib/core/shown-email'
import type { AdminUser } from '@/lib/staff/users-contracts'
import { ROLE_TONES } from './user-labels'

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
export function userColumns(
  t: Texts<'staff'>,
  common: Texts<'common'>,
  { currentUserId, ...handlers }: Handlers,
): Column<AdminUser>[] {
  const { onEdit, onInviteAgain, onSignOut, onRemoveSecondFactor, onDelete } = handlers
  return [
    {
      key: 'user',
      header: t('users.user'),
      className: 'min-w-44',
      cell: ({ id, username, firstName, lastName }) => (
        <>
          <p className="font-semibold [overflow-wrap:anywhere]">
            {username}
            {id === currentUserId && (
              <span className="font-normal text-muted"> {t('users.you')}</span>
            )}
          </p>
          <p className="text-muted [overflow-wrap:anywhere]">{`${firstName} ${lastName}`.trim()}</p>
        </>
      ),
    },
    {
      key: 'email',
      header: common('email'),
      className: '[overflow-wrap:anywhere] min-w-44',
      cell: ({ email }) => shownEmail(email),
    },
    {
      key: 'role',
      header: t('users.role'),
      cell: ({ role }) => <Badge tone={ROLE_TONES[role]}>{t(`roles.${role}`)}</Badge>,
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ isActive, invitedAt }) =>
        isActive && invitedAt ? (
          <Badge tone="brand">{t('users.invited')}</Badge>
        ) : (
          <Badge tone={isActive ? 'success' : 'neutral'}>
            {isActive ? common('active') : t('users.inactive')}
          </Badge>
        ),
    },
    {
      key: 'lastLogin',
      header: t('users.lastLogin'),
      className: 'whitespace-nowrap text-ink-soft',
      cell: ({ lastLogin }) => (lastLogin ? formatDateTime(lastLogin) : t('users.never')),
    },
    actionsColumn(common('actions'), (user) => (
      <>
        <RowAction
          icon={Pencil}
          label={t('users.editNamed', { username: user.username })}
          onClick={() => onEdit(user)}
        />
        <RowAction
          icon={History}
          label={t('users.historyOf', { username: user.username })}
          href={`/admin/users/audit?user=${encodeURIComponent(user.username)}`}
        />
        {user.isActive && user.invitedAt && (
          <RowAction
            icon={MailPlus}
            label={t('users.inviteAgain', { username: user.username })}
            onClick={() => onInviteAgain(user)}
          />
        )}
        <RowAction
          icon={LogOut}
          label={t('users.signOut', { username: user.username })}
          onClick={() => onSignOut(user)}
        />
        {user.hasSecondFactor && user.id !== currentUserId && (
          <RowAction
            icon={ShieldOff}
            label={t('users.removeFactor', { username: user.username })}
            onClick={() => onRemoveSecondFactor(user)}
          />
        )}
        {user.id !== currentUserId && (
          <RowAction
            icon={Trash2}
            label={t('users.deleteNamed', { username: user.username })}
            isDanger
            onClick={() => onDelete(user)}
          />
        )}
      </>
    )),
  ]
}
