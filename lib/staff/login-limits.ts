import 'server-only'
import { countedAs } from '@/lib/core/trusted-proxies.mjs'
import { clearLimit } from '@/lib/http/clear-limits'
import type { LimitUse } from '@/lib/http/rate-limit'
import { type KnownDevice, knowsUser } from './known-device'
import {
  FAILED_LOGIN_BY_ADDRESS,
  FAILED_LOGIN_BY_DEVICE,
  FAILED_LOGIN_BY_USER,
  FAILED_LOGIN_BY_USER_AND_ADDRESS,
} from './limits'

type Attempt = { username: string; address: string; device: KnownDevice | null }

/** What an attempt to log in is counted under. */
type LoginLimits = {
  all: LimitUse[]
  /** Those that say nothing of the user: what counts when the captcha was not passed. */
  ofCaller: LimitUse[]
}

const keyOf = (username: string) => username.toLowerCase()

/**
 * The limits of an attempt to log in. On a device that the user signed in on before, only those of the
 * device: strangers can't use them up.
 */
export function loginLimits({ username, address, device }: Attempt): LoginLimits {
  const user = keyOf(username)
  if (device && knowsUser(device, username)) {
    const own = { limit: FAILED_LOGIN_BY_DEVICE, key: `${user}|${device.device}` }
    return { all: [own], ofCaller: [own] }
  }
  const from = countedAs(address)
  const byAddress = { limit: FAILED_LOGIN_BY_ADDRESS, key: from }
  const all = [
    { limit: FAILED_LOGIN_BY_USER_AND_ADDRESS, key: `${user}|${from}` },
    byAddress,
    { limit: FAILED_LOGIN_BY_USER, key: user },
  ]
  return { all, ofCaller: [byAddress] }
}

/** Opens the login for a user who was shut out: forgets their failures, and those of all addresses. */
export async function unlockLogin(username: string): Promise<void> {
  const user = keyOf(username)
  await clearLimit(FAILED_LOGIN_BY_USER, user)
  await clearLimit(FAILED_LOGIN_BY_USER_AND_ADDRESS, `${user}|`)
  await clearLimit(FAILED_LOGIN_BY_DEVICE, `${user}|`)
  await clearLimit(FAILED_LOGIN_BY_ADDRESS)
}
