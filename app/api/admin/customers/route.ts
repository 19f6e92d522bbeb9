import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/customer-records/endpoints'
import { listCustomers } from '@/lib/customer-records/list-customers'

export const GET = serve(customerRecordEndpoints['GET /api/admin/customers'], ({ query }) =>
  listCustomers(query),
)
