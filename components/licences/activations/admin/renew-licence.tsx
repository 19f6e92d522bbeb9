'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminLicence } from '@/lib/licences/activations/contracts'
import { MAX_TERM_DAYS } from '@/lib/licences/rule-contracts'

type Props = { keyId: number; days: number; onRenewed: (licence: AdminLicence) => void }

/** Adds days to a licence. @param days the term that it was sold with */
export function RenewLicence({ keyId, days, onRenewed }: Props) {
  const t = useTranslations('backOffice.activations')
  const { field, submit, isSending, problem } = useAdminForm<{ days: string }, AdminLicence>({
    defaults: { days: String(days) },
    failed: t('renew.failed'),
    send: (values) =>
      callAdmin('POST /api/admin/product-keys/[id]/licence/renew', {
        params: { id: keyId },
        body: { days: Number(values.days) },
      }),
    onSent: (licence) => {
      showToast({ title: t('renew.renewed') })
      onRenewed(licence)
    },
  })
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 border-t border-line pt-5">
      <TextField
        label={t('renew.days')}
        type="number"
        min={1}
        max={MAX_TERM_DAYS}
        required
        className="w-40"
        {...field('days')}
      />
      <Button type="submit" variant="outline" className="h-12" disabled={isSending}>
        {t('renew.submit')}
      </Button>
      <FormError>{problem}</FormError>
    </form>
  )
}
