'use client'

import { callApi } from '@/lib/api/client'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import type { SignedInUser } from '@/lib/staff/contracts'
import { saveToken } from './admin-token'
import { useInterruption } from './interruption'
import { LoginSteps } from './login-steps'
import { ProofDialog } from './proof-dialog'

type Props = {
  captcha: Captcha | undefined
  /** Who works in this page. */
  user: SignedInUser
}

/** Asks over the page for what a call needs before it is made again; nothing in the page is lost. */
export function Interruptions({ captcha, user }: Props) {
  const interruption = useInterruption()
  if (!interruption) return null
  const { reason, settle } = interruption
  if (reason === 'proof')
    return <ProofDialog onProven={() => settle(true)} onClose={() => settle(false)} />

  async function signInAgain(token: string) {
    saveToken(token)
    const headers = { 'x-session-token': token }
    const { id } = await callApi('GET /api/auth/user', { headers })
    // What somebody else had open is not for whoever signs in now.
    if (id === user.id) settle(true)
    else location.reload()
  }
  return <LoginSteps captcha={captcha} onLogin={signInAgain} />
}
