import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/**
 * Lets the user's authenticator make a passkey.
 *
 * @throws Error when they close the browser's dialog, or have the passkey already
 */
export async function askForNewPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON })
}

/** Lets the user choose a passkey. @throws Error when they close the browser's dialog */
export async function askForPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}

/** Whether the browser knows passkeys. Only in a browser. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Why an authenticator made or used no passkey, by the names that WebAuthn gives its errors. */
const REASONS: Readonly<Record<string, 'cancelled' | 'known' | 'failed'>> = {
  // Browsers tell neither a closed dialog from one that was never answered, nor from a device without a passkey.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'failed',
  ConstraintError: 'failed',
  SecurityError: 'failed',
  UnknownError: 'failed',
}

/** Why an authenticator made or used no passkey; `null` for errors that are not its own. */
export const refusalOf = (error: unknown) =>
  (error instanceof Error ? REASONS[error.name] : undefined) ?? null

/** What an authenticator answers; `null` when its user has closed the dialog. */
export async function unlessCancelled<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (refusalOf(error) === 'cancelled') return null
    throw error
  }
}
