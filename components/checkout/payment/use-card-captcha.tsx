import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CaptchaField } from '@/components/forms/captcha-field'
import { CAPTCHA_SERVICES } from '@/components/forms/captcha-widgets'
import type { Captcha } from '@/lib/plugins/captcha/captcha'

/**
 * The security check of the card form. It shows once the server asks for it, after declined cards.
 *
 * @param captcha `null` where the store has none
 */
export function useCardCaptcha(captcha: Captcha | null) {
  const t = useTranslations('captcha')
  const [isAsked, setAsked] = useState(false)
  const [token, setToken] = useState('')
  const [attempt, setAttempt] = useState(0)

  return {
    token: token || undefined,
    /** Shows the check. @returns what to tell the shopper */
    askFor: () => {
      setAsked(true)
      return t('missing')
    },
    /** A token is valid for one attempt. */
    renew: () => {
      setToken('')
      setAttempt((count) => count + 1)
    },
    field:
      captcha !== null && isAsked ? (
        <CaptchaField
          key={attempt}
          captcha={captcha}
          action="checkout"
          isActive
          error={undefined}
          texts={{
            label: t('label'),
            failed: t('failed', { host: CAPTCHA_SERVICES[captcha.vendor].host }),
            retry: t('retry'),
          }}
          onToken={setToken}
        />
      ) : null,
  }
}
