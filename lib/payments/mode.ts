import type { Env } from '@/lib/core/env'

/** Whether money moves, or a provider's sandbox or simulator only plays along. */
export type PaymentsMode = Env['PAYMENTS_MODE']

/** Where a base URL is set, whoever runs the store has decided what stands behind it. */
export const effectiveMode = (
  configured: PaymentsMode,
  baseUrl: string | undefined,
  env: Env,
): PaymentsMode => (baseUrl ? env.PAYMENTS_MODE : configured)

/** The mode that a plugin's settings ask for. */
export const modeOfPlugin = ({ mode }: Record<string, unknown>): PaymentsMode =>
  mode === 'test' ? 'test' : 'live'
