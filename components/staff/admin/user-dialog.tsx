'use client'

import { UserPlus, UserRoundPen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { EmailField } from '@/components/ui/fields/email-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { ROLES, type Role } from '@/lib/staff/contracts'
import type { AdminUser } from '@/lib/staff/users-contracts'
import { PermissionList } from './permission-list'

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
  currentPassword: string
  firstName: string
  lastName: string
  role: Role
  isActive: boolean
  isInvited: boolean
}

function save({ password, currentPassword, isInvited, ...values }: Values, user?: AdminUser) {
  const { isActive: _, ...invitation } = values
  // A password that is left blank stays as it is.
  const change = password === '' ? values : { ...values, password }
  if (user)
    return callAdmin('PATCH /api/admin/users/[id]', {
      params: { id: user.id },
      body: { ...change, currentPassword, expectedUpdatedAt: user.updatedAt },
    })
  return isInvited
    ? callAdmin('POST /api/admin/users/invitations', { body: invitation })
    : callAdmin('POST /api/admin/users', { body: { ...values, password } })
}

/** Adds or edits a user. */
export function UserDialog({ user, isSelf = false, onSaved, onClose }: Props) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const failed = t('users.saveFailed')
  const { form, field, ...state } = useAdminForm<Values>({
    defaults: {
      username: user?.username ?? '',
      email: user?.email ?? '',
      password: '',
      currentPassword: '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      role: user?.role ?? 'user',
      isActive: user?.isActive ?? true,
      isInvited: false,
    },
    failed,
    send: (values) => withFailureToast(t('users.error'), save(values, user), failed),
    onSent: (_, { username, email, isInvited }) => {
      showToast(
        isInvited
          ? { title: t('users.invitationMailed'), description: t('users.mailedTo', { email }) }
          : { title: user ? t('users.updated') : t('users.added'), description: username },
      )
      onSaved()
      onClose()
    },
  })
  const [role, isActive, isInvited, password, email] = form.watch([
    'role',
    'isActive',
    'isInvited',
    'password',
    'email',
  ])
  const needsPassword = isSelf && (password !== '' || email !== user?.email)
  const changesOwnAccess = isSelf && (role !== user?.role || !isActive)
  const signsOut = user && !isSelf && (role !== user.role || (user.isActive && !isActive))

  const rules = t('passwordHint')
  const passwordHint = !user
    ? rules
    : isSelf
      ? t('users.passwordKept', { rules })
      : t('users.passwordKeptOrSignsOut', { rules })

  return (
    <FormDialog
      title={user ? t('users.edit') : t('users.add')}
      description={user?.username}
      icon={user ? UserRoundPen : UserPlus}
      submitLabel={user ? t('users.save') : isInvited ? t('users.mailInvitation') : t('users.add')}
      form={state}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('fields.username')}
          required
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username', { required: t('users.usernameRequired') })}
        />
        <EmailField
          label={common('email')}
          required
          autoComplete="off"
          {...field('email', { required: t('users.emailRequired') })}
        />
        {!user && (
          <div className="sm:col-span-2">
            <SwitchField
              label={t('users.invite')}
              hint={t('users.inviteHint')}
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
            label={common('password')}
            required={!user}
            maxLength={200}
            autoComplete="new-password"
            className="sm:col-span-2"
            hint={passwordHint}
            {...field('password', { required: user ? false : t('users.passwordRequired') })}
          />
        )}
        {needsPassword && (
          <TextField
            type="password"
            label={t('password.current')}
            required
            maxLength={200}
            autoComplete="current-password"
            className="sm:col-span-2"
            hint={t('users.currentPasswordHint')}
            {...field('currentPassword', { required: t('password.currentRequired') })}
          />
        )}
        <TextField
          label={t('users.firstName')}
          maxLength={80}
          autoComplete="off"
          {...field('firstName')}
        />
        <TextField
          label={t('users.lastName')}
          maxLength={80}
          autoComplete="off"
          {...field('lastName')}
        />
        <SelectField
          label={t('users.role')}
          className="sm:col-span-2"
          hint={t(`roleHints.${role}`)}
          {...field('role')}
        >
          {ROLES.map((known) => (
            <option key={known} value={known}>
              {t(`roles.${known}`)}
            </option>
          ))}
        </SelectField>
        <PermissionList role={role} />
        {!isInvited && (
          <div className="sm:col-span-2">
            <SwitchField
              label={t('users.accountActive')}
              hint={isActive ? t('users.maySignIn') : t('users.mayNotSignIn')}
              checked={isActive}
              onCheckedChange={(checked) =>
                form.setValue('isActive', checked, { shouldDirty: true })
              }
            />
          </div>
        )}
        {(changesOwnAccess || signsOut) && (
          <p role="status" className="text-sm font-medium text-danger sm:col-span-2">
            {changesOwnAccess ? t('users.signsSelfOut') : t('users.signsUserOut')}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
