import { Fingerprint } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { failureInPageLanguage } from '@/components/back-office/language/in-page-language'
import { askForPasskey } from '@/components/forms/passkeys/authenticator'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'

/** Logs in by a passkey. */
export function PasskeyButton({ onLogin }: { onLogin: (token: string) => Promise<void> }) {
  const t = useTranslations('backOffice.staff')
  const [isWaiting, setWaiting] = useState(false)

  async function logIn() {
    setWaiting(true)
    try {
      const { options, ticket } = await callApi('POST /api/auth/passkey/beginning')
      const credential = await askForPasskey(options)
      const { sessionId } = await callApi('POST /api/auth/passkey', {
        body: { ticket, credential },
      })
      await onLogin(sessionId)
    } catch (failure) {
      setWaiting(false)
      const error = failureInPageLanguage(failure)
      showToast({
        title: t('login.failed'),
        description:
          error instanceof HttpError
            ? (error.serverMessage ?? t('login.later'))
            : t('login.noPasskey'),
        variant: 'destructive',
      })
    }
  }

  return (
    <Button variant="outline" className="w-full" disabled={isWaiting} onClick={() => void logIn()}>
      <Fingerprint aria-hidden />
      {isWaiting ? t('fields.waitingForDevice') : t('login.usePasskey')}
    </Button>
  )
}
