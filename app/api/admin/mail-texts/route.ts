import { serve } from '@/lib/api/serve'
import { mailTextEndpoints } from '@/lib/mail/texts/endpoints'
import { listMailTexts } from '@/lib/mail/texts/queries'

export const GET = serve(mailTextEndpoints['GET /api/admin/mail-texts'], () => listMailTexts())
