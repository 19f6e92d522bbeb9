import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const GET = serve(staffEndpoints['GET /api/auth/user'], ({ session }) => session.user)
