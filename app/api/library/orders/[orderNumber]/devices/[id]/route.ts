import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { freedPlaceReply } from '@/lib/licences/activations/freed-place-reply'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { freeOwnDevice } from '@/lib/service/library/own-devices'
import { requireReader } from '@/lib/service/library/reader'

export const DELETE = serve(
  libraryEndpoints['DELETE /api/library/orders/[orderNumber]/devices/[id]'],
  async ({ request, params }) =>
    freedPlaceReply(await freeOwnDevice(await requireReader(libraryCookie(request)), params)),
)
