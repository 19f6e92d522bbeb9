import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/customer-records/endpoints'
import { readCustomer } from '@/lib/customer-records/read-customer'
import { noteCustomer } from '@/lib/customers/note-customer'

export const POST = serve(
  customerRecordEndpoints['POST /api/admin/customers/[id]/notes'],
  async ({ actor, params, body }) => {
    await noteCustomer(actor, params.id, body.note)
    return readCustomer(params.id, actor.role)
  },
)
