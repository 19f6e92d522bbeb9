import { once } from 'node:events'
import process from 'node:process'

/**
 * Waits, once everything is compiled, until the task that started the build says that the database is
 * filled: the one needs none of the other. A build that nobody started this way does not wait.
 */
export async function awaitData() {
  if (process.env.BUILD_AWAITS_DATA !== 'on' || !process.send) return
  const answer = once(process, 'message')
  const gone = once(process, 'disconnect').then(() => {
    throw new Error('The task that started the build is gone')
  })
  process.send('compiled')
  await Promise.race([answer, gone])
}
