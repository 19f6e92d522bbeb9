import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv, storeEnvironment } from '../lib/environment'
import { note, PlainError, runTask } from '../lib/progress'

/** What can be done for a user, and what is said of it. */
const COMMANDS: Record<string, (username: string) => Promise<string>> = {
  unlock: async (username) => {
    const { unlockLogin } = await import('@/lib/staff/login-limits')
    await unlockLogin(username)
    return `The login is open again for ${username}.`
  },
  'reset-second-factor': async (username) => {
    const { findUserForLogin } = await import('@/lib/staff/queries')
    const { resetSecondFactor } = await import('@/lib/staff/second-factor/remove')
    const user = await findUserForLogin(username)
    if (!user) throw new PlainError(`There is no user with the name ${username}.`)
    await resetSecondFactor(user.id)
    return `${username} signs in by password alone again, and is signed out everywhere.`
  },
}

/** @throws PlainError when nobody has that name */
async function requireUser(username: string): Promise<void> {
  const { findUserForLogin } = await import('@/lib/staff/queries')
  if (!(await findUserForLogin(username)))
    throw new PlainError(`There is no user with the name ${username}.`)
}

runTask(async () => {
  loadDotEnv()
  const [command = '', username = ''] = process.argv.slice(2)
  const run = COMMANDS[command]
  if (!run || username === '')
    throw new PlainError(
      `Say what to do for whom: npm run staff -- ${Object.keys(COMMANDS).join('|')} USERNAME`,
    )
  const database = await openDatabase()
  try {
    Object.assign(process.env, storeEnvironment(database.url))
    await requireUser(username)
    note(await run(username))
    const { db } = await import('@/lib/core/db')
    await db().$disconnect()
  } finally {
    await database.stop()
  }
})
