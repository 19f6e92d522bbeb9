import { serve } from '@/lib/api/serve'
import { mailEndpoints } from '@/lib/mail/endpoints'
import { mailState } from '@/lib/mail/mail-state'

export const GET = serve(mailEndpoints['GET /api/admin/settings/mail'], mailState)
