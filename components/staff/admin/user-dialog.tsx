'use client'

import { UserPlus, UserRoundPen } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { EmailField } from '@/components/ui/fields/email-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { PERMISSIONS } from '@/lib/http/permissions'
import { ROLES, type Role } from '@/lib/staff/contracts'
import { permissionsOf } from '@/lib/staff/roles'
import type { AdminUser } from '@/lib/staff/users-contracts'
import { PASSWORD_HINT, ROLE_HINTS, ROLE_LABELS } from './user-labels'

const FAILED = 'Failed to save user'

type Props = {
  /** The one to edit; omitted to add one. */
  user?: AdminUser
  isSelf?: boolean
  onSaved: () => void
  onClose: () => void
}
type Values = {
  username: string
  email: string
  password: string
  firstName: string
  lastName: string
  role: Role
  isActive: boolean
  isInvited: boolean
}

function save({ password, isInvited, ...values }: Values, user?: AdminUser) {
  const { isActive: _, ...invitation } = values
  // A password that is left blank stays as it is.
  const change = password === '' ? values : { ...values, password }
  if (user)
    return callAdmin('PATCH /api/admin/users/[id]', {
      params: { id: user.id },
      body: { ...change, expectedUpdatedAt: user.updatedAt },
    })
  return isInvited
    ? callAdmin('POST /api/admin/users/invitations', { body: invitation })
    : callAdmin('POST /api/admin/users', { body: { ...values, password } })
}

/** Adds or edits a user. */
export function UserDialog({ user, isSelf = false, onSaved, onClose }: Props) {
  const { form, field, ...state } = useAdminForm<Values>({
    defaults: {
      username: user?.username ?? '',
      email: user?.email ?? '',
      password: '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      role: user?.role ?? 'user',
      isActive: user?.isActive ?? true,
      isInvited: false,
    },
    failed: FAILED,
    send: (values) => withFailureToast('Error', save(values, user), FAILED),
    onSent: (_, { username, email, isInvited }) => {
      showToast(
        isInvited
          ? { title: 'Invitation Mailed', description: `To ${email}` }
          : { title: user ? 'User Updated' : 'User Added', description: username },
      )
      onSaved()
      onClose()
    },
  })
  const [role, isActive, isInvited] = form.watch(['role', 'isActive', 'isInvited'])
  const changesOwnAccess = isSelf && (role !== user?.role || !isActive)
  const signsOut = user && !isSelf && (role !== user.role || (user.isActive && !isActive))

  return (
    <FormDialog
      title={user ? 'Edit User' : 'Add User'}
      description={user?.username}
      icon={user ? UserRoundPen : UserPlus}
      submitLabel={user ? 'Save User' : isInvited ? 'Mail Invitation' : 'Add User'}
      form={state}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Username"
          required
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username', { required: 'Enter a username' })}
        />
        <EmailField
          label="Email"
          required
          autoComplete="off"
          {...field('email', { required: 'Enter an e-mail address' })}
        />
        {!user && (
          <div className="sm:col-span-2">
            <SwitchField
              label="Invite by e-mail"
              hint="The user chooses the password, by a link that works for 7 days."
              checked={isInvited}
              onCheckedChange={(checked) =>
                form.setValue('isInvited', checked, { shouldDirty: true })
              }
            />
          </div>
        )}
        {!isInvited && (
          <TextField
            type="password"
            label="Password"
            required={!user}
            maxLength={200}
            autoComplete="new-password"
            className="sm:col-span-2"
            hint={
              <>
                {user && 'Leave blank to keep the password. '}
                {PASSWORD_HINT}
                {user && !isSelf && ' A new one signs the user out everywhere.'}
              </>
            }
            {...field('password', { required: user ? false : 'Enter a password' })}
          />
        )}
        <TextField label="First name" maxLength={80} autoComplete="off" {...field('firstName')} />
        <TextField label="Last name" maxLength={80} autoComplete="off" {...field('lastName')} />
        <SelectField
          label="Role"
          className="sm:col-span-2"
          hint={ROLE_HINTS[role]}
          {...field('role')}
        >
          {ROLES.map((known) => (
            <option key={known} value={known}>
              {ROLE_LABELS[known]}
            </option>
          ))}
        </SelectField>
        <PermissionList role={role} />
        {!isInvited && (
          <div className="sm:col-span-2">
            <SwitchField
              label="Account Active"
              hint={isActive ? 'May sign in.' : 'Cannot sign in.'}
              checked={isActive}
              onCheckedChange={(checked) =>
                form.setValue('isActive', checked, { shouldDirty: true })
              }
            />
          </div>
        )}
        {(changesOwnAccess || signsOut) && (
          <p role="status" className="text-sm font-medium text-danger sm:col-span-2">
            {changesOwnAccess
              ? 'This is your own account: saving signs you out at once.'
              : 'Saving signs this user out everywhere.'}
          </p>
        )}
      </div>
    </FormDialog>
  )
}

/** What a role may do, folded until somebody asks. */
function PermissionList({ role }: { role: Role }) {
  const permissions = permissionsOf(role)
  if (permissions.length === 0) return null
  return (
    <details className="text-sm sm:col-span-2">
      <summary className="cursor-pointer font-semibold text-primary-strong">
        What {ROLE_LABELS[role]} may do
      </summary>
      <ul className="mt-2 list-disc space-y-0.5 ps-5 text-ink-soft">
        {permissions.map((name) => (
          <li key={name}>{PERMISSIONS[name]}</li>
        ))}
      </ul>
    </details>
  )
}
