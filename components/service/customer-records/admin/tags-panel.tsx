'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { tagsIn } from '@/lib/customers/record-rules'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { TagList } from './tag-list'
import { useCustomerChanged } from './use-customer'

const written = (tags: readonly string[]) => tags.join(', ')

/** The tags of a customer, edited as one line. */
export function TagsPanel({ customer: { id, tags } }: { customer: CustomerDetail }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const may = useMay()
  const changed = useCustomerChanged()
  const { form, field, problem, isSending, submit } = useAdminForm({
    defaults: { tags: written(tags) },
    send: (values) =>
      callAdmin('PUT /api/admin/customers/[id]/tags', {
        params: { id },
        body: { tags: tagsIn(values.tags) },
      }),
    onSent: (customer) => {
      showToast({ title: t('tagging.saved') })
      form.reset({ tags: written(customer.tags) })
      changed(customer)
    },
  })
  return (
    <Panel title={t('tags')}>
      {tags.length > 0 && (
        <p className="mb-4 flex flex-wrap gap-1.5">
          <TagList tags={tags} />
        </p>
      )}
      {may('customers.handle') ? (
        <form onSubmit={submit} noValidate className="space-y-3">
          <TextField
            label={t('tagging.edit')}
            hint={t('tagging.hint')}
            autoComplete="off"
            {...field('tags')}
          />
          <FormError>{problem}</FormError>
          <Button type="submit" variant="outline" size="sm" disabled={isSending}>
            {isSending ? common('saving') : t('tagging.save')}
          </Button>
        </form>
      ) : (
        tags.length === 0 && <p className="text-sm text-muted">{t('tagging.none')}</p>
      )}
    </Panel>
  )
}
