'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { SettingsAnswer } from '@/lib/settings/contracts'

const CALL = 'GET /api/admin/settings'

/** The store's sender, reply and notification addresses. */
export function MailAddresses() {
  const t = useTranslations('backOffice.orders')
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  if (error)
    return <LoadError title={t('mailSettings.addressesFailed')} error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-56 w-full" />
  return <AddressForm key={versionOf(data)} settings={data} onSaved={refetch} />
}

const versionOf = ({ versions }: SettingsAnswer) =>
  `${versions.supportEmail} ${versions.adminEmail}`

type Values = { supportEmail: string; adminEmail: string }

function AddressForm({ settings, onSaved }: { settings: SettingsAnswer; onSaved: () => void }) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const { values, versions } = settings
  const { field, problem, isSending, isDirty, submit } = useAdminForm<Values>({
    defaults: { supportEmail: values.supportEmail, adminEmail: values.adminEmail },
    send: (addresses) =>
      callAdmin('PATCH /api/admin/settings', {
        body: {
          values: addresses,
          expectedVersions: {
            supportEmail: versions.supportEmail ?? null,
            adminEmail: versions.adminEmail ?? null,
          },
        },
      }),
    onSent: () => {
      showToast({ title: t('mailSettings.saved'), description: t('mailSettings.savedHint') })
      onSaved()
    },
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <h3 className="text-sm font-bold">{t('mailSettings.addresses')}</h3>
      <EmailField
        label={t('mailSettings.support')}
        hint={t('mailSettings.supportHint')}
        required
        {...field('supportEmail')}
      />
      <EmailField
        label={t('mailSettings.admin')}
        hint={t('mailSettings.adminHint')}
        required
        {...field('adminEmail')}
      />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={isSending || !isDirty}>
        {isSending ? common('saving') : t('mailSettings.save')}
      </Button>
    </form>
  )
}
