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
import type { Role } from '@/lib/staff/contracts'
import type { AdminUser } from '@/lib/staff/users-contracts'
import { PASSWORD_HINT, ROLE_HINTS, ROLE_LABELS } from './user-labels'

const FAILED = 'Failed to save user'
const ROLE_ORDER: readonly Role[] = ['user', 'moderator', 'admin']

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
}

function save({ password, ...values }: Values, user?: AdminUser) {
  // A password that is left blank stays as it is.
  const change = password === '' ? values : { ...values, password }
  const call = user
    ? callAdmin('PATCH /api/admin/users/[id]', {
        params: { id: user.id },
        body: { ...change, expectedUpdatedAt: user.updatedAt },
      })
    : callAdmin('POST /api/admin/users', { body: { ...values, password } })
  return withFailureToast('Error', call, FAILED)
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
    },
    failed: FAILED,
    send: (values) => save(values, user),
    onSent: (_, { username }) => {
      showToast({ title: user ? 'User Updated' : 'User Added', description: username })
      onSaved()
      onClose()
    },
  })
  const [role, isActive] = form.watch(['role', 'isActive'])
  const changesOwnAccess = isSelf && (role !== user?.role || !isActive)
  const signsOut = user && !isSelf && (role !== user.role || (user.isActive && !isActive))

  return (
    <FormDialog
      title={user ? 'Edit User' : 'Add User'}
      description={user?.username}
      icon={user ? UserRoundPen : UserPlus}
      submitLabel={user ? 'Save User' : 'Add User'}
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
        <TextField label="First name" maxLength={80} autoComplete="off" {...field('firstName')} />
        <TextField label="Last name" maxLength={80} autoComplete="off" {...field('lastName')} />
        <SelectField
          label="Role"
          className="sm:col-span-2"
          hint={ROLE_HINTS[role]}
          {...field('role')}
        >
          {ROLE_ORDER.map((known) => (
            <option key={known} value={known}>
              {ROLE_LABELS[known]}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <SwitchField
            label="Account Active"
            hint={isActive ? 'May sign in.' : 'Cannot sign in.'}
            checked={isActive}
            onCheckedChange={(checked) => form.setValue('isActive', checked, { shouldDirty: true })}
          />
        </div>
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
