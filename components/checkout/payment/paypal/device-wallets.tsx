import {
  ApplePayOneTimePaymentButton,
  type Components,
  GooglePayOneTimePaymentButton,
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  useEligibleMethods,
  usePayPal,
} from '@paypal/react-paypal-js/sdk-v6'
import { useLocale } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { loadScript } from '@/lib/http/load-script'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { providerAmount } from '@/lib/payments/provider-amount'

/** https://developers.google.com/pay/api/web/overview */
const GOOGLE_PAY = 'https://pay.google.com/gp/p/js/pay.js'
/** https://developer.apple.com/documentation/applepayontheweb */
const APPLE_PAY = 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js'
/** The first that takes updates of the form that PayPal's component sends. */
const APPLE_PAY_VERSION = 4
/** PayPal's own buttons are of an older version of its script, under its usual name. */
const NAMESPACE = 'paypalDeviceWallets'
const COMPONENTS: Components[] = ['googlepay-payments', 'applepay-payments']

type DeviceWalletsProps = {
  clientId: string
  testMode: boolean
  /** A decimal string. */
  amount: string
  currency: CurrencyCode
  storeName: string
  disabled: boolean
  /** @returns PayPal's order id, or `null` on failure, which has been shown to the shopper */
  onCreate: () => Promise<string | null>
  onApproved: (orderId: string) => Promise<void>
  onCancelled: () => void
  onFailed: (error: unknown) => void
}

/**
 * Google Pay and Apple Pay, by PayPal, where the store's PayPal account and this device offer them. In a module that only stores
 * with a client id load.
 */
export default function DeviceWallets(props: DeviceWalletsProps) {
  return (
    <PayPalProvider
      clientId={props.clientId}
      environment={props.testMode ? 'sandbox' : 'production'}
      components={COMPONENTS}
      dataNamespace={NAMESPACE}
      pageType="checkout"
    >
      <EligibleWallets {...props} />
    </PayPalProvider>
  )
}

function EligibleWallets(props: DeviceWalletsProps) {
  const { loadingStatus } = usePayPal()
  return loadingStatus === INSTANCE_LOADING_STATE.RESOLVED ? <Wallets {...props} /> : null
}

const NOT_CREATED = 'No wallet order was created'

type AppleWindow = Window & { ApplePaySession?: { canMakePayments: () => boolean } }
const hasApplePay = () => (window as AppleWindow).ApplePaySession?.canMakePayments() ?? false

function Wallets({
  amount: decimal,
  currency: currencyCode,
  testMode,
  storeName,
  disabled,
  onCreate,
  onApproved,
  onCancelled,
  onFailed,
}: DeviceWalletsProps) {
  const locale = useLocale()
  const amount = providerAmount(decimal, currencyCode)
  const payload = useMemo(() => ({ currencyCode, amount }), [currencyCode, amount])
  const { eligiblePaymentMethods: eligible } = useEligibleMethods({ payload })
  const google = eligible?.isEligible('googlepay') ? eligible.getDetails('googlepay').config : null
  const apple = eligible?.isEligible('applepay') ? eligible.getDetails('applepay').config : null
  const hasGoogleScript = useScript(google === null ? null : GOOGLE_PAY)
  const hasAppleScript = useScript(apple !== null && hasApplePay() ? APPLE_PAY : null)
  const orderId = useRef<string | null>(null)

  async function createOrder() {
    orderId.current = await onCreate()
    if (orderId.current === null) throw new Error(NOT_CREATED)
    return { orderId: orderId.current }
  }
  const approved = async () => {
    if (orderId.current !== null) await onApproved(orderId.current)
  }
  const failed = (error: Error) => {
    // An order that was not made has been reported.
    if (error.message !== NOT_CREATED) onFailed(error)
  }
  const session = { createOrder, onApprove: approved, onCancel: onCancelled, onError: failed }

  return (
    <div className="mt-3 space-y-3 empty:hidden" inert={disabled}>
      {google !== null && hasGoogleScript && (
        <GooglePayOneTimePaymentButton
          {...session}
          googlePayConfig={google}
          environment={testMode ? 'TEST' : 'PRODUCTION'}
          transactionInfo={{
            countryCode: google.merchantCountry,
            currencyCode,
            totalPriceStatus: 'FINAL',
            totalPrice: amount,
          }}
          buttonType="pay"
          buttonSizeMode="fill"
          buttonLocale={locale}
        />
      )}
      {apple !== null && hasAppleScript && (
        <ApplePayOneTimePaymentButton
          {...session}
          applePayConfig={apple}
          applePaySessionVersion={APPLE_PAY_VERSION}
          paymentRequest={{
            countryCode: apple.merchantCountry ?? 'US',
            currencyCode,
            total: { label: storeName, amount, type: 'final' },
          }}
          type="pay"
          locale={locale}
        />
      )}
    </div>
  )
}

/** Whether a script is there; without it the page does without what it is for. */
function useScript(address: string | null): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (address !== null)
      loadScript(address).then(
        () => setThere(true),
        () => {},
      )
  }, [address])
  return isThere
}
