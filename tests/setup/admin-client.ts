import type { Page } from '@playwright/test'
import type { Role } from '@/lib/staff/contracts'
import { type Answer, apiClient } from './api-client'
import type { TestStore } from './store'
import { quickHash, TEST_ADMIN } from './template'

/**
 * A client that is signed in to the back office: as the seeded admin, or as another user.
 *
 * @param browser whether its session is a browser's, which holds by its cookie too
 */
export async function adminClient(store: TestStore, credentials = TEST_ADMIN, browser = false) {
  const client = apiClient(store.url)
  const login = await client.call('/api/auth/login', {
    method: 'POST',
    body: { ...credentials, browser },
  })
  const token: string = login.body.sessionId
  if (!token) throw new Error(`${credentials.username} cannot sign in: ${login.status}`)
  const cookies = login.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '')
  const own = { 'x-session-token': token, ...(browser ? { cookie: cookies.join('; ') } : {}) }
  const call: typeof client.call = (path, options = {}) =>
    client.call(path, { ...options, headers: { ...own, ...options.headers } })
  const post = (path: string, body: object = {}): Promise<Answer> =>
    call(path, { method: 'POST', body })
  return { ...client, token, cookies, call, post }
}

/** A client signed in as a new user of a role. */
export async function clientOfRole(store: TestStore, role: Role, browser = false) {
  const credentials = { username: `${role}-${Date.now()}`, password: TEST_ADMIN.password }
  await store.sql.query(
    `INSERT INTO "User" ("username", "email", "passwordHash", "role", "updatedAt")
     VALUES ($1, $2, $3, $4::"UserRole", now())`,
    [
      credentials.username,
      `${credentials.username}@softhaven.example`,
      await quickHash(credentials.password),
      role,
    ],
  )
  return adminClient(store, credentials, browser)
}

/** Signs a page in as the seeded admin, from its next visit on. */
export async function signInOnPage(page: Page, store: TestStore): Promise<void> {
  const { token } = await adminClient(store)
  await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), token)
}
