import { adminRoute } from '@/lib/api/admin-route'
import { LIMITS } from '@/lib/http/rate-limit'
import { parse, parseBody, parseQuery, reply } from '@/lib/http/route'
import {
  changeSiteImageSchema,
  resetSiteImageQuerySchema,
  siteImageSchema,
  slotKeySchema,
} from '@/lib/media/contracts'
import { resetSiteImage } from '@/lib/site-images/reset-site-image'
import { setSiteImage } from '@/lib/site-images/set-site-image'

type Params = { slot: string }

export const PUT = adminRoute<Params>(
  'PUT /api/admin/site-images/[slot]',
  async (request, actor, { slot }) => {
    const change = await parseBody(request, changeSiteImageSchema)
    return reply(siteImageSchema, await setSiteImage(actor, parse(slotKeySchema, slot), change))
  },
  // It may name an address that the store then connects to.
  { limit: LIMITS.changeSiteImage },
)

export const DELETE = adminRoute<Params>(
  'DELETE /api/admin/site-images/[slot]',
  async (request, actor, { slot }) => {
    const { expectedUrl } = parseQuery(request, resetSiteImageQuerySchema)
    return reply(
      siteImageSchema,
      await resetSiteImage(actor, parse(slotKeySchema, slot), expectedUrl),
    )
  },
)
