import { auditChoicesSchema } from '@/lib/domains/audit/contracts'
import { auditChoices } from '@/lib/domains/audit/queries'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/audit/choices', async () =>
  reply(auditChoicesSchema, await auditChoices()),
)
