import { serve } from '@/lib/api/serve'
import { csvResponse } from '@/lib/http/csv-response'
import { newsletterEndpoints } from '@/lib/marketing/newsletter/endpoints'
import { exportSubscribers } from '@/lib/marketing/newsletter/export-subscribers'

export const GET = serve(
  newsletterEndpoints['GET /api/admin/subscribers/export'],
  async ({ actor }) => csvResponse('newsletter.csv', await exportSubscribers(actor)),
)
