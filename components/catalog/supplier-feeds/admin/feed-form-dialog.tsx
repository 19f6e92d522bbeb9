'use client'

import { CloudDownload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { EVERY_HOURS, type SupplierFeed } from '@/lib/catalog/supplier-feeds/contracts'

type Props = { feed?: SupplierFeed; onSaved: () => Promise<void>; onClose: () => void }
type Values = { name: string; url: string; everyHours: string; isOn: boolean }

/** Adds a supplier's feed, or changes one. */
export function FeedFormDialog({ feed, onSaved, onClose }: Props) {
  const t = useTranslations('backOffice.supplier-feeds')
  const { form, field, ...state } = useAdminForm<Values, SupplierFeed>({
    defaults: {
      name: feed?.name ?? '',
      url: feed?.url ?? '',
      everyHours: String(feed?.everyHours ?? 24),
      isOn: feed?.isOn ?? false,
    },
    failed: t('form.failed'),
    send: ({ everyHours, ...values }) => {
      const body = { ...values, everyHours: Number(everyHours) }
      return feed
        ? callAdmin('PUT /api/admin/supplier-feeds/[id]', { params: { id: feed.id }, body })
        : callAdmin('POST /api/admin/supplier-feeds', { body })
    },
    onSent: async ({ name, isOn }) => {
      showToast({
        title: feed ? t('form.saved') : t('form.added'),
        description: isOn ? t('form.soon', { name }) : name,
      })
      await onSaved()
    },
  })
  return (
    <FormDialog
      title={feed ? t('form.edit') : t('form.add')}
      icon={CloudDownload}
      submitLabel={feed ? t('form.save') : t('form.add')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label={t('form.supplier')}
          required
          maxLength={100}
          autoComplete="off"
          {...field('name')}
        />
        <TextField
          label={t('form.address')}
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          autoComplete="off"
          hint={t('form.addressHint')}
          {...field('url')}
        />
        <SelectField label={t('form.howOften')} {...field('everyHours')}>
          {EVERY_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {t(`every.${hours}`)}
            </option>
          ))}
        </SelectField>
        <SwitchField
          label={t('form.byItself')}
          hint={t('form.byItselfHint')}
          checked={form.watch('isOn')}
          onCheckedChange={(checked) => form.setValue('isOn', checked, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  )
}
