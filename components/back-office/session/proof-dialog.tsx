'use client'

import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'

const ACCOUNT_CALL = 'GET /api/admin/account'

type Props = { onProven: () => void; onClose: () => void }

/** Asks a user who is signed in to show again who they are. */
export function ProofDialog({ onProven, onClose }: Props) {
  const t = useTranslations('backOffice.staff')
  const [byCode, setByCode] = useState(false)
  const { data } = useQuery({
    queryKey: [ACCOUNT_CALL],
    queryFn: ({ signal }) => callAdmin(ACCOUNT_CALL, { signal }),
  })
  return (
    <Dialog
      title={t('proof.title')}
      description={t('proof.description')}
      icon={ShieldCheck}
      size="sm"
      onClose={onClose}
    >
      <ProofForm key={String(byCode)} byCode={byCode} onProven={onProven} />
      {data?.secondFactor && (
        <Button
          variant="ghost"
          className="mt-3 w-full"
          // Or the field that loses the focus would complain, and move the button away from the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setByCode(!byCode)}
        >
          {byCode ? t('proof.byPassword') : t('proof.byCode')}
        </Button>
      )}
    </Dialog>
  )
}

function ProofForm({ byCode, onProven }: { byCode: boolean; onProven: () => void }) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const { field, problem, isSending, submit } = useAdminForm({
    defaults: { password: '', code: '' },
    send: ({ password, code }) =>
      callAdmin('POST /api/admin/account/proof', { body: byCode ? { code } : { password } }),
    onSent: onProven,
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {byCode ? (
        <TextField
          label={t('fields.code')}
          required
          maxLength={40}
          autoComplete="one-time-code"
          {...field('code', { required: t('fields.codeRequired') })}
          // The page behind may have a field of this name, and of that below.
          id="proof-code"
        />
      ) : (
        <TextField
          type="password"
          label={common('yourPassword')}
          required
          maxLength={200}
          autoComplete="current-password"
          {...field('password', { required: t('fields.passwordRequired') })}
          id="proof-password"
        />
      )}
      <FormError>{problem}</FormError>
      <Button type="submit" size="lg" className="w-full" disabled={isSending}>
        {isSending ? t('fields.checking') : t('proof.confirm')}
      </Button>
    </form>
  )
}
