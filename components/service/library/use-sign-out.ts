import { callApi } from '@/lib/api/client'
import { useCall } from './use-call'

/** Ends the library's session in this browser, or in all of them. */
export function useSignOut(onSignedOut: () => void) {
  const { problem, isCalling, call } = useCall()
  const signOut = ({ everywhere }: { everywhere: boolean }) =>
    call(async () => {
      await callApi('POST /api/library/sign-out', { body: { everywhere } })
      onSignedOut()
    })
  return { isSigningOut: isCalling, problem, signOut }
}
