import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { BeforePaying } from '@/components/checkout/before-paying/before-paying'
import { OrderButtonLabel } from '@/components/checkout/before-paying/order-button-label'
import { useStoreProps } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { MethodProps } from '../method-view'
import { useWalletPayment } from '../use-wallet-payment'

const [PayPalButtons] = lazyPart(() => import('./paypal-buttons'))
const [DeviceWallets] = lazyPart(() => import('./device-wallets'), { isOptional: true })

/** Payment with PayPal: its own buttons, or the simulated approval without a client id. */
export function WalletPayment(props: MethodProps<'wallet'>) {
  const clientId = props.method.buttonsClientId
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
      <BeforePaying wallet={clientId === null ? undefined : props.method.name} />
      <div className="mt-5">
        {clientId === null ? (
          <Button
            variant="gold"
            size="lg"
            disabled={props.busy}
            onClick={() => void wallet.payWithSimulatedApproval()}
            className="w-full"
          >
            <OrderButtonLabel
              label={t('payWithPaypal')}
              isPaying={props.flow.phase.name === 'paying'}
            />
          </Button>
        ) : (
          <>
            <Suspense fallback={<Skeleton className="h-13" />}>
              <PayPalButtons clientId={clientId} scriptNonce={props.scriptNonce} {...approval} />
            </Suspense>
            <Suspense>
              <DeviceWallets
                clientId={clientId}
                testMode={props.config.testMode}
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
