'use client'

import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CaptchaField } from '@/components/forms/captcha-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { callApi } from '@/lib/api/client'
import { HttpError, isApiError } from '@/lib/http/client'
import { PasskeyButton } from './passkey-button'

type Credentials = { username: string; password: string; captchaToken?: string }

const isAboutCheck = (error: unknown) =>
  error instanceof HttpError && error.issues.some(({ path }) => path === 'captchaToken')

const NOT_PASSED = 'The security check was not passed. It runs anew: please log in again.'

const CHECK_TEXTS = {
  label: 'Security check',
  failed:
    'The security check could not be loaded. You can try to log in all the same: while Cloudflare can’t be reached, the store does without.',
  retry: 'Try again',
}

function explain(error: unknown) {
  if (error instanceof HttpError)
    showToast({
      title: 'Login Failed',
      description: error.serverMessage ?? 'Please try again in a moment.',
      variant: 'destructive',
    })
  else
    showToast({
      title: 'Login Error',
      description: 'Unable to connect to server',
      variant: 'destructive',
    })
}

type LoginDialogProps = {
  /** The captcha, when it is enabled. */
  captcha: { siteKey: string } | undefined
  onLogin: (token: string) => Promise<void>
  /** Opens the dialog of the second step. */
  onSecondStep: (ticket: string) => void
  /** Opens the dialog that asks for a new password. */
  onForgot: () => void
}

/** The login form; can't be dismissed. */
export function LoginDialog({ captcha, onLogin, onSecondStep, onForgot }: LoginDialogProps) {
  const {
    register,
    handleSubmit,
    formState,
    resetField,
    setFocus,
    setValue,
    setError,
    clearErrors,
  } = useForm<Credentials>({ defaultValues: { username: '', password: '' } })
  const { errors, isSubmitting } = formState
  const [attempts, setAttempts] = useState(0)

  const submit = handleSubmit(async (credentials) => {
    try {
      const { sessionId } = await callApi('POST /api/auth/login', {
        body: { ...credentials, browser: true },
      })
      await onLogin(sessionId)
    } catch (error) {
      if (isApiError(error, 'second_factor_required'))
        return onSecondStep(error.detail('ticket') ?? '')
      setAttempts((count) => count + 1)
      if (isAboutCheck(error)) return setError('captchaToken', { message: NOT_PASSED })
      explain(error)
      resetField('password')
      setFocus('password')
    }
  })

  return (
    <Dialog
      title="Admin Authentication Required"
      description="Log in with your back office account."
      icon={LockKeyhole}
      size="sm"
    >
      <form
        onSubmit={(event) => {
          // An error without an input would block another submission.
          clearErrors('captchaToken')
          return submit(event)
        }}
        noValidate
        className="space-y-4"
      >
        <TextField
          id="login-username"
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...register('username', { required: 'Enter your username' })}
        />
        <TextField
          id="login-password"
          type="password"
          label="Password"
          required
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: 'Enter your password' })}
        />
        {captcha && (
          <CaptchaField
            key={attempts}
            siteKey={captcha.siteKey}
            action="login"
            isActive
            error={errors.captchaToken?.message}
            texts={CHECK_TEXTS}
            onToken={(token) => setValue('captchaToken', token)}
          />
        )}
        <Button type="submit" size="lg" className="w-full" disabled={isSubmitting}>
          {isSubmitting ? 'Logging in …' : 'Login to Admin Panel'}
        </Button>
        <PasskeyButton onLogin={onLogin} />
        <Button variant="ghost" className="w-full" onClick={onForgot}>
          Forgot password?
        </Button>
      </form>
    </Dialog>
  )
}
