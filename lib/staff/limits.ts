/** Counted by username: only failures, from wherever they come. */
export const FAILED_LOGIN_BY_USER = { name: 'failed-login-user', points: 5, seconds: 900 }

/** Counted by network address: only failures. */
export const FAILED_LOGIN_BY_ADDRESS = { name: 'failed-login-address', points: 20, seconds: 900 }
