import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { listCustomers } from '@/lib/service/customer-records/list-customers'

export const GET = serve(customerRecordEndpoints['GET /api/admin/customers'], ({ query }) =>
  listCustomers(query),
)
