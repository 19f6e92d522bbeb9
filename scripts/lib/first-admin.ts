import { randomBytes } from 'node:crypto'
import { note } from './progress'

export type FirstAdmin = { username: string; password?: string } | null

/**
 * Creates the first admin of the database in process.env, with ADMIN_USERNAME and ADMIN_PASSWORD.
 * The store's modules are imported lazily, because they read the environment.
 *
 * @returns the login, with the password only when it was generated here; `null` when there is an admin
 */
export async function ensureFirstAdmin(): Promise<FirstAdmin> {
  const { db } = await import('@/lib/core/db')
  const { hashPassword } = await import('@/lib/staff/passwords')
  if ((await db().user.count({ where: { role: 'admin' } })) > 0) return null
  const username = process.env.ADMIN_USERNAME?.trim() || 'admin'
  const chosenPassword = process.env.ADMIN_PASSWORD?.trim() || undefined
  const password = chosenPassword ?? randomBytes(12).toString('base64url')
  const { count } = await db().user.createMany({
    data: {
      username,
      email: `${username}@softhaven.example`,
      passwordHash: await hashPassword(password),
      role: 'admin',
    },
    skipDuplicates: true,
  })
  // Another server that starts at the same time was faster, and says what the password is.
  if (count === 0) return null
  return chosenPassword ? { username } : { username, password }
}

/** Prints a generated password: it is stored only as a hash. */
export function printGeneratedPassword(admin: FirstAdmin): void {
  if (admin?.password) note(`Admin login: ${admin.username} / ${admin.password} (shown this once)`)
}
