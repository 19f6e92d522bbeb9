import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { paymentErrorText } from '@/components/checkout/payment-failures'
import { showToast } from '@/components/ui/toast/toaster'
import { HttpError } from '@/lib/http/client'
import type { MethodProps } from './method-view'
import { beginWalletOrder, captureWalletOrder, wait } from './payment-calls'

/** How long the simulated redirect to the wallet takes. */
const APPROVAL_WAIT_MS = 2000

/** The payment with a wallet: its order is created, approved by the payer, and captured. */
export function useWalletPayment({
  method,
  amount,
  purchase,
  flow,
  onError,
}: MethodProps<'wallet'>) {
  const t = useTranslations('payment')
  const { provider, name: wallet, paymentMethod } = method
  /** The purchase being paid: the page may show another cart when the wallet returns. */
  const started = useRef({ amount, purchase })

  /** @returns the wallet's order id, or `null` on failure, which has been shown to the shopper */
  async function create(): Promise<string | null> {
    if (!flow.begin()) return null
    started.current = { amount, purchase }
    try {
      return (await beginWalletOrder(provider, amount, purchase)).id
    } catch (error) {
      // Even without a response no money has moved: nothing is captured yet.
      const refusal = error instanceof HttpError ? error : undefined
      onError(paymentErrorText(error, t('errors.walletCreate', { wallet })), refusal)
      return null
    }
  }

  async function capture(orderId: string): Promise<void> {
    const paid = started.current
    flow.saveCapture(paid.purchase, method, orderId)
    try {
      const { status } = await captureWalletOrder(provider, orderId, paid.amount)
      if (status !== 'COMPLETED') return onError(t('errors.walletIncomplete'))
    } catch (error) {
      return onError(paymentErrorText(error, t('errors.walletCapture', { wallet })), error)
    }
    showToast({ title: t('walletPaidTitle'), description: t('walletPaid', { wallet }) })
    await flow.succeed(paid.purchase, paymentMethod, orderId)
  }

  async function payWithSimulatedApproval(): Promise<void> {
    const orderId = await create()
    if (orderId === null) return
    showToast({ title: t('redirecting', { wallet }) })
    await wait(APPROVAL_WAIT_MS)
    await capture(orderId)
  }

  return { create, capture, payWithSimulatedApproval }
}
