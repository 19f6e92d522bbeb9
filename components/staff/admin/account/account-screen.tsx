'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { LanguagePanel } from './language-panel'
import { PasskeysPanel } from './passkeys/passkeys-panel'
import { PasswordPanel } from './password-panel'
import { SecondFactorPanel } from './second-factor/second-factor-panel'
import { SESSIONS_CALL, SessionsPanel } from './sessions-panel'

/** What users of the back office manage of their own account. */
export function AccountScreen() {
  const { username, email } = useSignedInUser()
  const t = useTranslations('backOffice.staff')
  const client = useQueryClient()
  return (
    <>
      <TabHeading title={t('account.title')} lead={`${username} · ${email}`} />
      <div className="space-y-6">
        <PasswordPanel onChanged={() => client.invalidateQueries({ queryKey: [SESSIONS_CALL] })} />
        <SecondFactorPanel />
        <PasskeysPanel />
        <SessionsPanel />
        <LanguagePanel />
      </div>
    </>
  )
}
