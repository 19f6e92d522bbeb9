'use client'

import { PackagePlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { money } from '@/components/back-office/format-number'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { type BoughtLine, ProductLines } from '@/components/orders/admin/product-lines'
import { EmailField } from '@/components/ui/fields/email-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { UnclaimedPayment } from '@/lib/orders/admin-contracts'

type Props = { payment: UnclaimedPayment; onDone: () => void; onClose: () => void }
type Values = { email: string; name: string }

/** Makes an order of a captured payment, from what it names and what staff add. */
export function MakeOrderDialog({ payment, onDone, onClose }: Props) {
  const t = useTranslations('backOffice.orders')
  const router = useRouter()
  const [lines, setLines] = useState<readonly BoughtLine[]>([])
  const captured = {
    amount: money(payment.amount, payment.currency),
    strong: (chunks: ReactNode) => <strong>{chunks}</strong>,
  }
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
      showToast({
        title: t('makeOrder.made', { orderNumber }),
        description: t('makeOrder.madeHint'),
      })
      onDone()
      onClose()
      router.push(`/admin/orders/${orderNumber}`)
    },
  })
  return (
    <FormDialog
      title={t('makeOrder.title')}
      description={payment.customerEmail ?? payment.id}
      icon={PackagePlus}
      submitLabel={t('makeOrder.submit')}
      pendingLabel={t('makeOrder.pending')}
      form={state}
      canSubmit={!needsProducts || lines.length > 0}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">
          {payment.cartTotal !== null && payment.cartTotal !== payment.amount
            ? t.rich('makeOrder.textOtherSum', {
                ...captured,
                cart: money(payment.cartTotal, payment.currency),
              })
            : t.rich('makeOrder.text', captured)}
        </p>
        {needsBuyer && (
          <>
            <EmailField label={t('makeOrder.email')} required {...field('email')} />
            <TextField label={t('makeOrder.name')} required maxLength={120} {...field('name')} />
          </>
        )}
        {needsProducts && (
          <ProductLines lines={lines} currency={payment.currency} onChange={setLines} />
        )}
      </div>
    </FormDialog>
  )
}
