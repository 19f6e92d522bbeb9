import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  AvailablePaymentMethods,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useCartActions } from '@/components/cart/use-cart'
import { confirmExpressPayment } from '@/components/checkout/express/express-calls'
import type { ExpressFieldsProps } from '@/components/checkout/express/express-fields-props'
import { useExpressFailure } from '@/components/checkout/express/use-express-failure'
import { isAboutCaptcha, isDeclinedOften, isRefused } from '@/components/checkout/payment-failures'
import { useCurrency } from '@/components/storefront/currency/currency-store'
import { toDecimal } from '@/lib/core/money'
import { HttpError, isApiError } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { inAddress } from '@/lib/payments/provider-ids'
import { toMinorUnits } from '@/lib/payments/stripe/minor-units'
import { useConfirmation } from '../use-confirmation'
import { useDeclineText } from '../use-decline-text'
import { useLeaveWarning } from '../use-leave-warning'
import { useStripeScript } from './use-stripe-script'

/** As shoppers know what Stripe's buttons pay with. */
const NAMES: Readonly<Record<keyof AvailablePaymentMethods, string>> = {
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  link: 'Link',
  amazonPay: 'Amazon Pay',
  paypal: 'PayPal',
  klarna: 'Klarna',
}
const KINDS = ['applePay', 'googlePay', 'link', 'amazonPay', 'paypal', 'klarna'] as const

/** Refusals of which the store says why. */
const TOLD = ['invalid', 'payment_required', 'provider_error'] as const

/** Like the store's own buttons. */
const APPEARANCE = { variables: { borderRadius: '10px' } }
const BUTTON_HEIGHT = 48

/** Stripe's buttons of wallets for the cart; they follow its amount. Nothing where its script is blocked: there are other ways to pay. */
export default function StripeExpress(props: ExpressFieldsProps) {
  const { elements, currency, dueCents, onOffered } = props
  const script = useStripeScript(elements, currency, useLocale())
  useEffect(() => {
    if (script === 'failed') onOffered([])
  }, [script, onOffered])
  // While it is worked out anew the buttons stay, and take nothing.
  const [known, setKnown] = useState(dueCents)
  if (dueCents !== undefined && dueCents !== known) setKnown(dueCents)
  if (script === 'loading' || script === 'failed' || known === undefined) return null
  const options = {
    mode: 'payment' as const,
    amount: toMinorUnits({ cents: known, currency }),
    currency: currency.toLowerCase(),
    appearance: APPEARANCE,
  }
  return (
    <Elements stripe={script} options={options}>
      <Buttons {...props} />
    </Elements>
  )
}

function Buttons(props: ExpressFieldsProps) {
  const { dueCents, besides, consent, onOffered } = props
  const { pay, phase } = usePayment(props)
  const t = useTranslations('payment.overlay')
  const shownCents = useRef(0)

  /** What is shown there now is what is paid, whatever becomes of the cart meanwhile. */
  function open({ resolve, reject }: StripeExpressCheckoutElementClickEvent) {
    if (dueCents === undefined || phase !== 'ready' || !consent.mayBegin()) return reject()
    shownCents.current = dueCents
    resolve()
  }

  return (
    <>
      <ExpressCheckoutElement
        options={{
          emailRequired: true,
          billingAddressRequired: true,
          buttonHeight: BUTTON_HEIGHT,
          // The store's own button stands above them.
          paymentMethods: { paypal: besides.includes(NAMES.paypal) ? 'never' : 'auto' },
        }}
        onReady={({ availablePaymentMethods: available }) =>
          onOffered(KINDS.filter((kind) => available?.[kind]).map((kind) => NAMES[kind]))
        }
        onLoadError={() => onOffered([])}
        onClick={open}
        onConfirm={(event) => pay(event, shownCents.current)}
      />
      {/* Nothing lies above the page: a bank may ask there who pays. */}
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {phase === 'ready' ? '' : t('title')}
      </p>
    </>
  )
}

/** What pays the cart once a wallet's payer has approved it: the store, by a token. */
function usePayment({ provider, currency, country, consent }: ExpressFieldsProps) {
  const errors = useTranslations('payment.errors')
  const declineText = useDeclineText()
  const t = useTranslations('express')
  const locale = useLocale()
  const stripe = useStripe()
  const elements = useElements()
  const [displayCurrency] = useCurrency()
  const { whenSynced } = useCartActions()
  const failed = useExpressFailure()
  const showConfirmation = useConfirmation()
  const router = useRouter()
  const [phase, setPhase] = useState<'ready' | 'paying' | 'leaving'>('ready')

  useLeaveWarning(phase === 'paying')

  // React may keep the page hidden and show it again for another purchase.
  useEffect(() => () => setPhase('ready'), [])

  async function tokenOf({ billingDetails }: StripeExpressCheckoutElementConfirmEvent) {
    if (!stripe || !elements) return null
    if ((await elements.submit()).error) return null
    const made = await stripe.createConfirmationToken({
      elements,
      ...(billingDetails && {
        params: { payment_method_data: { billing_details: billingDetails } },
      }),
    })
    return made.confirmationToken?.id ?? null
  }

  /** @returns why nothing was paid; `null` where the page is left for what came of it */
  async function take(event: StripeExpressCheckoutElementConfirmEvent, cents: number) {
    await whenSynced()
    const token = await tokenOf(event)
    if (token === null) return errors('walletIncomplete')
    const answer = await confirmExpressPayment(provider, {
      token,
      amount: toDecimal(cents),
      currency,
      locale,
      displayCurrency,
      ...(country && { country }),
      ...(consent.body && { supplyConsent: consent.body }),
    })
    const { order, status, transactionId, clientSecret } = answer
    if (order) {
      setPhase('leaving')
      await showConfirmation(order)
      return null
    }
    if (transactionId === null || status === 'declined' || status === 'error')
      return declineText(answer)
    setPhase('leaving')
    // Whatever comes of it, also an error: the store asks Stripe.
    if (clientSecret !== null) await stripe?.handleNextAction({ clientSecret }).catch(() => null)
    router.push(
      `/checkout/express?token=${encodeURIComponent(transactionId)}&provider=${inAddress(provider)}`,
    )
    return null
  }

  function textOf(error: unknown): string {
    if (isDeclinedOften(error) || isAboutCaptcha(error)) return errors('declinedOften')
    if (isRefused(error)) return errors('refused')
    const isToldWhy = TOLD.some((code) => isApiError(error, code))
    if (isToldWhy && error instanceof HttpError && error.serverMessage) return error.serverMessage
    return error instanceof HttpError && error.status < 500
      ? t('failed', { wallet: 'Stripe' })
      : errors('unansweredHint')
  }

  async function pay(event: StripeExpressCheckoutElementConfirmEvent, cents: number) {
    setPhase('paying')
    const refuse = (error: unknown, text: string) => {
      setPhase('ready')
      event.paymentFailed({ reason: 'fail' })
      failed(error, text)
    }
    try {
      const refused = await take(event, cents)
      if (refused !== null) refuse(null, refused)
    } catch (error) {
      consent.askAfter(error)
      refuse(error, textOf(error))
    }
  }

  return { pay, phase }
}
