'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { AdminBrand } from '@/components/back-office/shell/admin-brand'
import { useStore } from '@/components/back-office/store-context'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import { callApi } from '@/lib/api/client'
import { isApiError } from '@/lib/http/client'
import type { Permission } from '@/lib/http/permissions'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import type { SignedInUser } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'
import { clearToken, savedToken, saveToken } from './admin-token'
import { Interruptions } from './interruptions'
import { LoginSteps } from './login-steps'
import { RESET_PATH, ResetPasswordDialog } from './reset-password-dialog'
import { SecondFactorDuty } from './second-factor-duty'

type Gate =
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'login' }
  | { state: 'authenticated'; user: SignedInUser }

const UserContext = createContext<SignedInUser | null>(null)

/** Says who is signed in; used by the gate. */
export const SignedInUserProvider = UserContext.Provider

/** Who is signed in; only inside the gate. */
export function useSignedInUser(): SignedInUser {
  const user = useContext(UserContext)
  if (!user) throw new Error('Nobody is signed in here')
  return user
}

/** Whether the role of who is signed in allows something. The server decides again at each call. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useSignedInUser()
  return (permission) => may(role, permission)
}

const userOf = (token: string) =>
  callApi('GET /api/auth/user', { headers: { 'x-session-token': token } })

type AdminGateProps = {
  /** The captcha on the login, when it is enabled. */
  captcha: Captcha | undefined
  children: ReactNode
}

/** Renders its children for a valid session, and the login dialog otherwise. */
export function AdminGate({ captcha, children }: AdminGateProps) {
  const [gate, setGate] = useState<Gate>({ state: 'loading' })
  const isResetting = usePathname() === RESET_PATH
  const { storeName } = useStore()
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')

  const check = useCallback(async () => {
    const token = savedToken()
    if (!token) return setGate({ state: 'login' })
    try {
      setGate({ state: 'authenticated', user: await userOf(token) })
    } catch (error) {
      // Only a rejected token is cleared; a server error must not sign anybody out.
      if (!isApiError(error, 'unauthorized')) return setGate({ state: 'unreachable' })
      clearToken()
      setGate({ state: 'login' })
    }
  }, [])

  useEffect(() => {
    check()
  }, [check])

  async function enter(token: string) {
    saveToken(token)
    showToast({ title: t('gate.entered'), description: t('gate.welcome') })
    await check()
  }

  if (gate.state === 'authenticated' && !isResetting && gate.user.mustSetUpSecondFactor)
    return <SecondFactorDuty onDone={check} />
  if (gate.state === 'authenticated' && !isResetting)
    return (
      <SignedInUserProvider value={gate.user}>
        {children}
        <Interruptions captcha={captcha} user={gate.user} />
      </SignedInUserProvider>
    )
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-6">
      <div className="text-center">
        <h1 className="sr-only">{t('gate.heading', { storeName })}</h1>
        {gate.state !== 'login' && <AdminBrand />}
        {gate.state === 'loading' && (
          <p role="status" className="mt-4 text-sm text-muted">
            {t('gate.checking')}
          </p>
        )}
        {gate.state === 'unreachable' && (
          <div role="alert" className="mt-4">
            <p className="text-sm text-ink-soft">{common('offline')}</p>
            <Button variant="outline" className="mt-4" onClick={check}>
              {common('tryAgain')}
            </Button>
          </div>
        )}
      </div>
      {isResetting && <ResetPasswordDialog />}
      {gate.state === 'login' && !isResetting && (
        <LoginSteps captcha={captcha} onLogin={enter} canChooseLanguage />
      )}
    </main>
  )
}
