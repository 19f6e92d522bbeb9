import { changeHomepageSchema, homepageAnswerSchema } from '@/lib/domains/homepage/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { readHomepage, saveHomepage } from '@/lib/workflows/homepage'

export const GET = adminRoute('GET /api/admin/homepage', async () =>
  reply(homepageAnswerSchema, await readHomepage()),
)

export const PUT = adminRoute('PUT /api/admin/homepage', async (request, actor) =>
  reply(
    homepageAnswerSchema,
    await saveHomepage(actor, await parseBody(request, changeHomepageSchema)),
  ),
)
