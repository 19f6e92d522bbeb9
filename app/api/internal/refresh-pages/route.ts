import { AppError } from '@/lib/core/errors'
import { refreshPages } from '@/lib/core/page-changes'
import { route } from '@/lib/http/route'
import { isOwnProcess } from '@/lib/workflows/page-watch'

/** Called by this very process, which hears of changes outside of any request. */
export const POST = route(async (request) => {
  if (!isOwnProcess(request.headers.get('x-process-secret')))
    throw new AppError('not_found', 'There is no such call')
  await refreshPages()
  return new Response(null, { status: 204 })
})
