'use client'

import { useQueryClient } from '@tanstack/react-query'
import { History, UserPlus, UserRoundCog, UsersRound } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { EmptyList } from '@/components/back-office/empty-list'
import { PagedTable } from '@/components/back-office/paged-table'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { LogoutButton } from '@/components/back-office/session/logout-button'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button, buttonStyle } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminUser } from '@/lib/staff/users-contracts'
import { DeleteUserDialog } from './delete-user-dialog'
import { RemoveSecondFactorDialog } from './remove-second-factor-dialog'
import { SignOutUserDialog } from './sign-out-user-dialog'
import { userColumns } from './user-columns'
import { UserDialog } from './user-dialog'

const USERS_CALL = 'GET /api/admin/users'

type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'delete' | 'sign-out' | 'second-factor'; user: AdminUser }

/** Who may sign in to the back office. */
export function UsersScreen() {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const [search, setSearch] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>()
  const client = useQueryClient()
  const me = useSignedInUser()
  const list = usePagedList({ call: USERS_CALL, filters: { search } })
  const changed = () => client.invalidateQueries({ queryKey: [USERS_CALL] })
  const close = () => setDialog(undefined)
  async function inviteAgain({ id, email }: AdminUser) {
    try {
      await callAdmin('POST /api/admin/users/[id]/invitation', { params: { id } })
      showToast({ title: t('users.invitedAgain'), description: t('users.mailedTo', { email }) })
    } catch (error) {
      toastFailure(t('users.notInvited'), error)
    }
    changed()
  }

  return (
    <>
      <TabHeading title={t('users.title')} lead={t('users.lead')}>
        <Link href="/admin/users/audit" className={buttonStyle({ variant: 'outline' })}>
          <History aria-hidden />
          {t('audit.title')}
        </Link>
        <Link href="/admin/account" className={buttonStyle({ variant: 'outline' })}>
          <UserRoundCog aria-hidden />
          {t('account.title')}
        </Link>
        <LogoutButton size="md" />
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <UserPlus aria-hidden />
          {t('users.add')}
        </Button>
      </TabHeading>
      <SearchInput label={t('users.search')} onSearch={setSearch} className="mb-4 max-w-md" />
      <PagedTable
        list={list}
        failed={t('users.loadFailed')}
        noun={t('users.noun')}
        caption={t('users.title')}
        columns={userColumns(t, common, {
          currentUserId: me.id,
          onEdit: (user) => setDialog({ kind: 'edit', user }),
          onInviteAgain: inviteAgain,
          onSignOut: (user) => setDialog({ kind: 'sign-out', user }),
          onRemoveSecondFactor: (user) => setDialog({ kind: 'second-factor', user }),
          onDelete: (user) => setDialog({ kind: 'delete', user }),
        })}
        rowKey={({ id }) => id}
        skeletonRows={4}
        empty={<EmptyList icon={UsersRound} text={t('users.empty')} />}
      />
      {dialog?.kind === 'add' && <UserDialog onSaved={changed} onClose={close} />}
      {dialog?.kind === 'edit' && (
        <UserDialog
          user={dialog.user}
          isSelf={dialog.user.id === me.id}
          onSaved={changed}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteUserDialog user={dialog.user} onDeleted={changed} onClose={close} />
      )}
      {dialog?.kind === 'second-factor' && (
        <RemoveSecondFactorDialog user={dialog.user} onRemoved={changed} onClose={close} />
      )}
      {dialog?.kind === 'sign-out' && <SignOutUserDialog user={dialog.user} onClose={close} />}
    </>
  )
}
