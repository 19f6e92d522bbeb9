import 'server-only'
import type { StartWalletPayment } from '@/lib/payments/contracts'
import { payerMarks } from '@/lib/payments/payer-marks'
import type { WalletProvider } from '@/lib/payments/provider'
import { captchaState } from '@/lib/plugins/captcha/verify-captcha'
import { createWalletOrder, type WalletCaller } from './create-wallet-order'
import { requireAttemptAllowed } from './require-attempt-allowed'
import { returnPages } from './return-pages'

/**
 * Starts a wallet payment, which its payer approves in the wallet's window or on its page.
 *
 * @returns the wallet's order id, which the browser uses from then on, and the wallet's page
 * @throws AppError as startPayment, and `provider_error`
 */
export async function startWalletPayment(
  provider: WalletProvider,
  { means, captchaToken, ...request }: StartWalletPayment,
  caller: WalletCaller & { host: string },
): Promise<{ id: string; status: string; approvalUrl?: string }> {
  if (means === 'card') return startByCard(provider, request, captchaToken, caller)
  const isElsewhere = provider.approvedOn === 'own_page'
  const pages = isElsewhere
    ? returnPages(provider, request.locale, '/checkout/payment', caller.sessionId)
    : undefined
  const { providerOrderId: id, approvalUrl } = await createWalletOrder(
    provider,
    request,
    caller,
    pages,
  )
  return { id, status: 'CREATED', ...(isElsewhere && approvalUrl !== null && { approvalUrl }) }
}

/** Who tries out cards has to wait, or to prove to be a person, before an order of a card is made, as with any form of cards. */
async function startByCard(
  provider: WalletProvider,
  request: Omit<StartWalletPayment, 'means' | 'captchaToken'>,
  captchaToken: StartWalletPayment['captchaToken'],
  caller: WalletCaller & { host: string },
): Promise<{ id: string; status: string }> {
  const { sessionId, address, agent, host } = caller
  const payer = payerMarks({ sessionId, address, agent, card: null })
  const captcha = await captchaState('checkout', { captchaToken, address, hostname: host })
  const { cancelled: page } = returnPages(provider, request.locale, '/checkout/payment', sessionId)
  const { providerOrderId: id } = await createWalletOrder(
    provider,
    {
      ...request,
      isByCard: true,
      requireAllowed: (tx) => requireAttemptAllowed(tx, payer, captcha),
    },
    caller,
    { approved: page, cancelled: page },
  )
  return { id, status: 'CREATED' }
}
