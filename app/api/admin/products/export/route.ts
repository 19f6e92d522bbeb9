import { adminRoute } from '@/lib/api/admin-route'
import { adminProductFilterSchema } from '@/lib/catalog/admin-contracts'
import { exportProducts } from '@/lib/catalog/export-products'
import { csvResponse } from '@/lib/http/csv-response'
import { parseQuery } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/products/export', async (request) => {
  const lines = await exportProducts(parseQuery(request, adminProductFilterSchema))
  return csvResponse('products.csv', lines)
})
