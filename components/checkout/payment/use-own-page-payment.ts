import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { paymentErrorText } from '@/components/checkout/payment-failures'
import { showToast } from '@/components/ui/toast/toaster'
import { HttpError } from '@/lib/http/client'
import type { MethodProps } from './method-view'
import { beginWalletOrder } from './payment-calls'

/** The payment with a wallet whose payers approve on its own page, which leads back to where the payment is finished. */
export function useOwnPagePayment({
  method,
  amount,
  purchase,
  flow,
  onError,
}: MethodProps<'wallet'>) {
  const t = useTranslations('payment')
  const { provider, name: wallet } = method
  const [isLeaving, setLeaving] = useState(false)
  const hasBegun = useRef(false)

  useEffect(() => {
    // Who comes back from the wallet's page by the browser's button finds this one as it was left.
    const onShow = () => {
      hasBegun.current = false
      setLeaving(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  /** @param country where the buyer is, of whom it is not known yet */
  async function leave(country: string): Promise<void> {
    if (hasBegun.current || !flow.mayBegin()) return
    hasBegun.current = true
    setLeaving(true)
    const customer = { ...purchase.customer, country: purchase.customer.country || country }
    try {
      const { approvalUrl } = await beginWalletOrder(provider, amount, { ...purchase, customer })
      if (approvalUrl === undefined) throw new Error('The wallet names no page')
      showToast({ title: t('redirecting', { wallet }) })
      location.assign(approvalUrl)
    } catch (error) {
      hasBegun.current = false
      setLeaving(false)
      // Even without a response no money has moved: nothing is captured yet.
      const refusal = error instanceof HttpError ? error : undefined
      onError(paymentErrorText(error, t('errors.walletCreate', { wallet })), refusal)
    }
  }

  return { leave, isLeaving }
}
