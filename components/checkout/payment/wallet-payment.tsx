import { LoaderCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense, useRef } from 'react'
import { paymentErrorText } from '@/components/checkout/payment-failures'
import { useStoreProps } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import { HttpError } from '@/lib/http/client'
import { captureWalletOrder, createWalletOrder, wait } from './payment-calls'
import type { PaymentMethodProps } from './payment-method-props'

const [PayPalButtons] = lazyPart(() => import('./paypal-buttons'))
const [DeviceWallets] = lazyPart(() => import('./device-wallets'), { isOptional: true })

/** How long the simulated redirect to the wallet takes. */
const APPROVAL_WAIT_MS = 2000

export type WalletPaymentProps = PaymentMethodProps & {
  paypalClientId: string | null
  testMode: boolean
  scriptNonce: string | null
}

/** Payment with the wallet: PayPal's own buttons, or the simulated approval without a client id. */
export function WalletPayment(props: WalletPaymentProps) {
  const t = useTranslations('payment')
  const wallet = useWalletPayment(props)
  const { storeName } = useStoreProps()
  const approval = {
    amount: props.amount,
    currency: props.purchase.currency,
    disabled: props.busy,
    onCreate: wallet.create,
    onApproved: wallet.capture,
    onCancelled: props.flow.release,
    onFailed: (error: unknown) => props.onError(t('errors.generic'), error),
  }
  return (
    <div>
      <p className="text-sm text-ink-soft">{t('walletText')}</p>
      <div className="mt-5">
        {props.paypalClientId === null ? (
          <Button
            variant="paypal"
            size="lg"
            disabled={props.busy}
            onClick={() => void wallet.payWithSimulatedApproval()}
            className="w-full"
          >
            {props.flow.phase.name === 'paying' ? (
              <>
                <LoaderCircle aria-hidden className="size-5 animate-spin" />
                {t('processing')}
              </>
            ) : (
              t('payWithPaypal')
            )}
          </Button>
        ) : (
          <>
            <Suspense fallback={<Skeleton className="h-13" />}>
              <PayPalButtons
                clientId={props.paypalClientId}
                scriptNonce={props.scriptNonce}
                {...approval}
              />
            </Suspense>
            <Suspense>
              <DeviceWallets
                clientId={props.paypalClientId}
                testMode={props.testMode}
                storeName={storeName}
                {...approval}
              />
            </Suspense>
          </>
        )}
      </div>
    </div>
  )
}

function useWalletPayment({ amount, purchase, flow, onError }: WalletPaymentProps) {
  const t = useTranslations('payment')
  /** The purchase being paid: the page may show another cart when the wallet returns. */
  const started = useRef({ amount, purchase })

  /** @returns the wallet's order id, or `null` on failure, which has been shown to the shopper */
  async function create(): Promise<string | null> {
    if (!flow.begin()) return null
    started.current = { amount, purchase }
    try {
      return await createWalletOrder(amount, purchase)
    } catch (error) {
      // Even without a response no money has moved: nothing is captured yet.
      const refusal = error instanceof HttpError ? error : undefined
      onError(paymentErrorText(error, t('errors.walletCreate')), refusal)
      return null
    }
  }

  async function capture(orderId: string): Promise<void> {
    const paid = started.current
    flow.saveCapture(paid.purchase, orderId)
    try {
      const { status } = await captureWalletOrder(orderId, paid.amount)
      if (status !== 'COMPLETED') return onError(t('errors.walletIncomplete'))
    } catch (error) {
      return onError(paymentErrorText(error, t('errors.walletCapture')), error)
    }
    showToast({ title: t('walletPaidTitle'), description: t('walletPaid') })
    await flow.succeed(paid.purchase, 'paypal', orderId)
  }

  async function payWithSimulatedApproval(): Promise<void> {
    const orderId = await create()
    if (orderId === null) return
    showToast({ title: t('redirecting') })
    await wait(APPROVAL_WAIT_MS)
    await capture(orderId)
  }

  return { create, capture, payWithSimulatedApproval }
}
