import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { askForPasskey } from '@/components/passkeys/authenticator'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'

/** Logs in by a passkey. */
export function PasskeyButton({ onLogin }: { onLogin: (token: string) => Promise<void> }) {
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
    } catch (error) {
      setWaiting(false)
      showToast({
        title: 'Login Failed',
        description:
          error instanceof HttpError
            ? (error.serverMessage ?? 'Please try again in a moment.')
            : 'No passkey was used. You can also log in with your password.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Button variant="outline" className="w-full" disabled={isWaiting} onClick={() => void logIn()}>
      <Fingerprint aria-hidden />
      {isWaiting ? 'Waiting for your device …' : 'Use a passkey'}
    </Button>
  )
}
