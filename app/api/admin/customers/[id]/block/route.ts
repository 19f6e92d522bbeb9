import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/customer-records/endpoints'
import { readCustomer } from '@/lib/customer-records/read-customer'
import { blockCustomer, unblockCustomer } from '@/lib/customers/block-customer'

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
