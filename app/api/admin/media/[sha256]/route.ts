import { adminRoute } from '@/lib/api/admin-route'
import { parse, reply } from '@/lib/http/route'
import { deleteMedia, mediaDetails } from '@/lib/media/library'
import { libraryImageSchema, sha256Schema } from '@/lib/media/library-contracts'

type Params = { sha256: string }

export const GET = adminRoute<Params>(
  'GET /api/admin/media/[sha256]',
  async (_request, _actor, { sha256 }) =>
    reply(libraryImageSchema, await mediaDetails(parse(sha256Schema, sha256))),
)

export const DELETE = adminRoute<Params>(
  'DELETE /api/admin/media/[sha256]',
  async (_request, actor, { sha256 }) => {
    await deleteMedia(actor, parse(sha256Schema, sha256))
    return new Response(null, { status: 204 })
  },
)
