import { AppError } from '@/lib/core/errors'
import { route } from '@/lib/http/route'
import { refreshPages } from '@/lib/platform/page-invalidation'
import { isOwnProcess } from '@/lib/platform/page-watch'

/** Called by this very process, which hears of changes outside of any request. */
export const POST = route(async (request) => {
  if (!isOwnProcess(request.headers.get('x-process-secret')))
    throw new AppError('not_found', 'There is no such call')
  await refreshPages()
  return new Response(null, { status: 204 })
})
