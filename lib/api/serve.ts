import 'server-only'
import { randomUUID } from 'node:crypto'
import { cartSession, optionalCartSession } from '@/lib/cart/session-header'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { clientIp } from '@/lib/http/route'
import { createServe } from '@/lib/http/serve'
import { asksForStepUp } from '@/lib/http/step-up'
import { refreshPages } from '@/lib/platform/page-invalidation'
import { isOwnProcess } from '@/lib/platform/page-watch'
import { awaitOthers } from '@/lib/platform/server-processes'
import { recordRefusedCall } from '@/lib/security/record-refused-call'
import {
  isSecondFactorRequired,
  mustSetUpSecondFactor,
} from '@/lib/security/required-second-factor'
import type { Actor } from '@/lib/staff/audit'
import { notAllowed } from '@/lib/staff/not-allowed'
import { requireProof } from '@/lib/staff/require-proof'
import { may } from '@/lib/staff/roles'
import { isRecentProof } from '@/lib/staff/session-rules'
import { actorOfKey, apiKeyOf } from './api-key-actor'
import { requireSession } from './require-session'

/**
 * Turns a declared call and its handler into a route. After a write of the back office the changed
 * pages are rendered again at the next request, whichever process it reaches.
 */
export const serve = createServe({
  staff: async (request, endpoint): Promise<Actor> => {
    const apiKey = apiKeyOf(request)
    if (apiKey !== null) return actorOfKey(apiKey, request, endpoint)
    const { permission, isForSetup } = endpoint
    // Both are asked at once, as every call of the back office waits for them.
    const [{ id, user, isBrowser, provenAt }, isRequired] = await Promise.all([
      requireSession(request),
      isSecondFactorRequired(),
    ])
    const actor = {
      userId: user.id,
      username: user.username,
      role: user.role,
      sessionId: id,
      address: clientIp(request),
      changeId: randomUUID(),
      mustProve: isBrowser && !isRecentProof(provenAt),
    }
    if (!may(user.role, permission)) {
      await recordRefusedCall(actor, `${request.method} ${request.nextUrl.pathname}`)
      throw notAllowed()
    }
    if (!isForSetup && mustSetUpSecondFactor(user, isRequired))
      throw new AppError('second_factor_setup_required', say('staff.secondFactorRequired'))
    if (asksForStepUp(endpoint, request.nextUrl.searchParams)) requireProof(actor)
    return actor
  },
  signedIn: requireSession,
  cartSession,
  optionalCartSession,
  ownProcess: (request) => {
    if (!isOwnProcess(request.headers.get('x-process-secret')))
      throw new AppError('not_found', say('request.noSuchCall'))
  },
  afterChange: async () => awaitOthers(await refreshPages()),
})
