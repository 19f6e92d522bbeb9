import type { GatewayFailure } from '@/lib/payments/gateway'

/** @param providerCode Authorize.Net's own code, for the payment's record */
export const failure = (
  reason: GatewayFailure['reason'],
  message: string,
  providerCode?: string,
): GatewayFailure => ({ ok: false, reason, message, providerCode })
