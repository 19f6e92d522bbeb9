import { freedPlaceReply } from '@/lib/activations/freed-place-reply'
import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/library/endpoints'
import { freeOwnDevice } from '@/lib/library/own-devices'
import { requireReader } from '@/lib/library/reader'

export const DELETE = serve(
  libraryEndpoints['DELETE /api/library/orders/[orderNumber]/devices/[id]'],
  async ({ request, params }) =>
    freedPlaceReply(await freeOwnDevice(await requireReader(libraryCookie(request)), params)),
)
