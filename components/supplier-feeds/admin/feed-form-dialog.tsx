'use client'

import { CloudDownload } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { EVERY_HOURS, type SupplierFeed } from '@/lib/supplier-feeds/contracts'
import { EVERY_LABELS } from './every-labels'

type Props = { feed?: SupplierFeed; onSaved: () => Promise<void>; onClose: () => void }
type Values = { name: string; url: string; everyHours: string; isOn: boolean }

/** Adds a supplier's feed, or changes one. */
export function FeedFormDialog({ feed, onSaved, onClose }: Props) {
  const { form, field, ...state } = useAdminForm<Values, SupplierFeed>({
    defaults: {
      name: feed?.name ?? '',
      url: feed?.url ?? '',
      everyHours: String(feed?.everyHours ?? 24),
      isOn: feed?.isOn ?? false,
    },
    failed: 'The feed could not be saved',
    send: ({ everyHours, ...values }) => {
      const body = { ...values, everyHours: Number(everyHours) }
      return feed
        ? callAdmin('PUT /api/admin/supplier-feeds/[id]', { params: { id: feed.id }, body })
        : callAdmin('POST /api/admin/supplier-feeds', { body })
    },
    onSent: async ({ name, isOn }) => {
      showToast({
        title: feed ? 'Feed Saved' : 'Feed Added',
        description: isOn ? `${name} is imported within minutes.` : name,
      })
      await onSaved()
    },
  })
  return (
    <FormDialog
      title={feed ? 'Edit Feed' : 'Add Feed'}
      icon={CloudDownload}
      submitLabel={feed ? 'Save Feed' : 'Add Feed'}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label="Supplier"
          required
          maxLength={100}
          autoComplete="off"
          {...field('name')}
        />
        <TextField
          label="Address of the table"
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          autoComplete="off"
          hint="A CSV file in UTF-8 of up to 10 MB, with the columns of a CSV import."
          {...field('url')}
        />
        <SelectField label="How often" {...field('everyHours')}>
          {EVERY_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {EVERY_LABELS[hours]}
            </option>
          ))}
        </SelectField>
        <SwitchField
          label="Import it by itself"
          hint="Right lines are imported, others are left out. It waits for you when more than a fifth of the lines have errors, a price changes by more than half, more than 200 products are new, or more than 20 would be hidden."
          checked={form.watch('isOn')}
          onCheckedChange={(checked) => form.setValue('isOn', checked, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  )
}
