'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { InvoiceDetails } from '@/lib/bookkeeping/invoices/contracts'
import { isPeppolIdOrNone } from '@/lib/bookkeeping/invoices/e-invoices/peppol-id'
import { DETAILS_LIMITS } from '@/lib/bookkeeping/invoices/limits'
import { isLikeATaxId } from '@/lib/customers/tax-id'
import { type DocumentsOf, saveDetails } from './document-calls'

type InvoiceDetailsFormProps = {
  of: DocumentsOf
  details: InvoiceDetails
  /** Whether the invoice says how the buyer's books find it. */
  takesReferences: boolean
  onStored: () => void
  onCancel: () => void
  /** The server refused, so what the page shows may be out of date. */
  onRefused: () => void
}

/** What the invoice is to say of its buyer beside the name. */
export function InvoiceDetailsForm({
  of,
  details,
  takesReferences,
  onStored,
  onCancel,
  onRefused,
}: InvoiceDetailsFormProps) {
  const t = useTranslations('orderDocuments')
  const texts = useTranslations('form')
  const { form, register, errorOf, problem, isSending, submit } = useApiForm<InvoiceDetails>({
    defaults: {
      company: details.company,
      taxId: details.taxId,
      address: details.address,
      buyerReference: details.buyerReference ?? '',
      purchaseOrder: details.purchaseOrder ?? '',
      peppolId: details.peppolId ?? '',
    },
    send: (values) => saveDetails(of, values),
    onSent: onStored,
    onRefused,
    explain: (error) => (error.code === 'conflict' ? t('issued') : undefined),
    texts: useFormErrorTexts(),
  })
  const { setFocus } = form
  useEffect(() => setFocus('company'), [setFocus])

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4 border-t border-line pt-4">
      <TextField
        id="invoice-company"
        label={t('company')}
        dir="auto"
        autoComplete="organization"
        maxLength={DETAILS_LIMITS.company}
        error={errorOf('company')}
        {...register('company')}
      />
      <TextField
        id="invoice-tax-id"
        label={t('taxId')}
        hint={t('taxIdHint')}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        error={errorOf('taxId')}
        {...register('taxId', {
          validate: (taxId) => isLikeATaxId(taxId) || t('taxIdInvalid'),
        })}
      />
      <TextAreaField
        id="invoice-address"
        label={t('address')}
        dir="auto"
        rows={4}
        autoComplete="street-address"
        maxLength={DETAILS_LIMITS.address}
        error={errorOf('address')}
        {...register('address', {
          validate: (address) =>
            address.trim().split('\n').length <= DETAILS_LIMITS.addressLines ||
            t('tooManyLines', { lines: DETAILS_LIMITS.addressLines }),
        })}
      />
      {takesReferences && (
        <>
          <TextField
            id="invoice-buyer-reference"
            label={t('buyerReference')}
            hint={t('buyerReferenceHint')}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={DETAILS_LIMITS.reference}
            error={errorOf('buyerReference')}
            {...register('buyerReference')}
          />
          <TextField
            id="invoice-purchase-order"
            label={t('purchaseOrder')}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={DETAILS_LIMITS.reference}
            error={errorOf('purchaseOrder')}
            {...register('purchaseOrder')}
          />
          <TextField
            id="invoice-peppol-id"
            label={t('peppolId')}
            hint={t('peppolIdHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={DETAILS_LIMITS.peppolId}
            error={errorOf('peppolId')}
            {...register('peppolId', {
              validate: (peppolId) => isPeppolIdOrNone(peppolId ?? '') || t('peppolIdInvalid'),
            })}
          />
        </>
      )}
      <FormError>{problem}</FormError>
      <div className="flex flex-col gap-3 xs:flex-row xs:flex-wrap xs:items-center">
        <Button
          type="submit"
          breaks
          disabled={isSending}
          // The field keeps the focus: leaving it would be judged, and the verdict would move this button away.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isSending ? texts('sending') : t('store')}
        </Button>
        <Button
          variant="ghost"
          disabled={isSending}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
