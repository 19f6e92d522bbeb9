import 'server-only'
import { z } from 'zod'
import { newId } from '@/lib/core/ids'
import { openToken, sealToken } from '@/lib/core/sealed-token'
import { DAY_MS } from '@/lib/core/time'

/** The cookie of a browser that somebody signed in with; it lets nobody in. */
export const DEVICE_COOKIE = 'staff-device'
/** The only calls that read it. */
export const DEVICE_COOKIE_PATH = '/api/auth'
export const DEVICE_SECONDS = (180 * DAY_MS) / 1000

const PURPOSE = 'staff-device'
/** Somebody who signs in with more names on one device is remembered by the latest. */
const MAX_USERS = 10

const deviceSchema = z.object({ device: z.uuid(), users: z.array(z.string()) })
export type KnownDevice = z.infer<typeof deviceSchema>

const nameOf = (username: string) => username.toLowerCase()

/** The device that a cookie names, or `null` when nobody signed in on it for half a year. */
export async function openDevice(cookie: string | undefined): Promise<KnownDevice | null> {
  return cookie ? openToken(PURPOSE, deviceSchema, cookie, DEVICE_SECONDS) : null
}

/** Whether a user signed in on a device before. */
export const knowsUser = (device: KnownDevice, username: string): boolean =>
  device.users.includes(nameOf(username))

/** The cookie of a device after a user signed in on it. */
export function sealDevice(device: KnownDevice | null, username: string): Promise<string> {
  const name = nameOf(username)
  const others = (device?.users ?? []).filter((known) => known !== name)
  const users = [name, ...others].slice(0, MAX_USERS)
  return sealToken(PURPOSE, { device: device?.device ?? newId(), users }, DEVICE_SECONDS)
}
