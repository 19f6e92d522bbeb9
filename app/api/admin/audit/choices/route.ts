import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { auditChoicesSchema } from '@/lib/staff/audit-contracts'
import { auditChoices } from '@/lib/staff/queries'

export const GET = adminRoute('GET /api/admin/audit/choices', async () =>
  reply(auditChoicesSchema, await auditChoices()),
)
