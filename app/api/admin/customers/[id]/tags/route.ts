import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/customer-records/endpoints'
import { readCustomer } from '@/lib/customer-records/read-customer'
import { setTags } from '@/lib/customers/set-tags'

export const PUT = serve(
  customerRecordEndpoints['PUT /api/admin/customers/[id]/tags'],
  async ({ actor, params, body }) => {
    await setTags(actor, params.id, body.tags)
    return readCustomer(params.id, actor.role)
  },
)
