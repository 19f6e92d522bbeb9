import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  isAboutCaptcha,
  isAskedForByBank,
  isDeclinedOften,
  paymentErrorText,
} from '@/components/checkout/payment-failures'
import { showToast } from '@/components/ui/toast/toaster'
import { type CardForm, cardFormProblems, digitsOf } from '@/lib/payments/card-format'
import type { CardPaymentResult } from '@/lib/payments/contracts'
import { CardFields } from '../card-fields'
import type { MethodProps } from '../method-view'
import { PayButton } from '../pay-button'
import { useCardCaptcha } from '../use-card-captcha'
import { useDeclineText } from '../use-decline-text'
import { prepareAcceptJs } from './accept-js'
import { chargeCard } from './charge-card'

const EMPTY: CardForm = { cardNumber: '', expiryDate: '', cvv: '', cardholderName: '' }

/** Payment by card. Card data exist in this form only and are never stored. */
export function CardPayment(props: MethodProps<'card'>) {
  const { method, amount, purchase, flow, busy, onError, config } = props
  const { provider, paymentMethod, acceptJs } = method
  const t = useTranslations('payment')
  const declineText = useDeclineText()
  const { form, card, problems, update, refuse, forget, forgetCvv } = useCardForm()
  const captcha = useCardCaptcha(config.captcha)
  const paying = flow.phase.name === 'paying'

  function failed(message: string, error?: unknown) {
    forgetCvv()
    onError(message, error)
  }

  /** Its bank wants to ask its customer: trying it again would not help. */
  function askedFor() {
    forget()
    flow.leadToOthers(provider)
  }

  /** What the store answered to the charge. */
  async function settle(result: CardPaymentResult) {
    const { status, transactionId, declineReason, ...charged } = result
    if (declineReason) return askedFor()
    if (transactionId === null || (status !== 'approved' && status !== 'pending'))
      return failed(declineText(result))
    forget()
    if (status === 'pending') return flow.hold(purchase, paymentMethod, transactionId)
    const cardType = charged.cardType ?? t('cardFallbackName')
    const lastFour = charged.lastFour ?? digitsOf(card.cardNumber).slice(-4)
    showToast({ title: t('cardPaidTitle'), description: t('cardPaid', { cardType, lastFour }) })
    await flow.succeed(purchase, paymentMethod, transactionId)
  }

  async function charge() {
    const charged = await chargeCard({
      provider,
      amount,
      card,
      buyer: purchase,
      captchaToken: captcha.token,
      acceptJs,
    })
    if (charged.kind === 'answered') return settle(charged.result)
    // Nothing was sent to the store, so everything stays as it was typed.
    if (charged.kind === 'unavailable') return onError(t('errors.cardScript'))
    // Disabled fields take no focus.
    flushSync(flow.release)
    refuse(charged.fields)
  }

  function chargeFailed(error: unknown) {
    if (isDeclinedOften(error)) return failed(t('errors.declinedOften'))
    if (isAskedForByBank(error)) return askedFor()
    if (isAboutCaptcha(error)) return failed(captcha.askFor(), error)
    failed(paymentErrorText(error, t('errors.cardProcessing')), error)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || refuse(cardFormProblems(card, new Date())) || !flow.begin()) return
    void charge().catch(chargeFailed).finally(captcha.renew)
  }

  return (
    <form
      ref={form}
      noValidate
      onFocus={() => acceptJs && prepareAcceptJs(acceptJs)}
      onSubmit={submit}
      className="space-y-5"
    >
      <CardFields card={card} problems={problems} disabled={paying} onUpdate={update} />
      {captcha.field}
      <PayButton amount={amount} disabled={busy} isPaying={paying} />
      <p className="text-sm text-muted">{t(acceptJs ? 'cardSafeDirect' : 'cardSafe')}</p>
    </form>
  )
}

/** What was typed, and which of its fields were refused. */
function useCardForm() {
  const t = useTranslations('payment')
  const form = useRef<HTMLFormElement>(null)
  const [card, setCard] = useState(EMPTY)
  const [problems, setProblems] = useState<readonly (keyof CardForm)[]>([])
  const forgetCvv = () => setCard((current) => ({ ...current, cvv: '' }))

  // React keeps the page mounted while another step is shown; the security code must not survive.
  useEffect(() => () => setCard((current) => ({ ...current, cvv: '' })), [])

  function update(field: keyof CardForm, value: string) {
    setCard((current) => ({ ...current, [field]: value }))
    setProblems((current) => current.filter((problem) => problem !== field))
  }

  /** Says which fields are wrong, and leads to the first. @returns whether any is */
  function refuse(found: readonly (keyof CardForm)[]) {
    const [first] = found
    if (!first) return false
    setProblems(found)
    showToast({
      title: t('validationTitle'),
      description: t(`validation.${first}`),
      variant: 'destructive',
    })
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return true
  }

  return { form, card, problems, update, refuse, forgetCvv, forget: () => setCard(EMPTY) }
}
