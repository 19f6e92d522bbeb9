import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { readCustomer } from '@/lib/service/customer-records/read-customer'

export const GET = serve(
  customerRecordEndpoints['GET /api/admin/customers/[id]'],
  ({ actor, params }) => readCustomer(params.id, actor.role),
)
