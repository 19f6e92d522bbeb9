'use client'

import { PackagePlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { EmailField } from '@/components/ui/fields/email-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { UnclaimedPayment } from '@/lib/orders/admin-contracts'
import { money } from './order-labels'
import { type BoughtLine, ProductLines } from './product-lines'

type Props = { payment: UnclaimedPayment; onDone: () => void; onClose: () => void }
type Values = { email: string; name: string }

/** Makes an order of a captured payment, from what it names and what staff add. */
export function MakeOrderDialog({ payment, onDone, onClose }: Props) {
  const router = useRouter()
  const [lines, setLines] = useState<readonly BoughtLine[]>([])
  const needsBuyer = payment.customerEmail === null
  const needsProducts = payment.cartTotal === null
  const { field, ...state } = useAdminForm<Values, { orderNumber: string }>({
    defaults: { email: '', name: '' },
    send: (customer) =>
      callAdmin('POST /api/admin/payments/[id]/order', {
        params: { id: payment.id },
        body: {
          customer: needsBuyer ? customer : undefined,
          items: needsProducts
            ? lines.map(({ productId, quantity }) => ({ productId, quantity }))
            : undefined,
        },
      }),
    onSent: ({ orderNumber }) => {
      showToast({ title: `Order ${orderNumber} made`, description: 'Its keys are on their way.' })
      onDone()
      onClose()
      router.push(`/admin/orders/${orderNumber}`)
    },
  })
  return (
    <FormDialog
      title="Make an order of this payment?"
      description={payment.customerEmail ?? payment.id}
      icon={PackagePlus}
      submitLabel="Make order"
      pendingLabel="Making …"
      form={state}
      canSubmit={!needsProducts || lines.length > 0}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">
          <strong>{money(payment.amount)}</strong> were captured.
          {payment.cartTotal !== null &&
            payment.cartTotal !== payment.amount &&
            ` The cart costs ${money(payment.cartTotal)}: the order shows both.`}{' '}
          Its keys are assigned and mailed at once, as for any order.
        </p>
        {needsBuyer && (
          <>
            <EmailField label="E-mail of the buyer" required {...field('email')} />
            <TextField label="Name of the buyer" required maxLength={120} {...field('name')} />
          </>
        )}
        {needsProducts && <ProductLines lines={lines} onChange={setLines} />}
      </div>
    </FormDialog>
  )
}
