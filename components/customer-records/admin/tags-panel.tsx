'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { Panel } from '@/components/back-office/shell/panel'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { tagsIn } from '@/lib/customers/record-rules'
import { TagList } from './tag-list'
import { useCustomerChanged } from './use-customer'

const written = (tags: readonly string[]) => tags.join(', ')

/** The tags of a customer, edited as one line. */
export function TagsPanel({ customer: { id, tags } }: { customer: CustomerDetail }) {
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
      showToast({ title: 'Tags saved' })
      form.reset({ tags: written(customer.tags) })
      changed(customer)
    },
  })
  return (
    <Panel title="Tags">
      {tags.length > 0 && (
        <p className="mb-4 flex flex-wrap gap-1.5">
          <TagList tags={tags} />
        </p>
      )}
      {may('customers.handle') ? (
        <form onSubmit={submit} noValidate className="space-y-3">
          <TextField
            label="Edit the tags"
            hint="Commas between them, such as: reseller, press"
            autoComplete="off"
            {...field('tags')}
          />
          <FormError>{problem}</FormError>
          <Button type="submit" variant="outline" size="sm" disabled={isSending}>
            {isSending ? 'Saving …' : 'Save tags'}
          </Button>
        </form>
      ) : (
        tags.length === 0 && <p className="text-sm text-muted">None</p>
      )}
    </Panel>
  )
}
