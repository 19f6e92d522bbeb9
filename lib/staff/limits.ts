import type { Limit } from '@/lib/http/limit'

const QUARTER_HOUR = 900

/** Failed logins as one user from one address, so that a stranger elsewhere shuts nobody out. */
export const FAILED_LOGIN_BY_USER_AND_ADDRESS: Limit = {
  name: 'failed-login-user-address',
  points: 5,
  seconds: QUARTER_HOUR,
}

/** Failed logins from one address, whoever they name. */
export const FAILED_LOGIN_BY_ADDRESS: Limit = {
  name: 'failed-login-address',
  points: 20,
  seconds: QUARTER_HOUR,
}

/** Failed logins as one user from all devices that this user never signed in on. */
export const FAILED_LOGIN_BY_USER: Limit = {
  name: 'failed-login-user',
  points: 100,
  seconds: QUARTER_HOUR,
}

/** Failed logins as a user on a device that they signed in on before: its own, whatever strangers do. */
export const FAILED_LOGIN_BY_DEVICE: Limit = {
  name: 'failed-login-device',
  points: 5,
  seconds: QUARTER_HOUR,
}

/** Wrong passwords of a user who is signed in and is asked again. */
export const FAILED_PROOF: Limit = { name: 'failed-proof', points: 5, seconds: QUARTER_HOUR }

/** Wrong codes after the right password. */
export const FAILED_SECOND_STEP: Limit = {
  name: 'failed-second-step',
  points: 5,
  seconds: QUARTER_HOUR,
}
