import { serve } from '@/lib/api/serve'
import { noteCustomer } from '@/lib/customers/note-customer'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { readCustomer } from '@/lib/service/customer-records/read-customer'

export const POST = serve(
  customerRecordEndpoints['POST /api/admin/customers/[id]/notes'],
  async ({ actor, params, body }) => {
    await noteCustomer(actor, params.id, body.note)
    return readCustomer(params.id, actor.role)
  },
)
