import type { Env } from '@/lib/core/env'

/** Whether money moves, or a provider's sandbox or simulator is used. */
export type PaymentsMode = Env['PAYMENTS_MODE']

/**
 * With a custom base URL the environment's mode applies: whoever operates the store chose the server
 * behind it.
 */
export const effectiveMode = (
  configured: PaymentsMode,
  baseUrl: string | undefined,
  env: Env,
): PaymentsMode => (baseUrl ? env.PAYMENTS_MODE : configured)

/** The mode of a plugin's settings. */
export const modeOfPlugin = ({ mode }: Record<string, unknown>): PaymentsMode =>
  mode === 'test' ? 'test' : 'live'
