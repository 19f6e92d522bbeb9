import { adminRoute } from '@/lib/api/admin-route'
import { exportSubscribers } from '@/lib/newsletter/export-subscribers'

export const GET = adminRoute('GET /api/admin/subscribers/export', async (_request, actor) => {
  const lines = await exportSubscribers(actor)
  const encoder = new TextEncoder()
  // Read as the browser takes it, so that no number of readers fills the memory.
  const file = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await lines.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })
  return new Response(file, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter.csv"',
    },
  })
})
