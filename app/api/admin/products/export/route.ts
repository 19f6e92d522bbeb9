import { adminProductFilterSchema } from '@/lib/domains/catalog/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseQuery } from '@/lib/http/route'
import { exportProducts } from '@/lib/workflows/import-products'

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
