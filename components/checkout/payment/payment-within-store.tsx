import type { LucideIcon } from 'lucide-react'
import { BeforePaying } from '@/components/checkout/before-paying/before-paying'
import { OrderButtonLabel } from '@/components/checkout/before-paying/order-button-label'
import { paymentErrorText } from '@/components/checkout/payment-failures'
import { Button } from '@/components/ui/button'
import type { PaymentMethodProps } from './payment-method-props'
import type { PaymentMethod } from './purchase'

type PaymentWithinStoreProps = PaymentMethodProps & {
  method: PaymentMethod
  title: string
  text: string
  label: string
  /** Said when it failed without a reason. */
  failed: string
  icon: LucideIcon
  send: () => Promise<{ transactionId: string }>
}

/** A payment in which no money moves: one button. */
export function PaymentWithinStore({
  purchase,
  flow,
  busy,
  onError,
  icon: Icon,
  ...own
}: PaymentWithinStoreProps) {
  const isPaying = flow.phase.name === 'paying'
  // No law has it called an order with obligation to pay.
  const isFree = own.method === 'free'

  async function pay() {
    if (busy || !flow.begin()) return
    try {
      const { transactionId } = await own.send()
      await flow.succeed(purchase, own.method, transactionId)
    } catch (error) {
      onError(paymentErrorText(error, own.failed), error)
    }
  }

  return (
    <div>
      <p className="font-bold">{own.title}</p>
      <p className="mt-1 text-sm text-ink-soft">{own.text}</p>
      <BeforePaying isFree={isFree} />
      <Button size="lg" disabled={busy} onClick={() => void pay()} className="mt-5 h-13 w-full">
        {isFree && !isPaying ? (
          <>
            <Icon aria-hidden />
            {own.label}
          </>
        ) : (
          <OrderButtonLabel icon={Icon} label={own.label} isPaying={isPaying} />
        )}
      </Button>
    </div>
  )
}
