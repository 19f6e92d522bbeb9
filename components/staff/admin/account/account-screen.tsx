'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LanguageSelect } from '@/components/back-office/language/language-select'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
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

/** In which language the back office is shown. */
function LanguagePanel() {
  const t = useTranslations('backOffice.shell')
  return (
    <Panel title={t('language.title')} lead={t('language.lead')}>
      <div className="max-w-xs">
        <LanguageSelect id="language" />
      </div>
    </Panel>
  )
}
