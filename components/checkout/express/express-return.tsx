'use client'

import { Hourglass, RotateCw, Undo2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { CheckoutMessage } from '@/components/checkout/checkout-message'
import { isAboutConsent, rememberAskedFor } from '@/components/checkout/consent/asked-again'
import { usePayInstead } from '@/components/checkout/link/use-pay-instead'
import { PaymentAlert } from '@/components/checkout/payment/payment-alert'
import { ProcessingOverlay } from '@/components/checkout/payment/processing-overlay'
import { useConfirmation } from '@/components/checkout/payment/use-confirmation'
import { useLeaveWarning } from '@/components/checkout/payment/use-leave-warning'
import { isRefused, paymentErrorText } from '@/components/checkout/payment-failures'
import { useRefusalText } from '@/components/checkout/use-refusal-text'
import { Button, buttonStyle } from '@/components/ui/button'
import { HttpError, isApiError } from '@/lib/http/client'
import { getPathname } from '@/lib/i18n/navigation'
import { type OutsideProviderId, PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { finishExpressPayment } from './express-calls'

type State =
  | { name: 'working' | 'notApproved' | 'underReview' }
  | { name: 'failed'; message: string; hint: 'alertHint' | 'refusedHint' | 'unansweredHint' }

/** What to do now; an answer says that no money was taken. */
const hintOf = (error: unknown) =>
  isRefused(error) ? 'refusedHint' : error instanceof HttpError ? 'alertHint' : 'unansweredHint'

type ExpressReturnProps = {
  provider: OutsideProviderId
  /** Whether the wallet says who buys; otherwise the store knows it. */
  namesBuyer: boolean
  orderId: string
  /** Of a link that is paid: its session, and its page. */
  instead?: { session: string; page: string }
}

/** Where the wallet's page leads back to: takes the approved payment, and goes on to the confirmation of its order. */
export function ExpressReturn({ provider, namesBuyer, orderId, instead }: ExpressReturnProps) {
  const wallet = PROVIDER_NAMES[provider]
  const t = useTranslations('checkout.express')
  const errors = useTranslations('payment.errors')
  const ownReview = getPathname({ href: '/checkout/review', locale: useLocale() })
  const review = instead?.page ?? ownReview
  const [state, setState] = useState<State>({ name: 'working' })
  const showConfirmation = useConfirmation()
  const refusalText = useRefusalText()
  const isRunning = useRef(false)
  const isBegun = useRef(false)

  useLeaveWarning(state.name === 'working')

  usePayInstead(instead?.session ?? null)

  async function finish() {
    if (isRunning.current) return
    isRunning.current = true
    setState({ name: 'working' })
    try {
      const { status, order } = await finishExpressPayment(provider, orderId)
      if (order && instead) return location.replace(instead.page)
      if (order) return await showConfirmation(order)
      setState({ name: status === 'PENDING' ? 'underReview' : 'notApproved' })
    } catch (error) {
      if (isAboutConsent(error)) rememberAskedFor()
      const isToldWhy = isApiError(error, 'invalid') || isApiError(error, 'payment_required')
      const said = isToldWhy ? error.serverMessage : null
      const refused = isRefused(error) ? errors('refused') : refusalText(error)
      const message =
        refused ?? said ?? paymentErrorText(error, errors('walletCapture', { wallet }))
      setState({ name: 'failed', message, hint: hintOf(error) })
    }
    isRunning.current = false
  }

  useEffect(() => {
    // By itself once: what failed is tried again only when the shopper says so.
    if (isBegun.current) return
    isBegun.current = true
    void finish()
  })

  switch (state.name) {
    case 'working':
      return <ProcessingOverlay />
    case 'failed':
      return (
        <PaymentAlert
          title={t('failed.title', { message: state.message })}
          hint={errors(state.hint)}
        >
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => void finish()}>
              <RotateCw aria-hidden />
              {t('failed.again')}
            </Button>
            <a href={review} className={buttonStyle({ variant: 'outline' })}>
              {t('failed.back')}
            </a>
          </div>
        </PaymentAlert>
      )
    case 'underReview':
      return (
        <CheckoutMessage
          Icon={Hourglass}
          title={t('underReview.title')}
          text={t(namesBuyer ? 'underReview.text' : 'underReview.textKnown', { wallet })}
          link={{ href: review, label: t('failed.back') }}
        />
      )
    case 'notApproved':
      return (
        <CheckoutMessage
          Icon={Undo2}
          title={t('notApproved.title')}
          text={t('notApproved.text', { wallet })}
          link={{ href: review, label: t('failed.back') }}
        />
      )
  }
}
