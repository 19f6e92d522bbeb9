import { LoaderCircle, Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  isAboutCaptcha,
  isDeclinedOften,
  paymentErrorText,
} from '@/components/checkout/payment-failures'
import { useUsdFormat } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { toCents } from '@/lib/core/money'
import {
  type CardForm,
  cardFormProblems,
  digitsOf,
  formatCardNumber,
  formatCvv,
  formatExpiry,
} from '@/lib/payments/card-format'
import type { AcceptJs } from '@/lib/payments/contracts'
import { prepareAcceptJs } from './accept-js'
import { CardBrandMark } from './card-brand-mark'
import { chargeCard } from './charge-card'
import { FormattedField } from './formatted-field'

import type { PaymentMethodProps } from './payment-method-props'
import { useCardCaptcha } from './use-card-captcha'

const EMPTY: CardForm = { cardNumber: '', expiryDate: '', cvv: '', cardholderName: '' }

type CardPaymentProps = PaymentMethodProps & {
  captchaSiteKey: string | null
  /** Authorize.Net's script for the browser; `null` where the store's server takes cards. */
  acceptJs: AcceptJs | null
}

/** Payment by card. Card data exist in this form only and are never stored. */
export function CardPayment(props: CardPaymentProps) {
  const { amount, purchase, flow, busy, onError, captchaSiteKey, acceptJs } = props
  const usd = useUsdFormat()
  const t = useTranslations('payment')
  const [card, setCard] = useState(EMPTY)
  const [problems, setProblems] = useState<readonly (keyof CardForm)[]>([])
  const form = useRef<HTMLFormElement>(null)
  const paying = flow.phase.name === 'paying'
  const captcha = useCardCaptcha(captchaSiteKey)

  // React keeps the page mounted while another step is shown; the security code must not survive.
  useEffect(() => () => setCard((current) => ({ ...current, cvv: '' })), [])

  function update(field: keyof CardForm, value: string) {
    setCard((current) => ({ ...current, [field]: value }))
    setProblems((current) => current.filter((problem) => problem !== field))
  }

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

  function failed(message: string, error?: unknown) {
    setCard((current) => ({ ...current, cvv: '' }))
    onError(message, error)
  }

  async function charge() {
    try {
      const charged = await chargeCard({
        amount,
        card,
        buyer: purchase,
        captchaToken: captcha.token,
        acceptJs,
      })
      // Nothing was sent to the store, so everything stays as it was typed.
      if (charged.kind === 'unavailable') return onError(t('errors.cardScript'))
      if (charged.kind === 'refused') {
        // Disabled fields take no focus.
        flushSync(flow.release)
        refuse(charged.fields)
        return
      }
      const { result } = charged
      const { status, transactionId, messageText } = result
      if (status === 'approved' && transactionId !== null) {
        const cardType = result.cardType ?? t('cardFallbackName')
        const paid = { cardType, lastFour: result.lastFour ?? digitsOf(card.cardNumber).slice(-4) }
        showToast({ title: t('cardPaidTitle'), description: t('cardPaid', paid) })
        setCard(EMPTY)
        await flow.succeed(purchase, 'card', transactionId)
      } else if (status === 'pending' && transactionId !== null) {
        setCard(EMPTY)
        flow.hold(purchase, transactionId)
      } else failed(messageText || t('errors.cardDeclined'))
    } catch (error) {
      if (isDeclinedOften(error)) return failed(t('errors.declinedOften'))
      if (isAboutCaptcha(error)) return failed(captcha.askFor(), error)
      failed(paymentErrorText(error, t('errors.cardProcessing')), error)
    } finally {
      captcha.renew()
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || refuse(cardFormProblems(card, new Date())) || !flow.begin()) return
    void charge()
  }

  const common = (field: keyof CardForm) => ({
    id: field,
    name: field,
    label: t(field),
    required: true,
    disabled: paying,
    error: problems.includes(field) ? t(`validation.${field}`) : undefined,
  })

  return (
    <form
      ref={form}
      noValidate
      onFocus={() => acceptJs && prepareAcceptJs(acceptJs)}
      onSubmit={submit}
      className="space-y-5"
    >
      <div className="relative">
        <FormattedField
          {...common('cardNumber')}
          value={card.cardNumber}
          format={formatCardNumber}
          onValueChange={(value) => update('cardNumber', value)}
          autoComplete="cc-number"
          placeholder="1234 5678 9012 3456"
          dir="ltr"
          className="[&_input]:pe-16 [&_input]:tabular-nums"
        />
        <CardBrandMark cardNumber={card.cardNumber} />
      </div>
      <div className="grid grid-cols-2 items-start gap-5">
        <FormattedField
          {...common('expiryDate')}
          value={card.expiryDate}
          format={formatExpiry}
          onValueChange={(value) => update('expiryDate', value)}
          autoComplete="cc-exp"
          placeholder={t('expiryPlaceholder')}
          dir="ltr"
          className="[&_input]:tabular-nums"
        />
        <FormattedField
          {...common('cvv')}
          value={card.cvv}
          format={formatCvv}
          onValueChange={(value) => update('cvv', value)}
          autoComplete="cc-csc"
          hint={t('cvvHint')}
          dir="ltr"
          className="[&_input]:tabular-nums"
        />
      </div>
      <TextField
        {...common('cardholderName')}
        value={card.cardholderName}
        onChange={({ target }) => update('cardholderName', target.value)}
        autoComplete="cc-name"
        maxLength={100}
      />
      {captcha.field}
      <Button type="submit" size="lg" disabled={busy} className="h-13 w-full">
        {paying ? (
          <>
            <LoaderCircle aria-hidden className="animate-spin" />
            {t('processing')}
          </>
        ) : (
          <>
            <Lock aria-hidden />
            {t('pay', { amount: usd(toCents(amount)) })}
          </>
        )}
      </Button>
      <p className="text-sm text-muted">{t(acceptJs ? 'cardSafeDirect' : 'cardSafe')}</p>
    </form>
  )
}
