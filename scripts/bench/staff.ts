import { hashPassword } from '@/lib/staff/passwords'
import type { BenchStore } from './store'

const PASSWORD = 'violin-Lisbon-Karli-3'

/** Signs an administrator in who is there for measuring. @returns the session's token */
export async function signIn({ url, sql }: BenchStore): Promise<string> {
  await sql.query(
    `INSERT INTO "User" ("username", "email", "passwordHash", "role", "updatedAt")
     VALUES ('bench', 'bench@example.com', $1, 'admin', now()) ON CONFLICT DO NOTHING`,
    [await hashPassword(PASSWORD)],
  )
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bench', password: PASSWORD }),
  })
  const { sessionId } = await answer.json()
  if (typeof sessionId !== 'string') throw new Error(`Nobody could sign in: ${answer.status}`)
  return sessionId
}
