import { adminRoute } from '@/lib/api/admin-route'
import { csvResponse } from '@/lib/http/csv-response'
import { exportSubscribers } from '@/lib/newsletter/export-subscribers'

export const GET = adminRoute('GET /api/admin/subscribers/export', async (_request, actor) =>
  csvResponse('newsletter.csv', await exportSubscribers(actor)),
)
