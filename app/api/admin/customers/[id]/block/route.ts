import { serve } from '@/lib/api/serve'
import { blockCustomer, unblockCustomer } from '@/lib/customers/block-customer'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { readCustomer } from '@/lib/service/customer-records/read-customer'

export const PUT = serve(
  customerRecordEndpoints['PUT /api/admin/customers/[id]/block'],
  async ({ actor, params, body }) => {
    await blockCustomer(actor, params.id, body.reason)
    return readCustomer(params.id, actor.role)
  },
)

export const DELETE = serve(
  customerRecordEndpoints['DELETE /api/admin/customers/[id]/block'],
  async ({ actor, params }) => {
    await unblockCustomer(actor, params.id)
    return readCustomer(params.id, actor.role)
  },
)
