import { orderFiltersSchema } from '@/lib/domains/orders/admin-contracts'
import { orderLine, ordersHead } from '@/lib/domains/orders/admin-csv'
import { exportOrders } from '@/lib/domains/orders/admin-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { parseQuery } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/orders/export', async (request) => {
  const orders = exportOrders(parseQuery(request, orderFiltersSchema))
  const encoder = new TextEncoder()
  // Read as the browser takes it, so that no number of orders fills the memory.
  const file = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(ordersHead())),
    pull: async (stream) => {
      const { done, value } = await orders.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(orderLine(value)))
    },
    cancel: async () => {
      await orders.return(undefined)
    },
  })
  return new Response(file, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
    },
  })
})
