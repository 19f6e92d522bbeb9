'use client'

import { useState } from 'react'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import { ForgotPasswordDialog } from './forgot-password-dialog'
import { LoginDialog } from './login-dialog'
import { SecondStepDialog } from './second-step-dialog'

type Step = { name: 'password' } | { name: 'forgotten' } | { name: 'second'; ticket: string }

type Props = {
  /** The captcha, when it is enabled. */
  captcha: Captcha | undefined
  onLogin: (token: string) => Promise<void>
  /** Whether the language can be chosen, too: not over a page whose work it would lose. */
  canChooseLanguage?: boolean
}

/** The dialogs that lead into the back office. */
export function LoginSteps({ captcha, onLogin, canChooseLanguage }: Props) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const back = () => setStep({ name: 'password' })
  if (step.name === 'forgotten') return <ForgotPasswordDialog onBack={back} />
  if (step.name === 'second')
    return <SecondStepDialog ticket={step.ticket} onLogin={onLogin} onBack={back} />
  return (
    <LoginDialog
      captcha={captcha}
      onLogin={onLogin}
      canChooseLanguage={canChooseLanguage}
      onSecondStep={(ticket) => setStep({ name: 'second', ticket })}
      onForgot={() => setStep({ name: 'forgotten' })}
    />
  )
}
