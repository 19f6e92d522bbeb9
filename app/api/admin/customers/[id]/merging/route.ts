import { serve } from '@/lib/api/serve'
import { mergeCustomers } from '@/lib/customers/merge-customers'
import { separateCustomer } from '@/lib/customers/separate-customer'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { readCustomer } from '@/lib/service/customer-records/read-customer'

export const POST = serve(
  customerRecordEndpoints['POST /api/admin/customers/[id]/merging'],
  async ({ actor, params, body }) => {
    await mergeCustomers(actor, params.id, { otherId: body.otherId, seenIds: body.addressIds })
    return readCustomer(params.id, actor.role)
  },
)

export const DELETE = serve(
  customerRecordEndpoints['DELETE /api/admin/customers/[id]/merging'],
  async ({ actor, params }) => {
    const leftId = await separateCustomer(actor, params.id)
    return readCustomer(leftId, actor.role)
  },
)
