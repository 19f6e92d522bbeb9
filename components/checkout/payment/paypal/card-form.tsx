import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  isAboutCaptcha,
  isAskedForByBank,
  isDeclined,
  isDeclinedOften,
  paymentErrorText,
} from '@/components/checkout/payment-failures'
import { Skeleton } from '@/components/ui/skeleton'
import type { CardFieldsScript } from '@/lib/payments/contracts'
import { FieldsFailed } from '../fields-failed'
import { type MethodProps, wayOf } from '../method-view'
import { PayButton } from '../pay-button'
import { beginWalletOrder, captureWalletOrder } from '../payment-calls'
import { useCardCaptcha } from '../use-card-captcha'
import { cardFieldsIn, type FieldName, type PayPalCardFields } from './card-script'

type CardFormProps = MethodProps<'card_fields'> & { script: CardFieldsScript }

const LABELS = { number: 'cardNumber', expiry: 'expiryDate', cvv: 'cvv' } as const

/**
 * PayPal's fields for a card. The order is made first; PayPal then takes the card for it, and has its bank ask the payer where a rule
 * requires that; what the bank said the store reads before it takes the money.
 */
export default function PayPalCardForm(props: CardFormProps) {
  const { script, method, amount, purchase, flow, busy, onError, config } = props
  const { provider, paymentMethod } = method
  const t = useTranslations('payment')
  const { places, fields } = useCardFields(script)
  const captcha = useCardCaptcha(config.captcha)
  const isReady = fields !== 'loading' && fields !== 'failed'

  async function pay(card: PayPalCardFields) {
    const means = { means: 'card', captchaToken: captcha.token } as const
    const { id } = await beginWalletOrder(provider, amount, purchase, means)
    const { name, country } = purchase.customer
    const { state } = await card
      .submit(id, { name, ...(country && { billingAddress: { countryCode: country } }) })
      .catch(() => ({ state: 'failed' }))
    if (state === 'canceled') return onError(t('errors.notVerified'))
    if (state !== 'succeeded') return onError(t('errors.cardNotTaken'))
    flow.saveCapture(purchase, method, id)
    const { status } = await captureWalletOrder(provider, id, amount)
    if (status === 'PENDING') return flow.hold(purchase, paymentMethod, id)
    if (status !== 'COMPLETED') return onError(t('errors.walletIncomplete'))
    await flow.succeed(purchase, paymentMethod, id)
  }

  function payFailed(error: unknown) {
    if (isAskedForByBank(error)) return flow.leadToOthers(wayOf(method))
    if (isDeclinedOften(error)) return onError(t('errors.declinedOften'))
    if (isAboutCaptcha(error)) return onError(captcha.askFor(), error)
    const declined = isDeclined(error) ? error.serverMessage : null
    onError(declined ?? paymentErrorText(error, t('errors.cardProcessing')), error)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !isReady) return
    if (fields.isWrong()) return onError(t('errors.cardNotTaken'))
    if (!flow.begin()) return
    void pay(fields).catch(payFailed).finally(captcha.renew)
  }

  if (fields === 'failed') return <FieldsFailed provider="PayPal" />
  const field = (name: FieldName) => (
    <div>
      <p aria-hidden className="mb-1.5 text-sm font-semibold text-ink">
        {t(LABELS[name])}
      </p>
      <div ref={places[name]} className="foreign-fields min-h-12" />
    </div>
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {!isReady && <Skeleton className="h-24" />}
      <div className={isReady ? 'space-y-5' : 'sr-only'}>
        {field('number')}
        <div className="grid grid-cols-2 items-start gap-5">
          {field('expiry')}
          {field('cvv')}
        </div>
      </div>
      {captcha.field}
      <PayButton
        amount={amount}
        disabled={busy || !isReady}
        isPaying={flow.phase.name === 'paying'}
      />
    </form>
  )
}

/** PayPal's fields, once they stand in their places. */
function useCardFields({ scriptUrl, clientId }: CardFieldsScript) {
  const t = useTranslations('payment')
  const number = useRef<HTMLDivElement>(null)
  const expiry = useRef<HTMLDivElement>(null)
  const cvv = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<PayPalCardFields | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (!number.current || !expiry.current || !cvv.current) return
    let isGone = false
    const places = { number: number.current, expiry: expiry.current, cvv: cvv.current }
    const placeholders = { number: '1234 5678 9012 3456', expiry: t('expiryPlaceholder'), cvv: '' }
    const made = cardFieldsIn(places, { scriptUrl, clientId }, (name) => ({
      label: t(LABELS[name]),
      placeholder: placeholders[name],
    }))
    made.then(
      (card) => !isGone && setFields(card),
      () => !isGone && setFields('failed'),
    )
    return () => {
      isGone = true
      // Those that never came need no end.
      void made.then((card) => card.destroy()).catch(() => false)
    }
  }, [scriptUrl, clientId, t])
  return { places: { number, expiry, cvv }, fields }
}
