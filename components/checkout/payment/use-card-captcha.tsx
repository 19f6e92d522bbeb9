import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CaptchaField } from '@/components/forms/captcha-field'

/**
 * The security check of the card form. It shows once the server asks for it, after declined cards.
 *
 * @param siteKey `null` where the store has none
 */
export function useCardCaptcha(siteKey: string | null) {
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
      siteKey !== null && isAsked ? (
        <CaptchaField
          key={attempt}
          siteKey={siteKey}
          action="checkout"
          isActive
          error={undefined}
          texts={{ label: t('label'), failed: t('failed'), retry: t('retry') }}
          onToken={setToken}
        />
      ) : null,
  }
}
