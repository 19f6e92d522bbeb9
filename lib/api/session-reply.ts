import 'server-only'
import type { NextRequest } from 'next/server'
import { Reply } from '@/lib/http/serve'
import { setCookie } from '@/lib/http/set-cookie'
import type { LoggedIn, LoginCaller } from '@/lib/security/log-in'
import { DEVICE_COOKIE, DEVICE_COOKIE_PATH, DEVICE_SECONDS } from '@/lib/staff/known-device'
import { SESSION_COOKIE, SESSION_COOKIE_PATH, SESSION_SECONDS } from '@/lib/staff/session-token'

const sessionCookie = { name: SESSION_COOKIE, path: SESSION_COOKIE_PATH }

/** Who logs in. */
export const loginCaller = ({
  request,
  address,
  host,
}: {
  request: NextRequest
  address: string
  host: string
}): LoginCaller => ({
  address,
  host,
  userAgent: request.headers.get('user-agent') ?? '',
  deviceCookie: request.cookies.get(DEVICE_COOKIE)?.value,
})

/** Answers a login: the token in the body; the cookies of its session, if a browser began it, and of the device. */
export function sessionBegun({ session: { token, cookie }, deviceCookie }: LoggedIn): Reply {
  const device = { name: DEVICE_COOKIE, path: DEVICE_COOKIE_PATH, seconds: DEVICE_SECONDS }
  const cookies = [setCookie({ ...device, value: deviceCookie })]
  if (cookie !== null)
    cookies.push(setCookie({ ...sessionCookie, value: cookie, seconds: SESSION_SECONDS }))
  return new Reply(200, { sessionId: token }, cookies)
}

/** Answers a logout: the browser forgets the session's cookie. */
export const sessionEnded = (): Reply =>
  new Reply(204, undefined, [setCookie({ ...sessionCookie, value: '', seconds: 0 })])
