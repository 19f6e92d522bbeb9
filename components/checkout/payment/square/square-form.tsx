import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  isAboutCaptcha,
  isDeclinedOften,
  paymentErrorText,
} from '@/components/checkout/payment-failures'
import { Skeleton } from '@/components/ui/skeleton'
import type { ConfirmationResult, Elements } from '@/lib/payments/contracts'
import { providerAmount } from '@/lib/payments/provider-amount'
import { FieldsFailed } from '../fields-failed'
import type { MethodProps } from '../method-view'
import { PayButton } from '../pay-button'
import { confirmPayment } from '../payment-calls'
import type { Purchase } from '../purchase'
import { useCardCaptcha } from '../use-card-captcha'
import { useDeclineText } from '../use-decline-text'
import { type CardFields, cardFieldsIn, type VerificationDetails } from './square-script'

type SquareFormProps = MethodProps<'elements'> & { elements: Elements }

const detailsOf = (
  amount: string,
  { currency, customer: { name, email, country } }: Purchase,
): VerificationDetails => ({
  amount: providerAmount(amount, currency),
  currencyCode: currency,
  intent: 'CHARGE',
  billingContact: { givenName: name, email, ...(country && { countryCode: country }) },
  customerInitiated: true,
  sellerKeyedIn: false,
})

/** Square's fields for a card. */
export default function SquareForm(props: SquareFormProps) {
  const { elements, method, amount, purchase, flow, busy, onError, config } = props
  const t = useTranslations('payment')
  const declineText = useDeclineText()
  const { place, fields } = useCardFields(elements)
  const captcha = useCardCaptcha(config.captcha)
  const isReady = fields !== 'loading' && fields !== 'failed'
  const paying = flow.phase.name === 'paying'

  /** What the store answered. */
  async function settle(result: ConfirmationResult) {
    const { status, transactionId, declineReason } = result
    if (declineReason) return flow.leadToOthers(method.provider)
    if (transactionId === null || (status !== 'approved' && status !== 'pending'))
      return onError(declineText(result))
    if (status === 'pending') return flow.hold(purchase, method.paymentMethod, transactionId)
    await flow.succeed(purchase, method.paymentMethod, transactionId)
  }

  async function pay(card: CardFields) {
    const { status, token } = await card.tokenize(detailsOf(amount, purchase))
    // The fields say themselves what is wrong.
    if (status === 'Invalid') return flow.release()
    // The card's bank did not hear from its customer that it is him.
    if (status !== 'OK' || !token) return onError(t('errors.notVerified'))
    await settle(await confirmPayment(method.provider, amount, token, purchase, captcha.token))
  }

  function payFailed(error: unknown) {
    if (isDeclinedOften(error)) return onError(t('errors.declinedOften'))
    if (isAboutCaptcha(error)) return onError(captcha.askFor(), error)
    onError(paymentErrorText(error, t('errors.cardProcessing')), error)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !isReady || !flow.begin()) return
    void pay(fields).catch(payFailed).finally(captcha.renew)
  }

  if (fields === 'failed') return <FieldsFailed provider="Square" />
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {!isReady && <Skeleton className="h-24" />}
      <div ref={place} className="foreign-fields" />
      {captcha.field}
      <PayButton amount={amount} disabled={busy || !isReady} isPaying={paying} />
    </form>
  )
}

/** Square's fields, once they stand in their place. */
function useCardFields(elements: Elements) {
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<CardFields | 'loading' | 'failed'>('loading')
  const { scriptUrl, publishableKey, locationId } = elements
  useEffect(() => {
    const target = place.current
    if (!target) return
    let isGone = false
    const made = cardFieldsIn(target, { scriptUrl, publishableKey, locationId }, locale)
    made.then(
      (card) => !isGone && setFields(card),
      () => !isGone && setFields('failed'),
    )
    return () => {
      isGone = true
      // Those that never came need no end.
      void made.then((card) => card.destroy()).catch(() => false)
    }
  }, [scriptUrl, publishableKey, locationId, locale])
  return { place, fields }
}
