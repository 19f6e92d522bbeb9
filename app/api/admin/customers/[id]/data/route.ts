import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { exportCustomer } from '@/lib/service/customer-records/export-customer'

export const GET = serve(
  customerRecordEndpoints['GET /api/admin/customers/[id]/data'],
  ({ actor, params, query }) =>
    exportCustomer(actor, params.id, { withOthers: query.addresses === 'all' }),
)
