import { adminRoute } from '@/lib/api/admin-route'
import { parseQuery } from '@/lib/http/route'
import { orderFiltersSchema } from '@/lib/orders/admin-contracts'
import { orderLine, ordersHead } from '@/lib/orders/admin-csv'
import { exportOrders } from '@/lib/orders/admin-queries'

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
