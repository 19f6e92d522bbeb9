import { adminRoute } from '@/lib/api/admin-route'
import { parse, reply } from '@/lib/http/route'
import { deleteMedia } from '@/lib/media/delete-media'
import { libraryImageSchema, sha256Schema } from '@/lib/media/library-contracts'
import { mediaDetails } from '@/lib/media/queries'

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
