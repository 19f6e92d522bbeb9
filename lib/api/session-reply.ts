import 'server-only'
import { Reply } from '@/lib/http/serve'
import { setCookie } from '@/lib/http/set-cookie'
import { DEVICE_COOKIE, DEVICE_COOKIE_PATH, DEVICE_SECONDS } from '@/lib/staff/known-device'
import { SESSION_COOKIE, SESSION_COOKIE_PATH, SESSION_SECONDS } from '@/lib/staff/session-token'
import type { StartedSession } from '@/lib/staff/start-session'

const sessionCookie = { name: SESSION_COOKIE, path: SESSION_COOKIE_PATH }

type Begun = { session: StartedSession; deviceCookie: string }

/** Answers a login: the token in the body; the cookies of its session, if a browser began it, and of the device. */
export function sessionBegun({ session: { token, cookie }, deviceCookie }: Begun): Reply {
  const device = { name: DEVICE_COOKIE, path: DEVICE_COOKIE_PATH, seconds: DEVICE_SECONDS }
  const cookies = [setCookie({ ...device, value: deviceCookie })]
  if (cookie !== null)
    cookies.push(setCookie({ ...sessionCookie, value: cookie, seconds: SESSION_SECONDS }))
  return new Reply(200, { sessionId: token }, cookies)
}

/** Answers a logout: the browser forgets the session's cookie. */
export const sessionEnded = (): Reply =>
  new Reply(204, undefined, [setCookie({ ...sessionCookie, value: '', seconds: 0 })])
