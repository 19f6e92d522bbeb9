import {
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js'
import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

type WalletButtonsProps = {
  clientId: string
  currency: string
  /** PayPal's script makes inline ones of its own, which need the page's nonce. */
  scriptNonce: string | null
  amount: string
  disabled: boolean
  /** @returns the wallet's order id, or `null` on failure, which has been shown to the shopper */
  onCreate: () => Promise<string | null>
  onApproved: (orderId: string) => Promise<void>
  onCancelled: () => void
  onFailed: (error: unknown) => void
}

/** PayPal's buttons, in a separate module that only stores with a client id load. */
export default function WalletButtons(props: WalletButtonsProps) {
  const { clientId, currency, scriptNonce } = props
  const options = useMemo(
    () => ({
      clientId,
      currency,
      intent: 'capture',
      components: 'buttons',
      disableFunding: 'card,paylater,venmo',
      ...(scriptNonce !== null && { dataCspNonce: scriptNonce }),
    }),
    [clientId, currency, scriptNonce],
  )
  return (
    <PayPalScriptProvider options={options}>
      <Buttons {...props} />
    </PayPalScriptProvider>
  )
}

const NOT_CREATED = 'No wallet order was created'

function Buttons({
  amount,
  disabled,
  onCreate,
  onApproved,
  onCancelled,
  onFailed,
}: WalletButtonsProps) {
  const t = useTranslations('payment')
  const [{ isRejected, isResolved }] = usePayPalScriptReducer()
  const isReported = useRef(false)

  if (isRejected)
    return (
      <p
        role="alert"
        className="rounded-control bg-danger-soft p-4 text-sm font-medium text-danger"
      >
        {t('walletScriptFailed')}
      </p>
    )
  return (
    <div className="min-h-13">
      {!isResolved && (
        <div role="status">
          <Skeleton className="h-13" />
          <span className="sr-only">{t('walletLoading')}</span>
        </div>
      )}
      <PayPalButtons
        style={{ layout: 'vertical', color: 'gold', shape: 'rect', label: 'pay', height: 52 }}
        forceReRender={[amount]}
        disabled={disabled}
        createOrder={async () => {
          isReported.current = false
          const orderId = await onCreate()
          if (orderId !== null) return orderId
          isReported.current = true
          throw new Error(NOT_CREATED)
        }}
        onApprove={({ orderID }) => onApproved(orderID)}
        onCancel={onCancelled}
        onError={(error) => {
          if (!isReported.current) onFailed(error)
        }}
      />
    </div>
  )
}
