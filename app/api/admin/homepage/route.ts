import { adminRoute } from '@/lib/api/admin-route'
import { changeHomepageSchema, homepageAnswerSchema } from '@/lib/homepage/contracts'
import { readHomepage } from '@/lib/homepage/queries'
import { saveHomepage } from '@/lib/homepage/save-homepage'
import { parseBody, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/homepage', async () =>
  reply(homepageAnswerSchema, await readHomepage()),
)

export const PUT = adminRoute('PUT /api/admin/homepage', async (request, actor) =>
  reply(
    homepageAnswerSchema,
    await saveHomepage(actor, await parseBody(request, changeHomepageSchema)),
  ),
)
