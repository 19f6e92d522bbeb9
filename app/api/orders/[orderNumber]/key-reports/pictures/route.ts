import { serve } from '@/lib/api/serve'
import { parse } from '@/lib/http/route'
import { fileOf, textsOf } from '@/lib/http/upload'
import { addReportPicture } from '@/lib/orders/key-reports/add-picture'
import { reportPictureFormSchema } from '@/lib/orders/key-reports/contracts'
import { keyReportEndpoints } from '@/lib/orders/key-reports/endpoints'
import { requireReader } from '@/lib/orders/read-order'

export const POST = serve(
  keyReportEndpoints['POST /api/orders/[orderNumber]/key-reports/pictures'],
  async ({ params: { orderNumber }, sessionId, request, form }) => {
    const token = request.headers.get('x-order-token')
    const orderId = await requireReader(orderNumber, { sessionId, token })
    const fields = { ...textsOf(form), picture: fileOf(form, 'picture') }
    await addReportPicture(orderId, parse(reportPictureFormSchema, fields))
  },
)
