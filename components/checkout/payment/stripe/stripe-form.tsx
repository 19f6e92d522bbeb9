import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance } from '@stripe/stripe-js'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useMemo, useState } from 'react'
import {
  isAboutCaptcha,
  isDeclinedOften,
  paymentErrorText,
} from '@/components/checkout/payment-failures'
import { useIsDark } from '@/components/storefront/scheme/scheme-store'
import { Skeleton } from '@/components/ui/skeleton'
import { toCents } from '@/lib/core/money'
import type { ConfirmationResult, Elements as Script } from '@/lib/payments/contracts'
import { toMinorUnits } from '@/lib/payments/stripe/minor-units'
import { brandShade } from '../brand-shade'
import { FieldsFailed } from '../fields-failed'
import type { MethodProps } from '../method-view'
import { PayButton } from '../pay-button'
import { confirmPayment } from '../payment-calls'
import { useCardCaptcha } from '../use-card-captcha'
import { useDeclineText } from '../use-decline-text'
import { useStripeScript } from './use-stripe-script'

/** Like the store's own fields. */
const VARIABLES = { borderRadius: '10px', fontSizeBase: '16px' }
const lightFields = (): Appearance => ({
  theme: 'stripe',
  variables: { ...VARIABLES, colorPrimary: brandShade('#c2410c') },
})
/** In the colours of app/theme.css, which its frame can't read. */
const darkFields = (): Appearance => ({
  theme: 'night',
  variables: {
    ...VARIABLES,
    colorPrimary: brandShade('#fb923c'),
    colorBackground: '#1f1b19',
    colorText: '#f5f1ee',
    colorDanger: '#fca5a5',
  },
})

type StripeFormProps = MethodProps<'elements'> & { elements: Script }

/** Stripe's fields for the amount of the cart; they follow it. */
export default function StripeForm(props: StripeFormProps) {
  const { elements, amount, purchase } = props
  const locale = useLocale()
  const isDark = useIsDark()
  const appearance = useMemo(() => (isDark ? darkFields() : lightFields()), [isDark])
  const script = useStripeScript(elements, purchase.currency, locale)
  if (script === 'failed') return <FieldsFailed provider="Stripe" />
  if (script === 'loading') return <Skeleton className="h-64" />
  const { currency } = purchase
  const options = {
    mode: 'payment' as const,
    amount: toMinorUnits({ cents: toCents(amount), currency }),
    currency: currency.toLowerCase(),
    appearance,
  }
  return (
    <Elements stripe={script} options={options}>
      <Fields {...props} />
    </Elements>
  )
}

function Fields(props: StripeFormProps) {
  const { method, amount, purchase, flow, busy, onError, config } = props
  const t = useTranslations('payment')
  const declineText = useDeclineText()
  const stripe = useStripe()
  const elements = useElements()
  const captcha = useCardCaptcha(config.captcha)
  const [isReady, setReady] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const paying = flow.phase.name === 'paying'

  /** What the store answered. */
  async function settle(result: ConfirmationResult) {
    const { status, transactionId, clientSecret, declineReason } = result
    if (declineReason) return flow.leadToOthers(method.provider)
    if (transactionId === null || status === 'declined' || status === 'error')
      return onError(declineText(result))
    if (status === 'approved') return flow.succeed(purchase, method.paymentMethod, transactionId)
    if (status === 'pending') return flow.hold(purchase, method.paymentMethod, transactionId)
    const order = flow.saveConfirmation(purchase, method, transactionId)
    // Whatever came of it, also an error: the store asks Stripe.
    if (clientSecret !== null) await stripe?.handleNextAction({ clientSecret }).catch(() => null)
    await flow.finishConfirmed(order, method.provider)
  }

  async function pay() {
    if (!stripe || !elements) return flow.release()
    // The fields say themselves what is wrong.
    if ((await elements.submit()).error) return flow.release()
    const { name, email } = purchase.customer
    const made = await stripe.createConfirmationToken({
      elements,
      params: { payment_method_data: { billing_details: { name, email } } },
    })
    if (made.error) return onError(made.error.message ?? t('errors.cardProcessing'))
    const { id: token } = made.confirmationToken
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
    void pay().catch(payFailed).finally(captcha.renew)
  }

  if (hasFailed) return <FieldsFailed provider="Stripe" />
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {!isReady && <Skeleton className="h-64" />}
      <PaymentElement
        options={{ layout: 'tabs' }}
        onReady={() => setReady(true)}
        onLoadError={() => setFailed(true)}
      />
      {captcha.field}
      <PayButton amount={amount} disabled={busy || !isReady} isPaying={paying} />
    </form>
  )
}
