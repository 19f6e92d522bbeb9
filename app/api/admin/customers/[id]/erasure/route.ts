import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { eraseCustomer } from '@/lib/service/customer-records/erase-customer'
import { readCustomer } from '@/lib/service/customer-records/read-customer'

export const POST = serve(
  customerRecordEndpoints['POST /api/admin/customers/[id]/erasure'],
  async ({ actor, params, body }) => {
    await eraseCustomer(actor, params.id, body)
    return readCustomer(params.id, actor.role)
  },
)
