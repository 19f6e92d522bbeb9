'use client'

import { HandCoins } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { money } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { refundReasonLabel } from '@/components/orders/admin/order-labels'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { decimalOf, toCents, toDecimal } from '@/lib/core/money'
import { currencyInWords } from '@/lib/i18n/display-names'
import { MAX_NOTE_LENGTH, MAX_REASON_LENGTH } from '@/lib/orders/admin-limits'
import type { AdminRefundRequest, OrderRefund } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { refundCents } from '@/lib/refunds/refund-amounts'
import { DespiteDispute } from './despite-dispute'
import { QuantityChoice } from './quantity-choice'
import { ReferenceField } from './reference-field'
import { NotSettled, type UnsettledCharge, useUnsettledCharge } from './unsettled-charge'
import { useRefundCall, useRefundToast } from './use-refund-call'

type Props = {
  order: OrderDetail
  /** The buyer's refund request that this refund accepts. */
  request?: AdminRefundRequest
  onClose: () => void
}
type Values = { amount: string; reason: string; reference: string; message: string }
type Quantities = Record<number, number>

const GIVEN_UP: readonly OrderRefund['status'][] = ['failed', 'withdrawn']

/** The refund for the selected quantities with tax, calculated like on the server. */
function selectedAmount(
  { currency, subtotal, tax, discount, payment, items, refunds }: OrderDetail,
  quantities: Quantities,
): string {
  const order = {
    currency,
    subtotalCents: toCents(subtotal),
    taxCents: refunds.some(({ isTax, status }) => isTax && !GIVEN_UP.includes(status))
      ? 0
      : toCents(tax),
    discountCents: toCents(discount),
    leftCents: toCents(payment.refundableAmount),
    items: items.map((item) => ({
      ...item,
      refundedQuantity: item.refundedQuantity + item.waitingQuantity,
      priceCents: toCents(item.productPrice),
      discountCents: toCents(item.discount),
      bundleShareCents: item.bundleShare === null ? 0 : toCents(item.bundleShare),
    })),
  }
  return toDecimal(refundCents(order, selectedItems(quantities)))
}

const selectedItems = (quantities: Quantities) =>
  Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ itemId: Number(id), quantity }] : [],
  )

const allLeft = ({ items }: OrderDetail): Quantities =>
  Object.fromEntries(
    items.map(({ id, quantity, refundedQuantity, waitingQuantity }) => [
      id,
      quantity - refundedQuantity - waitingQuantity,
    ]),
  )

/** Refunds an order: by items, by an amount, or both. */
export function RefundDialog({ order, request, onClose }: Props) {
  const t = useTranslations('backOffice.refunds')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  const toastRefund = useRefundToast()
  const rule = useAmountRule()
  const changed = useOrderChanged()
  const { call, dispute } = useRefundCall()
  const [quantities, setQuantities] = useState<Quantities>(() => (request ? allLeft(order) : {}))
  const { form, field, ...state } = useAdminForm<Values, OrderRefund | AdminRefundRequest>({
    defaults: {
      amount: request ? selectedAmount(order, quantities) : '',
      reason: request ? refundReasonLabel(orders, request.reason) : '',
      reference: '',
      message: '',
    },
    failed: t('dialog.failed'),
    send: ({ amount, reason, reference, message }) => {
      const items = selectedItems(quantities)
      const given = { items, amount: amount.trim(), reason, reference }
      return request
        ? call((refund) =>
            callAdmin('POST /api/admin/refund-requests/[id]/answer', {
              params: { id: request.id },
              body: { decision: 'accept', answer: message, refund: { ...refund, ...given } },
            }),
          )
        : call((refund) =>
            callAdmin('POST /api/admin/orders/[orderNumber]/refund', {
              params: { orderNumber: order.orderNumber },
              body: { ...refund, ...given, message },
            }),
          )
    },
    onSent: (answer) => {
      toastRefund(answer)
      changed()
      onClose()
    },
  })
  const choose = (id: number, quantity: number) => {
    const next = { ...quantities, [id]: quantity }
    setQuantities(next)
    form.setValue('amount', selectedAmount(order, next), { shouldDirty: true })
    form.clearErrors('amount')
  }
  const charge = useUnsettledCharge(order)
  const amount = form.watch('amount')
  const left = order.payment.refundableAmount

  return (
    <FormDialog
      title={request ? t('dialog.accept') : t('dialog.refund')}
      description={t('dialog.left', {
        orderNumber: order.orderNumber,
        amount: money(left, order.currency),
      })}
      icon={HandCoins}
      submitLabel={
        isAmount(amount)
          ? t('dialog.refundAmount', { amount: money(decimalOf(amount.trim()), order.currency) })
          : t('dialog.refund')
      }
      pendingLabel={t('dialog.refunding')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        {charge && <NotSettled charge={charge} />}
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{t('dialog.licences')}</legend>
          <ul className="space-y-2">
            {order.items.map((item) => (
              <QuantityChoice
                key={item.id}
                item={item}
                currency={order.currency}
                quantity={quantities[item.id] ?? 0}
                onChoose={(quantity) => choose(item.id, quantity)}
              />
            ))}
          </ul>
        </fieldset>
        <TextField
          label={t('dialog.amount', { currency: currencyInWords(order.currency, pageLanguage()) })}
          required
          inputMode="decimal"
          autoComplete="off"
          hint={t('dialog.amountHint')}
          {...field('amount', rule())}
        />
        <TextField
          label={common('reason')}
          required
          maxLength={MAX_REASON_LENGTH}
          hint={t('dialog.reasonHint')}
          {...field('reason')}
        />
        {order.payment.manual && <ReferenceField {...field('reference')} />}
        <TextAreaField
          label={request ? t('decline.answer') : t('dialog.message')}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          hint={t('dialog.messageHint')}
          {...field('message')}
        />
        <DespiteDispute dispute={dispute} />
        <Consequence
          isWhole={isAmount(amount) && toCents(amount.trim()) === toCents(left)}
          charge={charge}
        />
      </div>
    </FormDialog>
  )
}

const isAmount = (text: string) => /^\d{1,8}(?:\.\d{1,2})?$/.test(text.trim())

type ConsequenceProps = { isWhole: boolean; charge: UnsettledCharge | null }

function Consequence({ isWhole, charge }: ConsequenceProps) {
  const t = useTranslations('backOffice.refunds')
  const isCancelled = isWhole && charge === 'untouched'
  return (
    <div className="space-y-1 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
      {charge && (
        <p className="font-semibold text-ink">
          {isCancelled ? t('dialog.wholeNow') : t('dialog.partWaits')}
        </p>
      )}
      <p>{isWhole ? t('dialog.whole') : t('dialog.part')}</p>
    </div>
  )
}
