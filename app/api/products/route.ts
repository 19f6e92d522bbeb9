import { productQuerySchema, productsSchema } from '@/lib/catalog/contracts'
import { countProducts, findProducts } from '@/lib/catalog/queries'
import { nextPageLink } from '@/lib/http/paging'
import { parseQuery, reply, route } from '@/lib/http/route'

export const GET = route(async (request) => {
  const query = parseQuery(request, productQuerySchema, ['price', 'rating'])
  const [products, total] = await Promise.all([
    findProducts(query),
    query.count ? countProducts(query) : null,
  ])
  const headers = new Headers()
  if (total !== null) {
    headers.set('x-total-count', String(total))
    const next = nextPageLink(request.nextUrl, query, products.length, total)
    if (next) headers.set('link', next)
  }
  return reply(productsSchema, products, { headers })
})
