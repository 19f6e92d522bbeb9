import { adminRoute } from '@/lib/api/admin-route'
import {
  adminProductQuerySchema,
  adminProductSchema,
  adminProductsSchema,
  newProductSchema,
} from '@/lib/catalog/admin-contracts'
import { findAdminProducts } from '@/lib/catalog/back-office-queries'
import { createProduct } from '@/lib/catalog/create-product'
import { nextPageLink } from '@/lib/http/paging'
import { PICTURES_IN_JSON, parseBody, parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/products', async (request) => {
  const query = parseQuery(request, adminProductQuerySchema)
  const { products, total } = await findAdminProducts(query)
  const headers = new Headers({ 'x-total-count': String(total) })
  const next = nextPageLink(request.nextUrl, query, products.length, total)
  if (next) headers.set('link', next)
  return reply(adminProductsSchema, products, { headers })
})

export const POST = adminRoute('POST /api/admin/products', async (request, actor) => {
  const input = await parseBody(request, newProductSchema, PICTURES_IN_JSON)
  return reply(adminProductSchema, await createProduct(actor, input), { status: 201 })
})
