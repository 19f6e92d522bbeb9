import { adminRoute } from '@/lib/api/admin-route'
import { adminProductFilterSchema } from '@/lib/catalog/admin-contracts'
import { exportProducts } from '@/lib/catalog/import-products'
import { parseQuery } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/products/export', async (request) => {
  const file = await exportProducts(parseQuery(request, adminProductFilterSchema))
  return new Response(file, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
    },
  })
})
