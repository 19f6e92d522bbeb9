'use client'

import { Ban } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { LabelledValue } from '@/components/ui/labelled-value'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_BLOCK_REASON_LENGTH } from '@/lib/customers/record-rules'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { listed } from './customer-texts'
import { useCustomerChanged } from './use-customer'

type Props = {
  customer: CustomerDetail
  /** Whether the user may block; others see the block. */
  canBlock: boolean
}

/** Whether a customer may pay. */
export function BlockPanel({ customer, canBlock }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const { block, addresses } = customer
  const [isOpen, setOpen] = useState(false)
  if (!block && !canBlock) return null
  const close = () => setOpen(false)
  return (
    <Panel title={t(block ? 'blocked' : 'block.payments')}>
      {block ? (
        addresses.map(
          (address) =>
            address.block && (
              <dl key={address.id} className="mt-5 space-y-3 text-sm first-of-type:mt-0">
                {addresses.length > 1 && (
                  <LabelledValue label={common('address')}>
                    {shownEmail(address.email)}
                  </LabelledValue>
                )}
                <LabelledValue label={t('block.why')}>{address.block.reason}</LabelledValue>
                <LabelledValue label={t('block.since')}>
                  {t('block.sinceBy', {
                    time: formatDateTime(address.block.since),
                    name: address.block.by,
                  })}
                </LabelledValue>
              </dl>
            ),
        )
      ) : (
        <p className="text-sm text-muted">{t('block.canBuy')}</p>
      )}
      {canBlock && (
        <Button
          variant="outline"
          size="sm"
          className={block ? 'mt-4' : 'mt-4 text-danger'}
          onClick={() => setOpen(true)}
        >
          <Ban aria-hidden />
          {t(block ? 'block.lift' : 'block.block')}
        </Button>
      )}
      {isOpen &&
        (block ? (
          <UnblockDialog customer={customer} onClose={close} />
        ) : (
          <BlockDialog customer={customer} onClose={close} />
        ))}
    </Panel>
  )
}

const emailsOf = ({ addresses }: CustomerDetail) =>
  listed(addresses.map(({ email }) => shownEmail(email)))

type DialogProps = { customer: CustomerDetail; onClose: () => void }

function BlockDialog({ customer, onClose }: DialogProps) {
  const t = useTranslations('backOffice.customer-records')
  const { id, addresses } = customer
  const changed = useCustomerChanged()
  const { field, ...form } = useAdminForm({
    defaults: { reason: '' },
    send: (body) => callAdmin('PUT /api/admin/customers/[id]/block', { params: { id }, body }),
    onSent: (customer) => {
      showToast({ title: t('block.done') })
      changed(customer)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('block.title')}
      description={emailsOf(customer)}
      icon={Ban}
      size="sm"
      submitLabel={t('block.block')}
      pendingLabel={t('block.pending')}
      form={form}
      onClose={onClose}
    >
      <p className="mb-4 text-sm text-ink-soft">{t('block.text', { count: addresses.length })}</p>
      <TextField
        label={t('block.why')}
        hint={t('block.whyHint')}
        required
        autoComplete="off"
        maxLength={MAX_BLOCK_REASON_LENGTH}
        {...field('reason', { required: t('block.whyRequired') })}
      />
    </FormDialog>
  )
}

function UnblockDialog({ customer, onClose }: DialogProps) {
  const t = useTranslations('backOffice.customer-records')
  const { id } = customer
  const changed = useCustomerChanged()
  return (
    <ConfirmDialog
      title={t('block.liftTitle')}
      confirmLabel={t('block.lift')}
      onConfirm={async () =>
        changed(await callAdmin('DELETE /api/admin/customers/[id]/block', { params: { id } }))
      }
      onClose={onClose}
    >
      <p>
        {t.rich('block.liftText', {
          emails: emailsOf(customer),
          strong: (chunks) => <strong className="[overflow-wrap:anywhere]">{chunks}</strong>,
        })}
      </p>
    </ConfirmDialog>
  )
}
