import { serve } from '@/lib/api/serve'
import { setTags } from '@/lib/customers/set-tags'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { readCustomer } from '@/lib/service/customer-records/read-customer'

export const PUT = serve(
  customerRecordEndpoints['PUT /api/admin/customers/[id]/tags'],
  async ({ actor, params, body }) => {
    await setTags(actor, params.id, body.tags)
    return readCustomer(params.id, actor.role)
  },
)
