'use client'

import { LockKeyhole } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { failureInPageLanguage } from '@/components/back-office/language/in-page-language'
import { LanguageSelect } from '@/components/back-office/language/language-select'
import { useStore } from '@/components/back-office/store-context'
import { CaptchaField } from '@/components/forms/captcha-field'
import { CAPTCHA_SERVICES } from '@/components/forms/captcha-widgets'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { callApi } from '@/lib/api/client'
import { HttpError, isApiError } from '@/lib/http/client'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import { PasskeyButton } from './passkey-button'

type Credentials = { username: string; password: string; captchaToken?: string }

const isAboutCheck = (error: unknown) =>
  error instanceof HttpError && error.issues.some(({ path }) => path === 'captchaToken')

type LoginDialogProps = {
  /** The captcha, when it is enabled. */
  captcha: Captcha | undefined
  onLogin: (token: string) => Promise<void>
  /** Opens the dialog of the second step. */
  onSecondStep: (ticket: string) => void
  /** Opens the dialog that asks for a new password. */
  onForgot: () => void
  /** Whether the language can be chosen here, which loads the page anew. */
  canChooseLanguage?: boolean
}

/** The login form; can't be dismissed. */
export function LoginDialog({
  captcha,
  onLogin,
  onSecondStep,
  onForgot,
  canChooseLanguage = false,
}: LoginDialogProps) {
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
  const { logo, hasOwnLogo } = useStore()
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')

  const explain = (error: unknown) =>
    showToast(
      error instanceof HttpError
        ? {
            title: t('login.failed'),
            description: error.serverMessage ?? t('login.later'),
            variant: 'destructive',
          }
        : { title: t('login.error'), description: common('offline'), variant: 'destructive' },
    )

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
      if (isAboutCheck(error)) return setError('captchaToken', { message: t('check.notPassed') })
      explain(failureInPageLanguage(error))
      resetField('password')
      setFocus('password')
    }
  })

  return (
    <Dialog
      title={t('login.title')}
      description={t('login.description')}
      icon={LockKeyhole}
      size="sm"
    >
      {hasOwnLogo && (
        <Image
          src={logo}
          alt=""
          width={48}
          height={48}
          unoptimized
          className="mx-auto mb-4 size-12 object-contain"
        />
      )}
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
          label={t('fields.username')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...register('username', { required: t('login.usernameRequired') })}
        />
        <TextField
          id="login-password"
          type="password"
          label={common('password')}
          required
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: t('fields.passwordRequired') })}
        />
        {captcha && (
          <CaptchaField
            key={attempts}
            captcha={captcha}
            action="login"
            isActive
            error={errors.captchaToken?.message}
            texts={{
              label: t('check.label'),
              failed: t('check.failed', { company: CAPTCHA_SERVICES[captcha.vendor].company }),
              retry: common('tryAgain'),
            }}
            onToken={(token) => setValue('captchaToken', token)}
          />
        )}
        <Button type="submit" size="lg" className="w-full" disabled={isSubmitting}>
          {isSubmitting ? t('login.submitting') : t('login.submit')}
        </Button>
        <PasskeyButton onLogin={onLogin} />
        <Button variant="ghost" className="w-full" onClick={onForgot}>
          {t('login.forgot')}
        </Button>
      </form>
      {canChooseLanguage && (
        <div className="mt-4 border-t border-line pt-4">
          <LanguageSelect id="login-language" />
        </div>
      )}
    </Dialog>
  )
}
