import { serve } from '@/lib/api/serve'
import { staffOrderEndpoints } from '@/lib/checkout/staff-orders/endpoints'
import { previewStaffOrder } from '@/lib/checkout/staff-orders/preview-staff-order'

export const POST = serve(staffOrderEndpoints['POST /api/admin/orders/preview'], ({ body }) =>
  previewStaffOrder(body),
)
